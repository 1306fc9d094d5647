#if BundledEngine
  import OnChangeCompat

  /// The copies in a closure's context, and their positions: found once for a layout.
  ///
  /// A view captured as `self` holds one copy for each property that is no state. A state, a binding or a shared
  /// variable is no copy, because the closure reads its current value.
  @MainActor
  struct CapturePlan {
    enum Name: Hashable {
      /// A property of a captured view.
      case property(String)
      /// Any other capture: its position among the captures, and its type.
      case local(Int, type: String)
    }

    enum Kind {
      case value(Any.Type)
      /// A value of the environment.
      case inspected(any InspectedProperty.Type)
      case object
      case closure
      /// A weak reference.
      case weak
      /// An unowned reference, whose object may be gone; only its bits identify the object.
      case bits
    }

    struct Copy {
      let name: Name
      let offset: Int
      let size: Int
      let kind: Kind
    }

    private(set) var copies: [Copy] = []
    private let shapes: Shapes
    /// The first capture that cannot be read.
    let unreadable: Int?
    /// Whether it captures a variable, which it shares with other closures.
    let hasShared: Bool

    init(_ closure: ClosureContext, in owner: Any.Type?, _ shapes: Shapes) {
      self.shapes = shapes
      let captures = closure.captures(among: owner.map { [$0] } ?? [])
      unreadable = captures.isComplete ? nil : captures.all.count
      hasShared = captures.all.contains { $0.isVariable }
      for (index, capture) in captures.all.enumerated() {
        if capture.isClosure {
          copies.append(
            Copy(name: .local(index, type: "closure"), offset: capture.offset, size: capture.size, kind: .closure))
        } else if let kind = Kind(capture) {
          copies.append(
            Copy(
              name: .local(index, type: "reference"), offset: capture.offset, size: capture.size, kind: kind))
        } else if let type = capture.type {
          let name = Name.local(index, type: "\(type)")
          if Self.hasProperties(type) {
            appendFields(of: type, at: capture.offset) { .property("\(ViewTypeName.short(of: type)).\($0)") }
          } else {
            append(type, at: capture.offset, size: capture.size, name)
          }
        }
      }
    }

    /// Whether a value is captured for its properties: as `self`.
    private static func hasProperties(_ type: Any.Type) -> Bool {
      if type is AnyClass { return false }
      return type is any View.Type || type is any ViewModifier.Type || type is any Scene.Type || type is any App.Type
        || (type is any DynamicProperty.Type && !(type is any InspectedProperty.Type))
    }

    /// Whether two values of a type can be compared. Not so an action or a proxy of the engine, which always reads the
    /// current state.
    static func isComparable(_ type: Any.Type, _ shapes: Shapes) -> Bool {
      if EngineTypes.contain(type), !(type is any Equatable.Type) { return false }
      return shapes.shape(of: type).isTold
    }

    /// The only property of a view that has a size; nil if there are several.
    static func onlyField(of type: Any.Type) -> (name: String, type: Any.Type)? {
      var fields: [(name: String, type: Any.Type)] = []
      StoredField.forEach(of: type) { field in
        if size(of: field.type) > 0 { fields.append((field.name.map { String(cString: $0) } ?? "", field.type)) }
        return fields.count < 2
      }
      return fields.count == 1 ? fields[0] : nil
    }

    private mutating func appendFields(of type: Any.Type, at offset: Int, _ name: (String) -> Name) {
      var fields: [(name: Name, field: StoredField, isWeak: Bool)] = []
      StoredField.forEach(of: type) { field in
        let label = field.name.map { String(cString: $0) } ?? ""
        let isWeak = !field.isStrong && ReferenceStorage(ofProperty: fields.count, of: type) == .weak
        fields.append((name(label.hasPrefix("_") ? String(label.dropFirst()) : label), field, isWeak))
        return true
      }
      let word = MemoryLayout<UInt>.size
      for (name, field, isWeak) in fields where !(field.type is any View.Type) {
        let offset = offset + field.offset
        let size = Self.size(of: field.type)
        if !field.isStrong {
          copies.append(Copy(name: name, offset: offset, size: word, kind: isWeak ? .weak : .bits))
        } else if TypeKind(field.type) == .function {
          // A C function pointer is its code alone.
          if size == 2 * word { copies.append(Copy(name: name, offset: offset, size: size, kind: .closure)) }
        } else {
          append(field.type, at: offset, size: size, name)
        }
      }
    }

    private mutating func append(_ type: Any.Type, at offset: Int, size: Int, _ name: Name) {
      if size == 0 || !isCopyable(type) { return }
      if let property = type as? any InspectedProperty.Type {
        if !property.isKept { copies.append(Copy(name: name, offset: offset, size: size, kind: .inspected(property))) }
      } else if Self.hasProperties(type) {
        // The storage of a user's wrapper counts under the name of the wrapped property.
        appendFields(of: type, at: offset) { _ in name }
      } else if type is AnyClass {
        copies.append(Copy(name: name, offset: offset, size: size, kind: .object))
      } else if Self.isComparable(type, shapes) {
        copies.append(Copy(name: name, offset: offset, size: size, kind: .value(type)))
      }
    }

    private static func size(of type: Any.Type) -> Int {
      func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
      return _openExistential(type, do: size)
    }
  }

  extension CapturePlan.Kind {
    /// The kind of a reference; nil for any other capture.
    init?(_ capture: ClosureContext.Capture) {
      switch capture.reference {
      case .weak: self = .weak
      case .unowned: self = .bits
      case nil: return nil
      }
    }
  }
#endif
