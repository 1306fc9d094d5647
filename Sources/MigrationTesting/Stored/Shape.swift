#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// How the values of a type are read, so that two hosts that did the same hold equal values: by content, not by
  /// address. Found once for a type.
  enum Shape {
    /// A number, a truth value, an enum of one byte.
    case word((Any) -> UInt64)
    case text
    /// A value of the library or of Foundation that its description tells from others.
    case described
    /// Made by chance: told apart by the order in which they are met.
    case identifier
    case date
    case optional
    case list
    case unordered
    case fields(FieldPlan, (Any, (UnsafeRawPointer) -> Void) -> Void)
    /// A value that a mirror takes apart: an enum with payloads, a class.
    case mirrored
    case object
    case property
    /// What cannot be compared, or must not be: closures, tasks, locks, the engine's own objects.
    case opaque

    init(of type: Any.Type) {
      if let word = Self.word(type) {
        self = .word(word)
      } else if type == String.self {
        self = .text
      } else if type == UUID.self {
        self = .identifier
      } else if type == Date.self {
        self = .date
      } else if type is any InspectedProperty.Type {
        self = .property
      } else if type is any OptionalShape.Type {
        self = .optional
      } else if type is any ListShape.Type {
        self = .list
      } else if type is any UnorderedShape.Type {
        self = .unordered
      } else {
        self = Self.composed(type)
      }
    }

    private static func composed(_ type: Any.Type) -> Shape {
      let module = String(_typeName(type, qualified: true).prefix { $0 != "." })
      let isForeign = opaqueModules.contains(module)
      if type is AnyClass { return isForeign ? .opaque : .object }
      // NB: addresses differ from host to host.
      if type == ObjectIdentifier.self || type == AnyKeyPath.self { return .opaque }
      if isForeign { return type is any Hashable.Type ? .described : .opaque }
      if module == "Swift" {
        if type is any Hashable.Type, !_typeName(type).contains("Pointer") { return .described }
        return .mirrored
      }
      if let plan = FieldPlan(of: type) {
        func access<Value>(_ type: Value.Type) -> (Any, (UnsafeRawPointer) -> Void) -> Void {
          { value, body in withUnsafePointer(to: unsafeDowncast(value, as: Value.self)) { body($0) } }
        }
        return .fields(plan, _openExistential(type, do: access))
      }
      return .mirrored
    }

    /// Modules whose objects hold locks, caches and subscriptions, which are nobody's state.
    private static let opaqueModules: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "_Concurrency", "Observation",
      "Synchronization", "ViewEngine", "ViewGraph", "ViewEngineCombine", "OnChangeCompat", "MigrationTesting", "__C",
    ]

    private static func word(_ type: Any.Type) -> ((Any) -> UInt64)? {
      func reader<Value: WordValue>(_ type: Value.Type) -> (Any) -> UInt64 {
        { unsafeDowncast($0, as: Value.self).word }
      }
      func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> (Any) -> UInt64 {
        { UInt64(truncatingIfNeeded: unsafeDowncast($0, as: Number.self)) }
      }
      if type is any InspectedProperty.Type { return nil }
      if let type = type as? any WordValue.Type { return reader(type) }
      if let type = type as? any FixedWidthInteger.Type { return integer(type) }
      return enumWord(type)
    }

    /// An enum of one byte is told from others by that byte.
    private static func enumWord(_ type: Any.Type) -> ((Any) -> UInt64)? {
      func byte<Value>(_ type: Value.Type) -> ((Any) -> UInt64)? {
        guard _isPOD(type), MemoryLayout<Value>.size == 1, _typeName(type, qualified: true).contains("."),
          !_typeName(type, qualified: true).hasPrefix("Swift."), FieldPlan(of: type) == nil
        else { return nil }
        return { value in
          withUnsafeBytes(of: unsafeDowncast(value, as: Value.self)) { UInt64($0[0]) }
        }
      }
      return _openExistential(type, do: byte)
    }
  }

  /// The value in an existential whose type is known.
  // NB: no cast, which takes longer than all else that is done with a number.
  private func unsafeDowncast<Value>(_ value: Any, as type: Value.Type) -> Value {
    func project<Held>(_ held: Held) -> Value { unsafeBitCast(held, to: Value.self) }
    return _openExistential(value, do: project)
  }

  protocol OptionalShape { var unwrapped: Any? { get } }
  extension Optional: OptionalShape { var unwrapped: Any? { self } }

  protocol ListShape { func forEachElement(_ body: (Any) -> Void) }
  extension Array: ListShape { func forEachElement(_ body: (Any) -> Void) { for element in self { body(element) } } }
  extension ContiguousArray: ListShape {
    func forEachElement(_ body: (Any) -> Void) { for element in self { body(element) } }
  }

  protocol UnorderedShape { var entries: [[Any]] { get } }
  extension Dictionary: UnorderedShape { var entries: [[Any]] { map { [$0.key, $0.value] } } }
  extension Set: UnorderedShape { var entries: [[Any]] { map { [$0] } } }
#endif
