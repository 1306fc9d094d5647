#if !canImport(Darwin)
  public import Foundation

  /// Values that iCloud keeps on Apple's systems. Here they are in memory, and reach no other device.
  public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name(
      "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// An empty store.
    public override init() { super.init() }

    /// All values.
    public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// True: there is nothing to send.
    @discardableResult public func synchronize() -> Bool { true }

    /// The kept value, if it is of that type.
    public func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Keeps a value; nil removes it.
    public func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// The kept value, if it is of that type.
    public func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

    /// The kept value, if it is of that type.
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The kept value, if it is of that type.
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The kept value, if it is of that type.
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The kept value, if it is of that type.
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }
    /// The kept number; 0 without.
    public func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// The kept number; 0 without.
    public func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// The kept Boolean; false without.
    public func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    public func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    public func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    public func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    public func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    public func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    public func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  }

  /// Of a notification that nothing posts: no other device changes a value.
  public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
  /// Of a notification that nothing posts: no other device changes a value.
  public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
  /// Of a notification that nothing posts: no other device changes a value.
  public let NSUbiquitousKeyValueStoreServerChange = 0
  /// Of a notification that nothing posts: no other device changes a value.
  public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
  /// Of a notification that nothing posts: no other device changes a value.
  public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
  /// Of a notification that nothing posts: no other device changes a value.
  public let NSUbiquitousKeyValueStoreAccountChange = 3
#endif
