#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Reads values by content: as a hash, to tell states apart fast, or as text, to show them.
  ///
  /// Each value is read at its address, by the type that it was declared with: see `Shape`.
  @MainActor
  final class StoredValues {
    let shapes = Shapes()
    private var plans: [ObjectIdentifier: FieldPlan?] = [:]
    /// Since when a date counts as now.
    private let start = Date()

    /// The objects and identifiers of one walk, numbered by their first appearance.
    struct Walk {
      fileprivate var objects: [ObjectIdentifier: Int] = [:]
      fileprivate var identifiers: [UUID: Int] = [:]
      fileprivate var depth = 0
      /// Properties that are known to differ by chance.
      fileprivate let excluded: Set<StoredPlace>

      init(excluding excluded: Set<StoredPlace> = []) { self.excluded = excluded }

      func excludes(_ name: String, of type: Any.Type) -> Bool {
        !excluded.isEmpty && excluded.contains(StoredPlace(of: type, name))
      }

      /// How many objects were met.
      var objectCount: Int { objects.count }
    }

    func plan(for type: Any.Type) -> FieldPlan? {
      let key = ObjectIdentifier(type)
      if let plan = plans[key] { return plan }
      let plan = FieldPlan(of: type, shapes)
      plans[key] = .some(plan)
      return plan
    }

    private func isNow(_ date: Date) -> Bool { date >= start.addingTimeInterval(-1) && date.timeIntervalSinceNow < 1 }

    // MARK: As a hash

    func hash(_ value: Any, into hash: inout StableHash, _ walk: inout Walk) {
      ExistentialValue.inside(value) { self.hash(at: $0.address, shapes.shape(of: $0.type), into: &hash, &walk) }
    }

    func hash(_ part: Shape.Part, of value: UnsafeRawPointer, into hash: inout StableHash, _ walk: inout Walk) {
      guard part.isWeak else { return self.hash(at: value + part.offset, part.shape, into: &hash, &walk) }
      guard let object = WeakReference.object(at: value + part.offset) else { return hash.combine(0) }
      hash.combine(1)
      guard walk.depth < 1_000 else { return }
      walk.depth += 1
      defer { walk.depth -= 1 }
      self.hash(object: object, into: &hash, &walk)
    }

    private func hash(
      at address: UnsafeRawPointer, _ shape: Shape, into hash: inout StableHash, _ walk: inout Walk
    ) {
      // Data that is nested without end, such as a list of 100,000 links, is compared by its first thousand elements.
      guard walk.depth < 1_000 else { return }
      walk.depth += 1
      defer { walk.depth -= 1 }
      switch shape.form {
      case .word(let word): hash.combine(word.word(at: address))
      case .text: hash.combine(address.assumingMemoryBound(to: String.self).pointee)
      case .described(let description): hash.combine(description(address))
      case .identifier: hash.combine(number(of: address.assumingMemoryBound(to: UUID.self).pointee, &walk))
      case .date:
        let date = address.assumingMemoryBound(to: Date.self).pointee
        hash.combine(isNow(date) ? 1 : date.timeIntervalSinceReferenceDate.bitPattern)
      case .optional(let type, let wrapped):
        guard let address = type.wrapped(at: address) else { return hash.combine(0) }
        hash.combine(1)
        self.hash(at: address, wrapped, into: &hash, &walk)
      case .list(let type, let element):
        var count = 0
        type.forEach(at: address) {
          count += 1
          self.hash(at: $0, element, into: &hash, &walk)
        }
        hash.combine(count)
      case .unordered(let type, let parts):
        var all: [UInt64] = []
        type.forEach(at: address) { entry in
          var own = StableHash()
          var ownWalk = walk
          for (part, address) in zip(parts, entry) { self.hash(at: address, part, into: &own, &ownWalk) }
          all.append(own.value)
        }
        for word in all.sorted() { hash.combine(word) }
        hash.combine(all.count)
      case .fields(let parts): for part in parts { self.hash(part, of: address, into: &hash, &walk) }
      case .byte: hash.combine(Int(address.load(as: UInt8.self)))
      case .enumeration(let read):
        let value = read(address)
        hash.combine(value.label ?? "")
        if let payload = value.payload { self.hash(payload, into: &hash, &walk) }
      case .bits(let count): for offset in 0..<count { hash.combine(Int((address + offset).load(as: UInt8.self))) }
      case .object: if let object = address.load(as: AnyObject?.self) { self.hash(object: object, into: &hash, &walk) }
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        hash.combine(_typeName(value.type, qualified: true))
        self.hash(at: value.address, shapes.shape(of: value.type), into: &hash, &walk)
      case .error: self.hash(address.assumingMemoryBound(to: (any Error).self).pointee, into: &hash, &walk)
      case .property(let read): if let value = read(address) { self.hash(value, into: &hash, &walk) }
      case .opaque: break
      }
    }

    private func hash(object: AnyObject, into hash: inout StableHash, _ walk: inout Walk) {
      guard let parts = shapes.parts(of: type(of: object)) else { return }
      let (number, isNew) = number(of: object, &walk)
      hash.combine(number)
      guard isNew else { return }
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      withExtendedLifetime(object) {
        for part in parts where !walk.excludes(part.name, of: type(of: object)) {
          self.hash(part, of: address, into: &hash, &walk)
        }
      }
    }

    // MARK: As text

    func text(of value: Any, _ walk: inout Walk) -> String {
      var text = ""
      ExistentialValue.inside(value) { text = self.text(at: $0.address, shapes.shape(of: $0.type), &walk) }
      return text
    }

    func text(of part: Shape.Part, of value: UnsafeRawPointer, _ walk: inout Walk) -> String {
      guard part.isWeak else { return text(at: value + part.offset, part.shape, &walk) }
      guard walk.depth < 20 else { return "…" }
      walk.depth += 1
      defer { walk.depth -= 1 }
      return WeakReference.object(at: value + part.offset).map { text(object: $0, &walk) } ?? "nil"
    }

    private func text(at address: UnsafeRawPointer, _ shape: Shape, _ walk: inout Walk) -> String {
      guard walk.depth < 20 else { return "…" }
      walk.depth += 1
      defer { walk.depth -= 1 }
      switch shape.form {
      case .word, .bits: return word(at: address, shape)
      case .text: return address.assumingMemoryBound(to: String.self).pointee.debugDescription
      case .described(let description), .byte(let description): return description(address)
      case .identifier: return "UUID no. \(number(of: address.assumingMemoryBound(to: UUID.self).pointee, &walk) + 1)"
      case .date:
        let date = address.assumingMemoryBound(to: Date.self).pointee
        return isNow(date) ? "now" : "\(date)"
      case .optional(let type, let wrapped):
        return type.wrapped(at: address).map { text(at: $0, wrapped, &walk) } ?? "nil"
      case .list(let type, let element):
        var parts: [String] = []
        type.forEach(at: address) { parts.append(text(at: $0, element, &walk)) }
        return "[\(parts.joined(separator: ", "))]"
      case .unordered(let type, let shapes):
        var parts: [String] = []
        type.forEach(at: address) { entry in
          parts.append(zip(shapes, entry).map { text(at: $1, $0, &walk) }.joined(separator: ": "))
        }
        return "[\(parts.sorted().joined(separator: ", "))]"
      case .fields(let parts):
        // A tuple has no name.
        let name = "\(shape.type)"
        return "\(name.hasPrefix("(") ? "" : name)(\(labelled(parts, of: address, &walk)))"
      case .enumeration(let read):
        let value = read(address)
        guard let payload = value.payload else { return value.label ?? "\(shape.type)" }
        let text = text(of: payload, &walk)
        return (value.label ?? "\(shape.type)") + (text.hasPrefix("(") ? text : "(\(text))")
      case .object: return address.load(as: AnyObject?.self).map { text(object: $0, &walk) } ?? "nil"
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        return text(at: value.address, shapes.shape(of: value.type), &walk)
      case .error: return text(of: address.assumingMemoryBound(to: (any Error).self).pointee, &walk)
      case .property(let read): return read(address).map { text(of: $0, &walk) } ?? ""
      case .opaque: return "\(shape.type)"
      }
    }

    private func word(at address: UnsafeRawPointer, _ shape: Shape) -> String {
      func word<Value>(_ type: Value.Type) -> String { "\(address.assumingMemoryBound(to: Value.self).pointee)" }
      if case .bits(let count) = shape.form {
        return (0..<count).map { "\((address + $0).load(as: UInt8.self))" }.joined(separator: " ")
      }
      return _openExistential(shape.type, do: word)
    }

    private func text(object: AnyObject, _ walk: inout Walk) -> String {
      let name = "\(type(of: object))"
      guard let parts = shapes.parts(of: type(of: object)) else { return name }
      let (number, isNew) = number(of: object, &walk)
      // An object in a property is described in full each time. One inside of it is described once, because it may
      // hold itself.
      guard isNew || walk.depth == 1 else { return "\(name) no. \(number + 1)" }
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return withExtendedLifetime(object) { "\(name)(\(labelled(parts, of: address, &walk)))" }
    }

    private func labelled(_ parts: [Shape.Part], of value: UnsafeRawPointer, _ walk: inout Walk) -> String {
      var texts: [String] = []
      for part in parts where part.isTold {
        texts.append((part.name.isEmpty ? "" : "\(part.name): ") + text(of: part, of: value, &walk))
      }
      return texts.joined(separator: ", ")
    }

    // MARK: Numbers

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
  }
#endif
