#if canImport(os)
    import os
#endif

/// The system's log. Only faults and what was not done are written there, never what people play.
enum Log {
    /// Something that should not happen.
    static func error(_ words: String) {
        #if canImport(os)
            logger.error("\(words, privacy: .public)")
        #endif
    }

    /// Something that was asked and could not be done.
    static func info(_ words: String) {
        #if canImport(os)
            logger.info("\(words, privacy: .public)")
        #endif
    }

    #if canImport(os)
        private static let logger = Logger(subsystem: "app.dama", category: "app")
    #endif
}
