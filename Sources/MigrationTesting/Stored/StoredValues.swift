#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Reads values by content: as a hash, to tell states apart fast, or as text, to show them.
  @MainActor
  final class StoredValues {
    @exclusivity(unchecked) private var shapes: [ObjectIdentifier: Shape] = [:]
    @exclusivity(unchecked) private var newest: (key: ObjectIdentifier, shape: Shape)?
    private var plans: [ObjectIdentifier: FieldPlan?] = [:]
    /// Since when a date counts as now.
    private let start = Date()

    /// What one walk has met: objects and identifiers are told apart by the order of their first appearance.
    struct Walk {
      fileprivate var objects: [ObjectIdentifier: Int] = [:]
      fileprivate var identifiers: [UUID: Int] = [:]
      fileprivate var depth = 0
      /// How many objects were met.
      var objectCount: Int { objects.count }
    }

    func plan(for type: Any.Type) -> FieldPlan? {
      let key = ObjectIdentifier(type)
      if let plan = plans[key] { return plan }
      let plan = FieldPlan(of: type)
      plans[key] = .some(plan)
      return plan
    }

    private func shape(of value: Any) -> Shape {
      let type = Swift.type(of: value)
      let key = ObjectIdentifier(type)
      // NB: what is read next is most often of the same type.
      if let newest, newest.key == key { return newest.shape }
      let known = shapes[key]
      let shape = known ?? Shape(of: type)
      if known == nil { shapes[key] = shape }
      newest = (key, shape)
      return shape
    }

    private func isNow(_ date: Date) -> Bool { date >= start.addingTimeInterval(-1) && date.timeIntervalSinceNow < 1 }

    // MARK: As a hash

    func hash(_ value: Any, into hash: inout StableHash, _ walk: inout Walk) {
      // NB: what is read next is most often of the same type, and a number.
      if let newest, newest.key == ObjectIdentifier(type(of: value)), case .word(let word) = newest.shape {
        return hash.combine(word(value))
      }
      // NB: data that is nested without end, such as a list of 100,000 links, is told apart by its first thousand.
      guard walk.depth < 1_000 else { return }
      walk.depth += 1
      defer { walk.depth -= 1 }
      switch shape(of: value) {
      case .word(let word): hash.combine(word(value))
      case .text: hash.combine(value as! String)
      case .described: hash.combine("\(value)")
      case .identifier: hash.combine(number(of: value as! UUID, &walk))
      case .date:
        let date = value as! Date
        hash.combine(isNow(date) ? 1 : date.timeIntervalSinceReferenceDate.bitPattern)
      case .optional:
        guard let wrapped = (value as! any OptionalShape).unwrapped else { return hash.combine(0) }
        hash.combine(1)
        self.hash(wrapped, into: &hash, &walk)
      case .list:
        var count = 0
        (value as! any ListShape).forEachElement { element in
          count += 1
          self.hash(element, into: &hash, &walk)
        }
        hash.combine(count)
      case .unordered:
        var all: [UInt64] = []
        for entry in (value as! any UnorderedShape).entries {
          var own = StableHash()
          var ownWalk = walk
          for part in entry { self.hash(part, into: &own, &ownWalk) }
          all.append(own.value)
        }
        for word in all.sorted() { hash.combine(word) }
        hash.combine(all.count)
      case .fields(let plan, let access):
        access(value) { address in
          for field in plan.fields { if let part = field.read(address) { self.hash(part, into: &hash, &walk) } }
        }
      case .property:
        if let part = (value as! any InspectedProperty).inspectedValue { self.hash(part, into: &hash, &walk) }
      case .object:
        let (number, isNew) = number(of: value as AnyObject, &walk)
        hash.combine(number)
        if isNew { children(of: value) { self.hash($0, into: &hash, &walk) } }
      case .mirrored:
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum {
          guard let child = mirror.children.first else { return hash.combine("\(value)") }
          hash.combine(child.label ?? "")
          self.hash(child.value, into: &hash, &walk)
        } else {
          children(of: value) { self.hash($0, into: &hash, &walk) }
        }
      case .opaque: break
      }
    }

    // MARK: As text

    func text(of value: Any, _ walk: inout Walk) -> String {
      guard walk.depth < 20 else { return "…" }
      walk.depth += 1
      defer { walk.depth -= 1 }
      switch shape(of: value) {
      case .word, .described: return "\(value)"
      case .text: return (value as! String).debugDescription
      case .identifier: return "UUID no. \(number(of: value as! UUID, &walk) + 1)"
      case .date: return isNow(value as! Date) ? "now" : "\(value)"
      case .optional: return (value as! any OptionalShape).unwrapped.map { text(of: $0, &walk) } ?? "nil"
      case .list:
        var parts: [String] = []
        (value as! any ListShape).forEachElement { parts.append(text(of: $0, &walk)) }
        return "[\(parts.joined(separator: ", "))]"
      case .unordered:
        let parts = (value as! any UnorderedShape).entries.map { entry in
          entry.map { text(of: $0, &walk) }.joined(separator: ": ")
        }
        return "[\(parts.sorted().joined(separator: ", "))]"
      case .property: return (value as! any InspectedProperty).inspectedValue.map { text(of: $0, &walk) } ?? ""
      case .object:
        let name = "\(type(of: value))"
        let (number, isNew) = number(of: value as AnyObject, &walk)
        // NB: an object that a property holds is told in full each time; one inside of it once, for it may hold itself.
        return isNew || walk.depth == 1 ? "\(name)(\(labelled(value, &walk)))" : "\(name) no. \(number + 1)"
      case .fields, .mirrored:
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum {
          guard let child = mirror.children.first else { return "\(value)" }
          return "\(child.label ?? "")(\(text(of: child.value, &walk)))"
        }
        return "\(type(of: value))(\(labelled(value, &walk)))"
      case .opaque: return "\(type(of: value))"
      }
    }

    private func labelled(_ value: Any, _ walk: inout Walk) -> String {
      var parts: [String] = []
      var mirror: Mirror? = Mirror(reflecting: value)
      while let next = mirror {
        for child in next.children {
          if case .opaque = shape(of: child.value) { continue }
          let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
          parts.append((label.map { "\($0): " } ?? "") + text(of: child.value, &walk))
        }
        mirror = next.superclassMirror
      }
      return parts.joined(separator: ", ")
    }

    // MARK: Parts

    private func children(of value: Any, _ body: (Any) -> Void) {
      var mirror: Mirror? = Mirror(reflecting: value)
      while let next = mirror {
        for child in next.children { body(child.value) }
        mirror = next.superclassMirror
      }
    }

    private func number(of id: UUID, _ walk: inout Walk) -> Int {
      if let number = walk.identifiers[id] { return number }
      walk.identifiers[id] = walk.identifiers.count
      return walk.identifiers.count - 1
    }

    private func number(of object: AnyObject, _ walk: inout Walk) -> (Int, isNew: Bool) {
      let id = ObjectIdentifier(object)
      if let number = walk.objects[id] { return (number, false) }
      walk.objects[id] = walk.objects.count
      return (walk.objects.count - 1, true)
    }

    /// Calls `body` with every object of a type that a value leads to, each once.
    func forEachObject<Object>(of type: Object.Type, in value: Any, _ walk: inout Walk, _ body: (Object) -> Void) {
      guard walk.depth < 1_000 else { return }
      walk.depth += 1
      defer { walk.depth -= 1 }
      switch shape(of: value) {
      case .word, .text, .described, .identifier, .date, .opaque: break
      case .optional:
        if let wrapped = (value as! any OptionalShape).unwrapped { forEachObject(of: type, in: wrapped, &walk, body) }
      case .property:
        if let part = (value as! any InspectedProperty).inspectedValue {
          forEachObject(of: type, in: part, &walk, body)
        }
      case .object:
        guard number(of: value as AnyObject, &walk).isNew else { return }
        if let object = value as? Object { body(object) }
        children(of: value) { forEachObject(of: type, in: $0, &walk, body) }
      case .list, .unordered, .fields, .mirrored:
        children(of: value) { forEachObject(of: type, in: $0, &walk, body) }
      }
    }
  }
#endif
