@_spi(Reflection) import Swift

/// How two values of a type that only its metadata is known of are compared: by `==` where there is one,
/// else field by field; a class by identity, plain bits as bits; a closure always differs.
package struct FieldComparison: @unchecked Sendable {
  private typealias Step = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private var steps: [Step] = []
  private(set) var alwaysDiffers = false

  package init(of type: Any.Type) { add(type, at: 0) }

  package func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    !alwaysDiffers && steps.allSatisfy { $0(first, second) }
  }

  private mutating func add(_ type: Any.Type, at offset: Int, kind: _MetadataKind = .struct) {
    guard !alwaysDiffers else { return }
    if let type = type as? any MountedProperty.Type {
      add(property: type, at: offset)
    } else if kind == .class {
      steps.append { first, second in Self.object(first + offset) == Self.object(second + offset) }
    } else if let type = type as? any Equatable.Type {
      add(equatable: type, at: offset)
    } else if kind == .struct || kind == .tuple {
      addFields(of: type, at: offset)
    } else {
      addBits(of: type, at: offset)
    }
  }

  private mutating func addFields(of type: Any.Type, at start: Int) {
    var hasFields = false
    var copy = self
    _forEachField(of: type, options: .known) { _, offset, type, kind in
      hasFields = true
      copy.add(type, at: start + offset, kind: kind)
      return !copy.alwaysDiffers
    }
    self = copy
    // An enum, a builtin, or a type without fields: what it is made of cannot be told.
    if !hasFields { addBits(of: type, at: start) }
  }

  private mutating func addBits(of type: Any.Type, at offset: Int) {
    func bits<Value>(_ type: Value.Type) -> Int? { _isPOD(type) ? MemoryLayout<Value>.size : nil }
    guard let size = _openExistential(type, do: bits) else {
      alwaysDiffers = true
      return
    }
    guard size > 0 else { return }
    steps.append { first, second in
      UnsafeRawBufferPointer(start: first + offset, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: second + offset, count: size))
    }
  }

  private mutating func add<Value: Equatable>(equatable type: Value.Type, at offset: Int) {
    steps.append { first, second in
      (first + offset).assumingMemoryBound(to: Value.self).pointee
        == (second + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  private mutating func add<Field: MountedProperty>(property type: Field.Type, at offset: Int) {
    steps.append { first, second in
      (first + offset).assumingMemoryBound(to: Field.self).pointee
        .isSame(as: (second + offset).assumingMemoryBound(to: Field.self).pointee)
    }
  }

  private static func object(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    field.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee
  }
}

extension _EachFieldOptions {
  /// Passes by fields of kinds that the runtime has no name for.
  // NB: `ignoreUnknown` by its value, for the library declares it as a variable.
  static var known: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }
}
