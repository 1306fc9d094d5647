/// The comparison of two values of a type, known by its metadata only: plain data by its bits, `Equatable` types by
/// `==`, a class by identity, a closure by its function and its context, an enumeration by its case and payload, an
/// existential by the type and the value in it, all others field by field.
package struct FieldComparison: @unchecked Sendable {
  // The frequent steps are no closures, each of which would be retained and released around its call.
  private enum Step {
    case bits(count: Int, offset: Int)
    case closure(offset: Int)
    case other((UnsafeRawPointer, UnsafeRawPointer) -> Bool)

    func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
      switch self {
      case .bits(let count, let offset): hasEqualBytes(first + offset, second + offset, count)
      case .closure(let offset):
        // For a null function, the context means nothing.
        FieldComparison.word(first + offset) == FieldComparison.word(second + offset)
          && (FieldComparison.word(first + offset) == 0
            || FieldComparison.word(first + offset + wordSize) == FieldComparison.word(second + offset + wordSize))
      case .other(let compare): compare(first, second)
      }
    }
  }

  private var steps: [Step] = []
  package private(set) var alwaysDiffers = false
  package init(of type: Any.Type) { add(type, at: 0) }

  static func known(for type: Any.Type) -> FieldComparison {
    if let known = lock.withLock({ comparisons[ObjectIdentifier(type)] }) { return known }
    let comparison = FieldComparison(of: type)
    lock.withLock { comparisons[ObjectIdentifier(type)] = comparison }
    return comparison
  }

  // Guarded by the lock; facts about types, which are the same for all hosts.
  private nonisolated(unsafe) static var comparisons: [ObjectIdentifier: FieldComparison] = [:]
  private static let lock = Lock()

  package func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    !alwaysDiffers && steps.allSatisfy { $0.isEqual(first, second) }
  }

  private mutating func add(_ type: Any.Type, at offset: Int) {
    guard !alwaysDiffers else { return }
    let kind = TypeKind(type)
    if let type = type as? any ComparedByItself.Type {
      add(property: type, at: offset)
    } else if let type = type as? any ComparedByCase.Type {
      add(optional: type, at: offset)
    } else if type is any ComparedByLikeness.Type {
      add { first, second in
        let first = (first + offset).load(as: AnyObject.self), second = (second + offset).load(as: AnyObject.self)
        return first === second || (first as? any ComparedByLikeness)?.isLike(second) == true
      }
    } else if kind == .object, !(type is any Equatable.Type) {
      add { first, second in Self.object(first + offset) == Self.object(second + offset) }
    } else if kind == .function {
      addBits(count: 2 * wordSize, at: offset)
    } else if !(type is any ComparedByEquality.Type), Self.isPlainData(type) {
      addPlainData(type, at: offset, kind: kind)
    } else if let type = type as? any Equatable.Type {
      add(equatable: type, at: offset)
    } else if kind == .aggregate {
      addFields(of: type, at: offset)
    } else if kind == .enumeration {
      add(enumeration: type, at: offset)
    } else if let layout = ExistentialValue.Layout(type) {
      addExistential(layout, at: offset)
    } else {
      alwaysDiffers = true
    }
  }

  private mutating func add(enumeration type: Any.Type, at offset: Int) {
    func value<Value>(_ type: Value.Type) -> (UnsafeRawPointer) -> EnumerationCase {
      { EnumerationCase(of: ($0 + offset).assumingMemoryBound(to: Value.self).pointee) }
    }
    let value = _openExistential(type, do: value)
    add { first, second in
      let first = value(first), second = value(second)
      return first.isSameCase(as: second) && ViewPlatform.isEqual(first.payload, second.payload)
    }
  }

  /// Compares the values in two existentials by their own type, if it is the same.
  private mutating func addExistential(_ layout: ExistentialValue.Layout, at offset: Int) {
    add { first, second in
      let first = ExistentialValue(in: first + offset, layout), second = ExistentialValue(in: second + offset, layout)
      return first.type == second.type && Self.known(for: first.type).isEqual(first.address, second.address)
    }
  }

  private mutating func addFields(of type: Any.Type, at start: Int) {
    var copy = self
    StoredField.forEach(of: type) { field in
      let offset = start + field.offset
      if field.isStrong {
        copy.add(field.type, at: offset)
      } else {
        // Not by the field's type, because `weak` and `unowned` are stored differently. One word identifies the object.
        copy.addBits(count: wordSize, at: offset)
      }
      return !copy.alwaysDiffers
    }
    self = copy
  }

  private static func isPlainData(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }

  private mutating func addPlainData(_ type: Any.Type, at offset: Int, kind: TypeKind) {
    func layout<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let (size, alignment) = _openExistential(type, do: layout)
    // The bits of a case may include meaningless ones.
    if kind == .enumeration, let type = type as? any Equatable.Type {
      add(equatable: type, at: offset)
    } else if kind == .enumeration, size > alignment {
      add(enumeration: type, at: offset)
    } else if size == alignment || kind != .aggregate {
      addBits(count: size, at: offset)
    } else {
      // The bits between fields may be meaningless.
      if runtimeFieldCount(type) > 0 { addFields(of: type, at: offset) } else { addBits(count: size, at: offset) }
    }
  }

  private mutating func add(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    steps.append(.other(compare))
  }

  private mutating func addBits(count: Int, at offset: Int) {
    if count > 0 { steps.append(.bits(count: count, offset: offset)) }
  }

  private mutating func add<Value: ComparedByCase>(optional type: Value.Type, at offset: Int) {
    // In a type without room for meaningless bits, each pattern of bits is one value.
    if _isPOD(type), MemoryLayout<Value>.size == MemoryLayout<Value>.alignment {
      return addBits(count: MemoryLayout<Value>.size, at: offset)
    }
    if TypeKind(type.wrappedType) == .function, MemoryLayout<Value>.size == 2 * wordSize {
      return steps.append(.closure(offset: offset))
    }
    add {
      Value.isSame(($0 + offset).assumingMemoryBound(to: Value.self), ($1 + offset).assumingMemoryBound(to: Value.self))
    }
  }

  private mutating func add<Value: Equatable>(equatable type: Value.Type, at offset: Int) {
    add { first, second in
      (first + offset).assumingMemoryBound(to: Value.self).pointee
        == (second + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  private mutating func add<Field: ComparedByItself>(property type: Field.Type, at offset: Int) {
    add { first, second in
      (first + offset).assumingMemoryBound(to: Field.self).pointee
        .isSame(as: (second + offset).assumingMemoryBound(to: Field.self).pointee)
    }
  }

  private static func object(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    field.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee
  }

  private static func word(_ field: UnsafeRawPointer) -> UInt { field.load(as: UInt.self) }
}

private let wordSize = MemoryLayout<UInt>.size

/// An `Optional`, without its type.
private protocol ComparedByCase {
  static var wrappedType: Any.Type { get }
  static func isSame(_ first: UnsafePointer<Self>, _ second: UnsafePointer<Self>) -> Bool
}

extension Optional: ComparedByCase {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }

  // No tuple of both, whose type would be looked up, and no early copy of either.
  fileprivate static func isSame(_ first: UnsafePointer<Self>, _ second: UnsafePointer<Self>) -> Bool {
    if case .none = first.pointee { return if case .none = second.pointee { true } else { false } }
    if case .none = second.pointee { return false }
    // The payload of an optional is at the address of the optional.
    return first.withMemoryRebound(to: Wrapped.self, capacity: 1) { first in
      second.withMemoryRebound(to: Wrapped.self, capacity: 1) { second in
        ViewPlatform.isEqual(first.pointee, second.pointee)
      }
    }
  }
}

/// An object of a kind in which several objects mean the same.
package protocol ComparedByLikeness: AnyObject { func isLike(_ other: AnyObject) -> Bool }

/// A type that asks to be compared with `==`, even if it is plain data.
package protocol ComparedByEquality {}

/// A type with its own comparison, such as a property whose value is stored elsewhere.
package protocol ComparedByItself { func isSame(as other: Self) -> Bool }
