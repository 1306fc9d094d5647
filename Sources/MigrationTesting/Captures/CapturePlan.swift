#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The copies in a closure's context, and their positions: found once for a layout. A view captured as `self` holds
  /// one copy for each property that is no state. A state or a shared variable is no copy, because the closure reads
  /// its current value. A binding is one: it may be replaced by a different binding.
  @MainActor
  struct CapturePlan {
    enum Name: Hashable {
      case property(String, of: ObjectIdentifier)
      /// Any other capture: its position among the captures, and its type.
      case local(Int, type: String)
    }

    enum Kind {
      case value(Any.Type)
      /// A value of the environment.
      case inspected(any InspectedProperty.Type)
      /// A binding, or a property whose value is kept under a name that an initialiser may choose.
      case reference(any InspectedProperty.Type)
      case object
      case closure
      case weak
      /// An unowned reference, whose object may be gone; only its bits identify the object.
      case bits
    }

    struct Copy {
      let name: Name
      let offset: Int
      let size: Int
      let kind: Kind
      /// The name of the stored property behind it; empty for any other capture.
      var property = ""
      /// Whether its type is a parameter of generic code, in which an extension of a protocol may hide its properties.
      var isParameter = false
    }

    private(set) var copies: [Copy] = []
    /// The properties of the captured views, by the views' types.
    private(set) var properties: [ObjectIdentifier: Set<String>] = [:]
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
        if let kind = capture.isClosure ? .closure : Kind(capture) {
          let name = Name.local(index, type: capture.isClosure ? "closure" : "reference")
          copies.append(Copy(name: name, offset: capture.offset, size: capture.size, kind: kind))
        } else if let type = capture.type {
          if Self.hasProperties(type) {
            let key = ObjectIdentifier(type)
            properties[key] = Self.names(in: type)
            appendFields(of: type, at: capture.offset) {
              (.property("\(ViewTypeName.short(of: type)).\($0)", of: key), $1)
            }
          } else {
            let name = Name.local(index, type: "\(type)")
            append(type, at: capture.offset, size: capture.size, name, "", isParameter: capture.isParameter)
          }
        }
      }
    }

    /// Whether a value is captured for its properties: as `self`.
    private static func hasProperties(_ type: Any.Type) -> Bool {
      if type is AnyClass { return false }
      if EngineTypes.contain(type) { return false }
      return type is any View.Type || type is any ViewModifier.Type || type is any Scene.Type || type is any App.Type
        || isWrapper(type)
    }

    private static func isWrapper(_ type: Any.Type) -> Bool {
      type is any DynamicProperty.Type && !(type is any InspectedProperty.Type)
    }

    /// Whether two values of a type can be compared. Not so what always reads the current state, such as an action.
    static func isComparable(_ type: Any.Type) -> Bool { !EngineTypes.contain(type) || type is any Equatable.Type }

    /// Whether a value of the engine without `==` holds what the app has put into it: a style's configuration, a grid item.
    static func holdsValues(_ type: Any.Type) -> Bool {
      if !EngineTypes.contain(type) || type is any View.Type || type is any DynamicProperty.Type { return false }
      return isTable(type) || !Shape.Form.refers(type)
    }

    /// Whether a type of a library has fields that code reads by their names.
    static func isGeometry(_ type: Any.Type) -> Bool {
      let types: [Any.Type] = [CGRect.self, CGSize.self, CGPoint.self, EdgeInsets.self, UnitPoint.self]
      return types.contains { $0 == type }
    }

    static func isTable(_ type: Any.Type) -> Bool { type == EnvironmentValues.self || type == Transaction.self }

    /// The only property of a view that has a size; nil if there are several.
    static func onlyField(of type: Any.Type) -> (name: String, type: Any.Type)? {
      var fields: [(name: String, type: Any.Type)] = []
      StoredField.forEach(of: type) { field in
        if size(of: field.type) > 0 { fields.append((field.name.map { String(cString: $0) } ?? "", field.type)) }
        return fields.count < 2
      }
      return fields.count == 1 ? fields[0] : nil
    }

    /// The names of the stored properties of a type, without those whose values are computed.
    private static func names(in type: Any.Type) -> Set<String> {
      var names: Set<String> = []
      StoredField.forEach(of: type) { field in
        if let name = StoredName(field), !name.isComputed { names.insert(name.text) }
        return true
      }
      return names
    }

    private mutating func appendFields(
      of type: Any.Type, at offset: Int, _ name: (_ path: String, _ property: String) -> (Name, String)
    ) {
      var index = 0
      let word = MemoryLayout<UInt>.size
      let parameters = GenericArguments.types(of: type)
      StoredField.forEach(of: type) { field in
        defer { index += 1 }
        let path = StoredName(field)?.text ?? ""
        let (name, property) = name(path, path)
        let offset = offset + field.offset
        let size = Self.size(of: field.type)
        if !field.isStrong {
          let isWeak = ReferenceStorage(ofProperty: index, of: type) == .weak
          copies.append(Copy(name: name, offset: offset, size: word, kind: isWeak ? .weak : .bits, property: property))
        } else if TypeKind(field.type) == .function, size == 2 * word {
          copies.append(Copy(name: name, offset: offset, size: size, kind: .closure, property: property))
        } else {
          let isParameter = parameters.contains { $0 == field.type }
          append(field.type, at: offset, size: size, name, property, isParameter: isParameter)
        }
        return true
      }
    }

    private mutating func append(
      _ type: Any.Type, at offset: Int, size: Int, _ name: Name, _ property: String, isParameter: Bool
    ) {
      if size == 0 || !isCopyable(type) { return }
      func add(_ kind: Kind) {
        copies.append(
          Copy(name: name, offset: offset, size: size, kind: kind, property: property, isParameter: isParameter))
      }
      if let inspected = type as? any InspectedProperty.Type {
        if !inspected.isKept {
          add(.inspected(inspected))
        } else if inspected.isReplaceable {
          add(.reference(inspected))
        }
      } else if Self.isWrapper(type) {
        // The storage of the engine's wrapper counts under the name of the wrapped property.
        let isEngines = EngineTypes.contain(type)
        appendFields(of: type, at: offset) { path, _ in
          guard !isEngines, case .property(let text, let view) = name else { return (name, property) }
          return (.property("\(text).\(path)", of: view), property)
        }
      } else if type is AnyClass {
        if type != Recorder.self { add(.object) }
      } else if Self.isComparable(type) || type is any View.Type || Self.holdsValues(type) {
        add(.value(type))
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

  /// The name under which code reads a stored property.
  struct StoredName {
    let text: String
    /// Whether a wrapper, or code of its owner, may compute the value from more than this property.
    let isComputed: Bool

    /// - Returns: nil for a property without a name.
    @MainActor
    init?(_ field: StoredField, isObserved: Bool = false) {
      guard let label = field.name.map({ String(cString: $0) }), !label.isEmpty, !label.hasPrefix(".") else {
        return nil
      }
      let lazyPrefix = "$__lazy_storage_$_"
      if label.hasPrefix(lazyPrefix) {
        (text, isComputed) = (String(label.dropFirst(lazyPrefix.count)), true)
      } else if label.hasPrefix("_"), label.count > 1 {
        text = String(label.dropFirst())
        isComputed = !isObserved && !(field.type is any InspectedProperty.Type) && !EngineTypes.contain(field.type)
      } else {
        (text, isComputed) = (label, false)
      }
    }
  }
#endif
