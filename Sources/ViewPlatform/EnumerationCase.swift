/// The case of an enumeration's value and its payload, from the metadata of its type.
package struct EnumerationCase {
  // One pointer for all values of a case, so that no text is compared.
  private let name: UnsafePointer<CChar>?
  package let payload: Any?
  /// The name of the case; nil where the program was built without reflection.
  package var label: String? { name.map { String(cString: $0) } }

  package init<Value>(of value: Value) {
    name = runtimeCaseName(of: value)
    guard runtimeChildCount(of: value, type: Value.self) > 0 else {
      payload = nil
      return
    }
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    payload = runtimeChild(of: value, type: Value.self, index: 0, name: &name, release: &release)
    release?(name)
  }

  /// The number of cases that an enumeration declares.
  ///
  ///     type descriptor ─20▶ number of cases with payloads, and a size │ number of other cases
  package static func count(in type: Any.Type) -> Int {
    guard let descriptor = runtimeDescriptor(of: type) else { return 0 }
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
      + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  /// Whether the case is the same; false where the program was built without reflection.
  package func isSameCase(as other: EnumerationCase) -> Bool { name != nil && name == other.name }
}
