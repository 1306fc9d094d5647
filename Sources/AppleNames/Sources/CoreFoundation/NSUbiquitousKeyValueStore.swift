import Foundation

/// Values that iCloud keeps on Apple's systems. Here they are in memory, and reach no other device.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  public override init() { super.init() }
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  @discardableResult public func synchronize() -> Bool { true }
  public func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  public func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  public func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }
  public func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  public func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
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
