#if BundledEngine
  import Foundation
  import OnChangeCompat

  extension Shape.Form {
    @MainActor
    init(of type: Any.Type, _ shapes: Shapes) {
      // The runtime reports no content for a type that cannot be copied.
      if !isCopyable(type) || type == Void.self {
        self = .opaque
      } else if let type = type as? any InspectedProperty.Type {
        self = .property(Self.inspected(type))
      } else if let known = Self(known: type) {
        self = known
      } else if let type = type as? any OptionalShape.Type {
        self = .optional(type, shapes.shape(of: type.wrappedType))
      } else if let type = type as? any ListShape.Type {
        self = .list(type, shapes.shape(of: type.elementType))
      } else if let type = type as? any UnorderedShape.Type {
        self = .unordered(type, type.partTypes.map { shapes.shape(of: $0) })
      } else {
        self.init(composed: type, shapes)
      }
    }

    /// Types that mean more than their fields do.
    private init?(known type: Any.Type) {
      if let type = type as? any WordValue.Type {
        self = .word(type)
      } else if type == String.self {
        self = .text
      } else if type == UUID.self {
        self = .identifier
      } else if type == Date.self {
        self = .date
      } else if type == (any Error).self {
        self = .error
      } else if type == AnyHashable.self {
        self = .property { $0.assumingMemoryBound(to: AnyHashable.self).pointee.base }
      } else if type == ObjectIdentifier.self || type is AnyKeyPath.Type {
        // Addresses differ from host to host.
        self = .opaque
      } else if Self.describedTypes.contains(ObjectIdentifier(type)) {
        self = .described(Self.description(of: type))
      } else {
        return nil
      }
    }

    @MainActor
    private init(composed type: Any.Type, _ shapes: Shapes) {
      switch TypeKind(type) {
      case .object: self = .object
      case .aggregate: self = Self.isForeign(type) ? Self(foreign: type) : .fields(shapes.parts(ofValue: type))
      case .enumeration:
        self = Self.isForeign(type) ? Self(foreign: type) : Self(enumeration: type)
      case .builtin: self = Self(builtin: type)
      case .metatype, .existentialMetatype: self = Self(metatype: type)
      case .optional, .function: self = .opaque
      case .other: self = ExistentialValue.Layout(type).map { .existential($0) } ?? .opaque
      }
    }

    // MARK: Enumerations

    private init(enumeration type: Any.Type) {
      func form<Value>(_ type: Value.Type) -> Self {
        guard MemoryLayout<Value>.size > 0 else { return .described(Self.description(of: type)) }
        guard _isPOD(type), MemoryLayout<Value>.size == 1 else {
          return .enumeration { EnumerationCase(of: $0.assumingMemoryBound(to: Value.self).pointee) }
        }
        return .byte { "\($0.assumingMemoryBound(to: Value.self).pointee)" }
      }
      self = _openExistential(type, do: form)
    }

    // MARK: Values of libraries

    /// Modules whose objects hold locks, caches and subscriptions, which are no state.
    private static let foreignModules: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "ViewPlatform", "ViewEngine", "ViewGraph",
      "ViewEngineCombine", "OnChangeCompat", "MigrationTesting", "__C",
    ]
    /// Modules whose values are none either.
    private static let silentModules: Set<String> = [
      "Dispatch", "_Concurrency", "Observation", "Synchronization", "OpenCombine", "Combine",
    ]

    private static func module(of type: Any.Type) -> String {
      String(_typeName(type, qualified: true).prefix { $0 != "." })
    }

    static func isForeign(_ type: Any.Type) -> Bool {
      let module = module(of: type)
      return foreignModules.contains(module) || silentModules.contains(module)
    }

    /// Texts of the library, and what Foundation describes in full.
    private static let describedTypes: Set<ObjectIdentifier> = Set(
      [
        Character.self, Substring.self, Unicode.Scalar.self, StaticString.self, URL.self, Decimal.self, IndexPath.self,
        TimeZone.self, Locale.self, CGFloat.self, CGPoint.self, CGSize.self, CGRect.self,
      ].map { ObjectIdentifier($0 as Any.Type) })

    /// Types that Foundation describes only in part, such as `Data` by its size, are compared by their encoding.
    private init(foreign type: Any.Type) {
      if Self.silentModules.contains(Self.module(of: type)) {
        self = .opaque
      } else if let type = type as? any (Hashable & Encodable).Type {
        func encoding<Value: Encodable>(_ type: Value.Type) -> (UnsafeRawPointer) -> String {
          { address in
            let value = address.assumingMemoryBound(to: Value.self).pointee
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
              positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            guard let data = try? encoder.encode(value), let text = String(data: data, encoding: .utf8) else {
              return "\(value)"
            }
            return text
          }
        }
        self = .described(encoding(type))
      } else if type is any Hashable.Type {
        self = .described(Self.description(of: type))
      } else {
        self = .opaque
      }
    }

    private init(builtin type: Any.Type) {
      let name = _typeName(type)
      func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
      let isNumber = ["Builtin.Int", "Builtin.FPIEEE", "Builtin.Vec"].contains { name.hasPrefix($0) }
      self = isNumber ? .bits(count: _openExistential(type, do: size)) : .opaque
    }

    /// A metatype that can be one of several: of a class, or of a protocol.
    private init(metatype type: Any.Type) {
      let isOne = TypeKind(type) == .metatype && !Self.isOfClass(type)
      self = isOne ? .opaque : .described { Self.name(of: $0.load(as: Any.Type.self)) }
    }

    /// The full name, without what tells private types of one name apart: each build writes that in its own way.
    private static func name(of type: Any.Type) -> String {
      var name = _typeName(type, qualified: true)
      while let opening = name.range(of: "(unknown context at "),
        let end = name.range(of: ").", range: opening.upperBound..<name.endIndex)
      {
        name.removeSubrange(opening.lowerBound..<end.upperBound)
      }
      while let mark = name.range(of: " in _"), let opening = name[..<mark.lowerBound].lastIndex(of: "("),
        let closing = name[mark.upperBound...].firstIndex(of: ")")
      {
        name = String(
          name[..<opening] + name[name.index(after: opening)..<mark.lowerBound]
            + name[name.index(after: closing)...])
      }
      return name
    }

    /// Whether a metatype is one of a class, as `C.Type` is: the metadata names its instances' type.
    private static func isOfClass(_ type: Any.Type) -> Bool {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return TypeKind(metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: Any.Type.self)) == .object
    }

    private static func description(of type: Any.Type) -> (UnsafeRawPointer) -> String {
      func description<Value>(_ type: Value.Type) -> (UnsafeRawPointer) -> String {
        { "\($0.assumingMemoryBound(to: Value.self).pointee)" }
      }
      return _openExistential(type, do: description)
    }

    private static func inspected<Property: InspectedProperty>(_ type: Property.Type) -> (UnsafeRawPointer) -> Any? {
      { $0.assumingMemoryBound(to: Property.self).pointee.inspectedValue }
    }
  }

  // MARK: - Generic types of the library

  // Asked of the type, so that no value is cast. A value is valid only while `body` runs.

  protocol OptionalShape {
    static var wrappedType: Any.Type { get }
    /// The address of the wrapped value; nil for none.
    static func wrapped(at address: UnsafeRawPointer) -> UnsafeRawPointer?
  }

  extension Optional: OptionalShape {
    static var wrappedType: Any.Type { Wrapped.self }
    static func wrapped(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
      // The payload of an optional is at the optional's address.
      if case .none = address.assumingMemoryBound(to: Self.self).pointee { nil } else { address }
    }
  }

  protocol ListShape {
    static var elementType: Any.Type { get }
    static func forEach(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)
  }

  extension ListShape where Self: Sequence {
    static var elementType: Any.Type { Element.self }
    static func forEach(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
      for element in address.assumingMemoryBound(to: Self.self).pointee { withUnsafePointer(to: element) { body($0) } }
    }
  }

  extension Array: ListShape {}
  extension ArraySlice: ListShape {}
  extension ContiguousArray: ListShape {}

  protocol UnorderedShape {
    /// The types of the parts of an entry.
    static var partTypes: [Any.Type] { get }
    static func forEach(at address: UnsafeRawPointer, _ body: ([UnsafeRawPointer]) -> Void)
  }

  extension Dictionary: UnorderedShape {
    static var partTypes: [Any.Type] { [Key.self, Value.self] }
    static func forEach(at address: UnsafeRawPointer, _ body: ([UnsafeRawPointer]) -> Void) {
      for (key, value) in address.assumingMemoryBound(to: Self.self).pointee {
        withUnsafePointer(to: key) { key in withUnsafePointer(to: value) { body([.init(key), .init($0)]) } }
      }
    }
  }

  extension Set: UnorderedShape {
    static var partTypes: [Any.Type] { [Element.self] }
    static func forEach(at address: UnsafeRawPointer, _ body: ([UnsafeRawPointer]) -> Void) {
      for element in address.assumingMemoryBound(to: Self.self).pointee {
        withUnsafePointer(to: element) { body([.init($0)]) }
      }
    }
  }
#endif
