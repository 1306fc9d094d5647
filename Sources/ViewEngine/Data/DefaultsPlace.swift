import Foundation

/// A key of some defaults, and how its value is written there.
struct DefaultsPlace<Value>: @unchecked Sendable {
  let key: String
  var defaults: UserDefaults
  let coding: StorableValue<Value>

  var value: Value? { defaults.object(forKey: key).flatMap(coding.decode) }

  func store(_ value: Value) {
    if let encoded = coding.encode(value) {
      defaults.set(encoded, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    NotificationCenter.default.post(name: .appStorageDidChange, object: defaults)
  }

  func isSame(as other: DefaultsPlace) -> Bool { key == other.key && defaults === other.defaults }
}
