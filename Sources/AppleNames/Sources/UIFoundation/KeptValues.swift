/// Values that extensions keep for objects, as associated objects do on Apple's systems.
@MainActor
package enum KeptValues {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [String: Any] = [:]
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64
  /// The kept value, or the default.
  package static func value<Value>(
    of owner: AnyObject, or value: @autoclosure () -> Value, key: String = #function
  ) -> Value {
    // A new object can have the address of a released one.
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return value() }
    return entry.values[key] as? Value ?? value()
  }
  /// Keeps the value as long as the object exists.
  package static func keep<Value>(_ value: Value, for owner: AnyObject, key: String = #function) {
    let id = ObjectIdentifier(owner)
    if entries[id]?.owner !== owner { entries[id] = Entry(owner: owner) }
    entries[id]?.values[key] = value
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }
}
