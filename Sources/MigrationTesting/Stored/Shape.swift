#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Reads the values of a type in memory, by content and not by address, so that two hosts with the same actions hold
  /// equal values. The type is the declared type of the stored property: `any P` is an existential, and not the type of
  /// its value. Nothing is cast: each form knows the layout of its type, and types without a form are not read.
  @MainActor
  final class Shape {
    let type: Any.Type
    private unowned let shapes: Shapes
    // Found when a value is first read, because a type may hold itself.
    private(set) lazy var form = Form(of: type, shapes)

    init(of type: Any.Type, _ shapes: Shapes) { (self.type, self.shapes) = (type, shapes) }

    /// A stored property.
    struct Part {
      /// As the source has it; empty for an element of a tuple without a label.
      let name: String
      let offset: Int
      let shape: Shape
      let isWeak: Bool
      /// Whether it is an unowned reference, whose object may be gone.
      var isUnowned = false
      /// Whether its value can be compared.
      @MainActor var isTold: Bool { !isUnowned && shape.isTold }
    }

    /// Whether values have comparable content: not so publishers and locks.
    var isTold: Bool {
      switch form {
      case .opaque, .unknown: false
      case .optional(_, let wrapped): wrapped.isTold
      default: true
      }
    }

    enum Form {
      case word(any WordValue.Type)
      case text
      /// Compared by its description.
      case described((UnsafeRawPointer) -> String)
      /// Made by chance: numbered in the order in which the walk meets it.
      case identifier
      case date
      case optional(any OptionalShape.Type, Shape)
      case list(any ListShape.Type, Shape)
      case unordered(any UnorderedShape.Type, [Shape])
      case fields([Part])
      case byte((UnsafeRawPointer) -> String)
      case enumeration((UnsafeRawPointer) -> EnumerationCase)
      /// A built-in type of the compiler: one number or several.
      case bits(count: Int)
      case object
      case existential(ExistentialValue.Layout)
      case error
      /// A value that says which one it represents, if any.
      case property((UnsafeRawPointer) -> Any?)
      /// A closure: its code and its copies.
      case function
      /// Values without content of the app: locks, publishers, the engine's own objects.
      case opaque
      /// A value with content that cannot be compared.
      case unknown
    }
  }

  /// The shapes that were found, each once.
  @MainActor
  final class Shapes {
    let equal = EqualValues()
    private var foreign: [ObjectIdentifier: ForeignObject] = [:]
    private var guarded: [ObjectIdentifier: Bool] = [:]
    private var names: [ObjectIdentifier: UInt64] = [:]
    @exclusivity(unchecked) private var shapes: [ObjectIdentifier: Shape] = [:]
    @exclusivity(unchecked) private var objects: [ObjectIdentifier: [Shape.Part]?] = [:]
    @exclusivity(unchecked) private var newest: Shape?

    func shape(of type: Any.Type) -> Shape {
      // The next value is most often of the same type.
      if let newest, newest.type == type { return newest }
      let key = ObjectIdentifier(type)
      let shape = shapes[key] ?? Shape(of: type, self)
      shapes[key] = shape
      newest = shape
      return shape
    }

    /// The distance of a closure's code from that of the kit, which is the same in every process.
    func distance(to code: UnsafeRawPointer) -> Int { code - kitCode }
    private let kitCode: UnsafeRawPointer = {
      let function: @convention(c) () -> Void = {}
      return unsafeBitCast(function, to: UnsafeRawPointer.self)
    }()

    /// How an object counts whose properties are not read.
    func foreignObject(_ type: AnyClass) -> ForeignObject {
      let key = ObjectIdentifier(type)
      if let known = foreign[key] { return known }
      let found = ForeignObject(type)
      foreign[key] = found
      return found
    }

    func nameHash(of type: Any.Type) -> UInt64 {
      let key = ObjectIdentifier(type)
      if let known = names[key] { return known }
      var hash = StableHash()
      hash.combine(Shape.Form.name(of: type))
      names[key] = hash.value
      return hash.value
    }

    /// The stored properties of an object's class, inherited ones first; nil for an object to leave alone.
    func parts(of type: AnyClass) -> [Shape.Part]? {
      let key = ObjectIdentifier(type)
      if let known = objects[key] { return known }
      let parts = Self.isReadable(type) ? levels(of: type) : nil
      objects[key] = .some(parts)
      return parts
    }

    private func levels(of type: AnyClass) -> [Shape.Part] {
      let inherited = _getSuperclass(type).map { levels(of: $0) } ?? []
      if Shape.Form.isForeign(type) { return inherited }
      var parts: [Shape.Part] = []
      StoredField.forEach(ofClass: type) { field, index in
        // A constant is as it was when the object was made.
        // A binding that an object holds may be replaced by one of a different state.
        let isReplaced = field.isVariable && field.type is any SuppliedProperty.Type
        let part = part(field, index, of: type, as: isReplaced ? Unreadable.self : field.type)
        if field.isVariable || !isConstant(part) { parts.append(part) }
      }
      return inherited + parts
    }

    /// Whether a `let` of an object is as it was when the object was made.
    private func isConstant(_ part: Shape.Part) -> Bool {
      part.isUnowned || Shape.Form.isErased(part.shape.type) || ForeignObject.isService(named: "\(part.shape.type)")
    }

    /// An actor's properties may be written at any time.
    private static func isReadable(_ type: AnyClass) -> Bool {
      if Shape.Form.isForeign(type) || type is any Actor.Type || type is AnyKeyPath.Type { return false }
      var hasStorageOfActor = false
      StoredField.forEach(ofClass: type) { field, _ in
        if TypeKind(field.type) == .builtin, _typeName(field.type).contains("Actor") { hasStorageOfActor = true }
      }
      return !hasStorageOfActor
    }

    /// Whether a class has a lock or a queue, so that several threads may write its objects.
    func isGuarded(_ type: AnyClass) -> Bool {
      let key = ObjectIdentifier(type)
      if let known = guarded[key] { return known }
      var isGuarded = _getSuperclass(type).map { self.isGuarded($0) } ?? false
      StoredField.forEach(ofClass: type) { field, _ in
        let module = _typeName(field.type, qualified: true).prefix { $0 != "." }
        isGuarded = isGuarded || field.type is any NSLocking.Type || module == "Dispatch" || !isCopyable(field.type)
      }
      guarded[key] = isGuarded
      return isGuarded
    }

    /// The stored properties of a structure, or the elements of a tuple.
    func parts(ofValue type: Any.Type) -> [Shape.Part] {
      var parts: [Shape.Part] = []
      var index = 0
      StoredField.forEach(of: type) { field in
        parts.append(part(field, index, of: type, as: field.type))
        index += 1
        return true
      }
      return parts
    }

    private func part(_ field: StoredField, _ index: Int, of type: Any.Type, as value: Any.Type) -> Shape.Part {
      let isWeak = !field.isStrong && ReferenceStorage(ofProperty: index, of: type) == .weak
      return Shape.Part(
        name: Self.plain(field.name.map { String(cString: $0) } ?? ""), offset: field.offset,
        shape: shape(of: value == Void.self ? Unreadable.self : value), isWeak: isWeak,
        isUnowned: !field.isStrong && !isWeak)
    }

    /// A property's name without what its wrapper, or `lazy`, puts before it.
    private static func plain(_ name: String) -> String {
      let lazyPrefix = "$__lazy_storage_$_"
      if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
      // An element of a tuple is called by its number.
      if name.hasPrefix(".") { return "" }
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
  }
#endif
