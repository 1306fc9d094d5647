#if BundledEngine
  import OnChangeCompat

  /// The source of an observer's value, as far as the properties of its view tell.
  enum ObservedSource {
    case plain(String)
    case binding(String)
    case state(String)
    case environment(String)
    case unknown

    /// The advice for an observer that never ran. `limit`: the limit that ended the exploration; nil for none.
    func advice(observing value: String, in view: String, cutBy limit: Limit?) -> String {
      let deeper =
        switch limit {
        case .depth: "explore deeper, or "
        case .seconds: "explore longer, or "
        default: ""
        }
      return switch self {
      case .plain(let name):
        "nothing changes \(view).\(name). To fix, explore \(view) inside a view that changes \(name)."
      case .binding(let name):
        "nothing changes \(view).\(name). To fix, explore \(view) inside a view that owns \(name) as a @State, with a "
          + "control that changes it."
      case .state(let name):
        "no step changed \(view).\(name). To fix, \(deeper)add the event that changes it: a text to type to the "
          + "exploration's `alphabet`, a change by the app to its `modelChanges`."
      case .environment(let name):
        "nothing changes \(view).\(name). To fix, add it to the exploration: environmentChanges = [EnvironmentChange(\"\(name)\", …)]."
      case .unknown:
        "no step changed the observed \(value). To fix, \(deeper)explore the view inside one that changes it, or add "
          + "the event: a text to type to the exploration's `alphabet`, a change by the app to its `modelChanges`, by the "
          + "system to its `environmentChanges`."
      }
    }

    /// The advice for an observer whose value changed only together with its view.
    static func adviceToKeep(in view: String) -> String {
      "each change of the observed value also replaced the view that it is on, as `.id(_:)` does. The new view starts "
        + "with the new value. To fix, move the `onChange`\(view.isEmpty ? "" : " in \(view)") outside of the replaced view."
    }
  }

  extension Monitor {
    /// Finds the property of a view that holds a value; unknown if several hold an equal one.
    func source<Value>(of value: Value, in owner: Any.Type?) -> ObservedSource {
      guard let owner, let part = newestPart(of: owner), let address = part.address else { return .unknown }
      var candidates: [ObservedSource] = []
      let hash = hash(of: value)
      StoredField.forEach(of: owner) { field in
        let label = field.name.map { String(cString: $0) } ?? ""
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if field.type == Value.self {
          let held = (address + field.offset).assumingMemoryBound(to: Value.self).pointee
          if self.hash(of: held) == hash { candidates.append(.plain(name)) }
        } else if field.type == Binding<Value>.self {
          let binding = (address + field.offset).assumingMemoryBound(to: Binding<Value>.self).pointee
          if self.hash(of: binding.wrappedValue) == hash { candidates.append(.binding(name)) }
        } else if let property = field.type as? any InspectedProperty.Type {
          func held<Property: InspectedProperty>(_ type: Property.Type) -> Any? {
            (address + field.offset).assumingMemoryBound(to: Property.self).pointee.inspectedValue
          }
          if let held = held(property) as? Value, self.hash(of: held) == hash {
            candidates.append(property.isKept ? .state(name) : .environment(name))
          }
        }
        return candidates.count < 2
      }
      return candidates.count == 1 ? candidates[0] : .unknown
    }
  }
#endif
