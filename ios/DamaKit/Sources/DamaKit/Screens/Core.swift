import DamaCore

// What the app asks of the core apart from games.

/// Has the core write to the system's log; to be called once, before anything else is asked of it.
public func startLog() {
    do {
        try startLogging()
    } catch {
        Log.error("the core's log cannot be started: \(error)")
    }
}

/// How many levels the computer has; none if the core cannot say.
public let levelsOfPlay: Int = {
    do {
        return Int(try levelCount())
    } catch {
        Log.error("the levels are not known: \(error)")
        return 0
    }
}()
