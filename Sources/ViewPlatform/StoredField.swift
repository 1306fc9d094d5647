/// A stored property of a type, from the type's metadata.
package struct StoredField {
  /// Valid while the field is visited; nil where the runtime has none, as for an element of a tuple without a label.
  package let name: UnsafePointer<CChar>?
  /// In bytes from the start of a value.
  package let offset: Int
  package let type: Any.Type
  /// Whether a value can be read there. False for `weak` and `unowned`, whose storage is not that of `type`.
  package let isStrong: Bool
  /// Whether it is declared with `var`.
  package let isVariable: Bool

  /// Visits the stored properties of a structure or a tuple, in order, until `body` returns false. Other types, a class
  /// among them, have none here.
  package static func forEach(of type: Any.Type, _ body: (StoredField) -> Bool) {
    guard !(type is AnyClass) else { return }
    for index in 0..<runtimeFieldCount(type) where !visit(index, of: type, body) { return }
  }

  package static func forEach(ofClass type: AnyClass, _ body: (StoredField, _ index: Int) -> Void) {
    let inherited = _getSuperclass(type).map { runtimeFieldCount($0) } ?? 0
    let count = runtimeFieldCount(type)
    guard inherited < count else { return }
    for index in inherited..<count {
      _ = visit(index, of: type) { field in
        body(field, index - inherited)
        return true
      }
    }
  }

  private static func visit(_ index: Int, of type: Any.Type, _ body: (StoredField) -> Bool) -> Bool {
    var description = RuntimeField()
    let fieldType = withUnsafeMutablePointer(to: &description) { runtimeType(of: type, index: index, into: $0) }
    defer { description.release?(description.name) }
    return body(
      StoredField(
        name: description.name, offset: runtimeFieldOffset(type, index: index), type: fieldType,
        isStrong: description.isStrong, isVariable: description.isVariable))
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

/// The kind of a type, as far as a comparison or a read of its values needs it.
package enum TypeKind {
  /// A structure or a tuple.
  case aggregate
  case enumeration, optional, object, function, metatype, existentialMetatype
  /// A type of the compiler's own, without fields.
  case builtin
  /// An existential, or a kind that is newer than this list.
  case other

  package init(_ type: Any.Type) {
    self =
      switch runtimeKind(of: type) {
      case 0: .object
      case 0x200, 0x301: .aggregate
      case 0x201: .enumeration
      case 0x202: .optional
      case 0x300: .builtin
      case 0x302: .function
      case 0x304: .metatype
      case 0x306: .existentialMetatype
      default: .other
      }
  }
}
