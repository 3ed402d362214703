import Foundation

/// Small values by name that outlive the app's process. `UserDefaults` is one as it is.
public protocol KeyValues: AnyObject {
    /// What is kept under a name.
    func object(forKey key: String) -> Any?

    /// Keeps a value under a name, or none if it is nil.
    func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: KeyValues {}

extension KeyValues {
    /// The value under a name, or another one if there is none of that type.
    func value<Value>(_ key: String, else other: Value) -> Value {
        object(forKey: key) as? Value ?? other
    }

    /// The case of an enum that was kept by name; another one if no case is called that (any more).
    func named<Value: RawRepresentable<String>>(_ key: String, else other: Value) -> Value {
        (object(forKey: key) as? String).flatMap(Value.init(rawValue:)) ?? other
    }
}
