#if BundledEngine
  import Foundation
  import OnChangeCompat

  extension Shape.Form {
    @MainActor
    init(of type: Any.Type, _ shapes: Shapes) {
      // The runtime reports no content for a type that cannot be copied.
      if !isCopyable(type) {
        self = .unknown
      } else if type == Void.self {
        self = .opaque
      } else if let type = type as? any InspectedProperty.Type {
        self = .property(Self.inspected(type))
      } else if let known = Self(known: type, shapes) {
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

    /// Whether other code may wait for the values of a type.
    private static func isStream(_ type: Any.Type) -> Bool {
      let name = _typeName(type, qualified: true)
      return ["AsyncStream<", "AsyncThrowingStream<", "CheckedContinuation<", "UnsafeContinuation<"].contains {
        name.hasPrefix("Swift.\($0)")
      }
    }

    /// Whether values of a type hide what they are made of.
    static func isErased(_ type: Any.Type) -> Bool {
      let name = _typeName(type, qualified: false)
      return name.hasPrefix("AnyPublisher<") || name == "DispatchData"
    }

    // NB: on Linux the `==` of requests does not compare their headers, and that of notifications not all of their values.
    private static func isComparedInPart(_ type: Any.Type) -> Bool {
      ["URLRequest", "Notification"].contains(_typeName(type, qualified: false))
    }

    /// Types that mean more than their fields do.
    @MainActor
    private init?(known type: Any.Type, _ shapes: Shapes) {
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
      } else if type == ObjectIdentifier.self {
        // The address of an object differs from host to host, and then counts as a difference by chance.
        self = .bits(count: MemoryLayout<ObjectIdentifier>.size)
      } else if type is AnyKeyPath.Type {
        self = shapes.equal.reading(type).map { .described($0) } ?? .unknown
      } else if type == Unreadable.self || Self.isStream(type) || Self.isComparedInPart(type) || Self.isErased(type)
        || CapturePlan.isTable(type)
      {
        self = .unknown
      } else if let type = type as? any TaskShape.Type {
        self = type.hasResult ? .unknown : .described(type.state)
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
      case .aggregate: self = Self.isForeign(type) ? Self(foreign: type, shapes) : .fields(shapes.parts(ofValue: type))
      case .enumeration:
        self = Self.isForeign(type) ? Self(foreign: type, shapes) : Self(enumeration: type)
      case .builtin: self = Self(builtin: type)
      case .metatype, .existentialMetatype: self = Self(metatype: type)
      case .function: self = Self(function: type)
      case .optional: self = .opaque
      case .other: self = ExistentialValue.Layout(type).map { .existential($0) } ?? .unknown
      }
    }

    /// A C function pointer is the address of its code.
    private init(function type: Any.Type) {
      func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
      let size = _openExistential(type, do: size)
      self = size == 2 * MemoryLayout<UInt>.size ? .function : .bits(count: size)
    }

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

    /// Modules whose objects hold locks, caches and subscriptions, which are no state.
    private static let foreignModules: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "ViewPlatform", "ViewEngine", "ViewGraph",
      "ViewEngineCombine", "OnChangeCompat", "MigrationTesting", "__C",
    ]
    private static let silentModules: Set<String> = [
      "Dispatch", "_Concurrency", "Observation", "Synchronization", "OpenCombine", "Combine",
    ]

    private static func module(of type: Any.Type) -> String {
      String(_typeName(type, qualified: true).prefix { $0 != "." })
    }

    static func isSilent(_ type: Any.Type) -> Bool { silentModules.contains(module(of: type)) }

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
    @MainActor
    private init(foreign type: Any.Type, _ shapes: Shapes) {
      if Self.module(of: type) == "Observation" {
        // All registrars are equal, and hold no state of the app.
        self = .opaque
      } else if Self.isSilent(type) {
        // A publisher or a lock has no `==`, and no state of the app.
        self = shapes.equal.reading(type).map { .described($0) } ?? .opaque
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
      } else if EngineTypes.contain(type), Self.refers(type) {
        // What an erased view holds cannot be compared.
        self = type is any View.Type ? .unknown : .opaque
      } else {
        self = shapes.equal.reading(type).map { .described($0) } ?? .unknown
      }
    }

    /// Whether a value of the engine stands for an object of its host, as an action or a proxy does.
    static func refers(_ type: Any.Type) -> Bool {
      if type is any Hashable.Type { return false }
      var found = false
      StoredField.forEach(of: type) { field in
        found =
          !field.isStrong || field.type is AnyClass || TypeKind(field.type) == .function
          || (field.type as? any OptionalShape.Type)?.wrappedType is AnyClass
        return !found
      }
      return found
    }

    private init(builtin type: Any.Type) {
      let name = _typeName(type)
      func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
      func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
      let isNumber = ["Builtin.Int", "Builtin.FPIEEE", "Builtin.Vec"].contains { name.hasPrefix($0) }
      // An array in place, of numbers; a pointer's content is unknown.
      let isArray =
        name.hasPrefix("Builtin.FixedArray") && !name.contains("Pointer") && _openExistential(type, do: isPlain)
      self =
        isNumber || isArray
        ? .bits(count: _openExistential(type, do: size)) : name.hasPrefix("Builtin.RawPointer") ? .unknown : .opaque
    }

    /// A metatype that can be one of several: of a class, or of a protocol.
    private init(metatype type: Any.Type) {
      let isOne = TypeKind(type) == .metatype && !Self.isOfClass(type)
      self = isOne ? .opaque : .described { Self.name(of: $0.load(as: Any.Type.self)) }
    }

    /// The full name, without what tells private types of one name apart: each build writes that in its own way.
    static func name(of type: Any.Type) -> String {
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

  /// Replaces the type of a property that the runtime does not name: one that cannot be copied.
  enum Unreadable {}

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

  protocol TaskShape {
    /// Whether its result is a value that cannot be read without waiting for it.
    static var hasResult: Bool { get }
    static func state(at address: UnsafeRawPointer) -> String
  }

  extension TaskShape { static var state: (UnsafeRawPointer) -> String { { state(at: $0) } } }

  extension Task: TaskShape {
    static var hasResult: Bool { Success.self != Void.self }
    static func state(at address: UnsafeRawPointer) -> String {
      address.assumingMemoryBound(to: Self.self).pointee.isCancelled ? "cancelled task" : "task"
    }
  }

  protocol ListShape {
    static var elementType: Any.Type { get }
    /// Whether the first index is always 0.
    static var startsAtZero: Bool { get }
    static func forEach(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)
  }

  extension ListShape where Self: Sequence {
    static var elementType: Any.Type { Element.self }
    static var startsAtZero: Bool { true }
    static func forEach(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
      for element in address.assumingMemoryBound(to: Self.self).pointee { withUnsafePointer(to: element) { body($0) } }
    }
  }

  extension Array: ListShape {}
  extension ArraySlice: ListShape { static var startsAtZero: Bool { false } }
  extension ContiguousArray: ListShape {}

  protocol UnorderedShape {
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
