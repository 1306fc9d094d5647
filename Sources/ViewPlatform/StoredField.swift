/// A stored property of a type that only its metadata is known of.
package struct StoredField {
  /// Valid while the field is visited; nil where the runtime has none, as for an element of a tuple without a label.
  package let name: UnsafePointer<CChar>?
  /// In bytes from the start of a value.
  package let offset: Int
  package let type: Any.Type

  /// Visits the stored properties of a structure or a tuple, in order, until `body` returns false. Other types, a class
  /// among them, have none here.
  package static func forEach(of type: Any.Type, _ body: (StoredField) -> Bool) {
    guard !(type is AnyClass) else { return }
    for index in 0..<runtimeFieldCount(type) {
      var description = RuntimeField()
      let fieldType = withUnsafeMutablePointer(to: &description) { runtimeType(of: type, index: index, into: $0) }
      defer { description.release?(description.name) }
      let offset = runtimeFieldOffset(type, index: index)
      guard body(StoredField(name: description.name, offset: offset, type: fieldType)) else { return }
    }
  }

  private static func runtimeType(
    of type: Any.Type, index: Int, into description: UnsafeMutablePointer<RuntimeField>
  ) -> Any.Type {
    #if arch(wasm32)
      runtimeFieldType(type, index: index, description: description)
    #else
      runtimeFieldType(
        type, index: index, description: description,
        release: UnsafeMutableRawPointer(description) + MemoryLayout<UnsafePointer<CChar>?>.stride)
    #endif
  }
}

/// What a type is, as far as it matters to a comparison.
package enum TypeKind {
  /// A structure or a tuple.
  case aggregate
  case enumeration, object, function, other

  package init(_ type: Any.Type) {
    self =
      switch runtimeKind(of: type) {
      case 0: .object
      case 0x200, 0x301: .aggregate
      case 0x201: .enumeration
      case 0x302: .function
      default: .other
      }
  }
}
