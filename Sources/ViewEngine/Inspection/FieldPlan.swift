/// How the stored properties of a struct are read at an address: found once for a type.
package struct FieldPlan {
  package struct Field {
    package let name: String
    /// Whether a closure that uses the property reads the newest value, whenever the closure was made.
    package let isKept: Bool
    /// The value at the address of the struct.
    package let read: (UnsafeRawPointer) -> Any?
    /// The same of a value that is one word, or of a state with such a value; nil for any other.
    package let word: Word?
  }

  /// Where a word is, and as what it is read.
  // NB: a type and no closure, which is kept and let go of at each call.
  package struct Word {
    fileprivate let offset: Int
    fileprivate let type: any WordValue.Type
    package let isKept: Bool

    package func read(at address: UnsafeRawPointer) -> UInt64 { type.word(at: address + offset) }
  }

  package let fields: [Field]
  /// The fields, if each is one word; nil if not.
  package let words: [Word]?
  /// Whether a field has a value that other hosts see.
  package let isShared: Bool

  /// - Returns: nil if the type has no fields, or one that only a mirror can read safely.
  package init?(of type: Any.Type) {
    var fields: [Field] = []
    var isReadable = true
    var isShared = false
    StoredField.forEach(of: type) { field in
      let (offset, type) = (field.offset, field.type)
      // NB: a weak reference looks like an optional one here, and must not be read as one.
      if Self.mayBeWeak(type) { isReadable = false }
      if TypeKind(type) != .function {
        func reader<Value>(_ type: Value.Type) -> (UnsafeRawPointer) -> Any? {
          { ($0 + offset).assumingMemoryBound(to: Value.self).pointee }
        }
        func inspector<Value: InspectedProperty>(_ type: Value.Type) -> (UnsafeRawPointer) -> Any? {
          { ($0 + offset).assumingMemoryBound(to: Value.self).pointee.inspectedValue }
        }
        let read =
          if let type = type as? any InspectedProperty.Type {
            inspector(type)
          } else {
            _openExistential(type, do: reader)
          }
        let isKept = (type as? any InspectedProperty.Type)?.isKept ?? false
        let word = (type as? any WordValue.Type).map { Word(offset: offset, type: $0, isKept: isKept) }
        isShared = isShared || (type as? any InspectedProperty.Type)?.isShared ?? false
        fields.append(
          Field(
            name: field.name.map { String(cString: $0) } ?? "", isKept: isKept, read: read, word: word))
      }
      return isReadable
    }
    guard TypeKind(type) == .aggregate, isReadable, !fields.isEmpty else { return nil }
    self.fields = fields
    let words = fields.compactMap(\.word)
    self.words = words.count == fields.count ? words : nil
    self.isShared = isShared
  }

  private static func mayBeWeak(_ type: Any.Type) -> Bool {
    guard let wrapped = (type as? any OptionalField.Type)?.wrappedType else { return false }
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    if wrapped is AnyClass { return true }
    if _openExistential(wrapped, do: isPlain) { return false }
    // A protocol that only classes conform to has no fields, and neither has an enum.
    return TypeKind(wrapped) != .aggregate
  }
}

private protocol OptionalField { static var wrappedType: Any.Type { get } }
extension Optional: OptionalField { fileprivate static var wrappedType: Any.Type { Wrapped.self } }
