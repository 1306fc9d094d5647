#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Reads values by content: as a hash, to tell states apart fast, or as text, to show them. Each value is read at its
  /// address, by the type that it was declared with: see `Shape`.
  @MainActor
  final class StoredValues {
    let shapes = Shapes()
    private var plans: [ObjectIdentifier: FieldPlan?] = [:]
    /// The plans for the contexts of closures, by layout.
    var closurePlans: [UnsafeRawPointer: CapturePlan] = [:]
    /// Since when a date counts as now.
    private let start = Date()
    private(set) var notCompared: Set<StoredPlace> = []
    private var noted: [ObjectIdentifier: Set<String>] = [:]

    /// The objects and identifiers of one walk, numbered by their first appearance.
    struct Walk {
      fileprivate(set) var objects: [ObjectIdentifier: Int] = [:]
      fileprivate var identifiers: [UUID: Int] = [:]
      /// The entries of sets and dictionaries in which an identifier was met before it had a number.
      fileprivate var memberships: [UUID: UInt64] = [:]
      /// The identifiers that this walk was the first to meet.
      fileprivate var newIdentifiers: [UUID] = []
      fileprivate var depth = 0
      /// How many values were met that cannot be compared.
      var unknownCount = 0
      fileprivate let handles: KnownHandles?
      /// Whether a handle that was not met before is one from the start, and replaces none.
      var isStart = false
      /// Whether other threads may write the values too: objects with a lock are not read, and nothing is noted.
      var isShared = false
      /// Whether something was met that may change while it stays the same object.
      var holdsObjects = false
      /// How many more values are read; the others are unknown.
      var valuesLeft = Int.max
      /// The objects that were met and are still to be read.
      // A list and not the call stack, because objects may be a list of 100,000 links.
      fileprivate var waiting: [AnyObject] = []
      /// When the latest event of the host began; a date from before it is not now.
      let eventStart: Date
      /// Properties that are known to differ by chance.
      fileprivate let excluded: Set<StoredPlace>

      init(excluding excluded: Set<StoredPlace> = [], eventStart: Date = .distantPast, handles: KnownHandles? = nil) {
        (self.excluded, self.handles, self.eventStart) = (excluded, handles, eventStart)
      }

      func excludes(_ name: String, of type: Any.Type) -> Bool {
        !excluded.isEmpty && excluded.contains(StoredPlace(of: type, name))
      }
    }

    func plan(for type: Any.Type) -> FieldPlan? {
      let key = ObjectIdentifier(type)
      if let plan = plans[key] { return plan }
      let plan = FieldPlan(of: type, shapes)
      plans[key] = .some(plan)
      return plan
    }

    func isNow(_ date: Date) -> Bool { date >= start.addingTimeInterval(-1) && date.timeIntervalSinceNow < 1 }

    func note(notCompared name: String, of type: Any.Type) {
      if noted[ObjectIdentifier(type), default: []].insert(name).inserted {
        notCompared.insert(StoredPlace(of: type, name))
      }
    }

    func hash(_ value: Any, into hash: inout StableHash, _ walk: inout Walk) {
      hashPart(of: value, into: &hash, &walk)
      finish(&hash, &walk)
    }

    /// Hashes a property, and all objects that it leads to.
    func hash(_ part: Shape.Part, of value: UnsafeRawPointer, into hash: inout StableHash, _ walk: inout Walk) {
      hashPart(part, of: value, into: &hash, &walk)
      finish(&hash, &walk)
    }

    /// Hashes a value that no view holds, and all objects that it leads to.
    func hash(_ shape: Shape, at address: UnsafeRawPointer, into hash: inout StableHash, _ walk: inout Walk) {
      self.hash(at: address, shape, into: &hash, &walk)
      finish(&hash, &walk)
    }

    /// Hashes the objects that were met.
    private func finish(_ hash: inout StableHash, _ walk: inout Walk) {
      var place = 0
      while place < walk.waiting.count {
        read(walk.waiting[place], into: &hash, &walk)
        place += 1
      }
      if place > 0 { walk.waiting.removeAll(keepingCapacity: true) }
    }

    private func hashPart(of value: Any, into hash: inout StableHash, _ walk: inout Walk) {
      ExistentialValue.inside(value) { self.hash(at: $0.address, shapes.shape(of: $0.type), into: &hash, &walk) }
    }

    private func hashPart(
      _ part: Shape.Part, of value: UnsafeRawPointer, into hash: inout StableHash, _ walk: inout Walk
    ) {
      if part.isUnowned { return self.hash(unownedAt: value + part.offset, into: &hash, &walk) }
      guard part.isWeak else { return self.hash(at: value + part.offset, part.shape, into: &hash, &walk) }
      guard let object = WeakReference.object(at: value + part.offset) else { return hash.combine(0) }
      hash.combine(1)
      self.hash(object: object, into: &hash, &walk)
    }

    /// An object that may be gone is known only where the walk has met it.
    private func hash(unownedAt address: UnsafeRawPointer, into hash: inout StableHash, _ walk: inout Walk) {
      walk.holdsObjects = true
      guard let object = address.load(as: ObjectIdentifier?.self) else { return hash.combine(0) }
      if let number = walk.objects[object] { hash.combine(number + 1) } else { walk.unknownCount += 1 }
    }

    func hash(at address: UnsafeRawPointer, _ shape: Shape, into hash: inout StableHash, _ walk: inout Walk) {
      // Values in values without end, such as an indirect enumeration, are compared by their first thousand levels.
      guard walk.depth < 1_000, walk.valuesLeft > 0 else {
        walk.unknownCount += 1
        return
      }
      walk.depth += 1
      walk.valuesLeft -= 1
      defer { walk.depth -= 1 }
      switch shape.form {
      case .word(let word): hash.combine(word.word(at: address))
      case .text: hash.combine(address.assumingMemoryBound(to: String.self).pointee)
      case .described(let description): hash.combine(description(address))
      case .identifier:
        let id = address.assumingMemoryBound(to: UUID.self).pointee
        guard Self.isRandom(id) else { return hash.combine(id.uuidString) }
        hash.combine(number(of: id, &walk))
        if let membership = walk.memberships[id] { hash.combine(membership) }
      case .date:
        let date = address.assumingMemoryBound(to: Date.self).pointee
        hash.combine(isNow(date) ? date < walk.eventStart ? 2 : 1 : date.timeIntervalSinceReferenceDate.bitPattern)
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
        var members: [UUID: UInt64] = [:]
        var unknown = 0
        type.forEach(at: address) { entry in
          var own = StableHash()
          var ownWalk = walk
          (ownWalk.waiting, ownWalk.newIdentifiers) = ([], [])
          for (part, address) in zip(parts, entry) { self.hash(at: address, part, into: &own, &ownWalk) }
          finish(&own, &ownWalk)
          unknown += ownWalk.unknownCount - walk.unknownCount
          walk.valuesLeft = ownWalk.valuesLeft
          walk.holdsObjects = ownWalk.holdsObjects
          all.append(own.value)
          for id in ownWalk.newIdentifiers { members[id, default: 0] &+= own.value }
        }
        // Entries have no order to number their identifiers by. So an identifier is known by the entries that it is in.
        for (id, entries) in members {
          var membership = StableHash(seed: walk.memberships[id] ?? 1)
          membership.combine(entries)
          walk.memberships[id] = membership.value
          walk.newIdentifiers.append(id)
        }
        for word in all.sorted() { hash.combine(word) }
        hash.combine(all.count)
        walk.unknownCount += unknown
      case .fields(let parts): for part in parts { hashPart(part, of: address, into: &hash, &walk) }
      case .byte: hash.combine(Int(address.load(as: UInt8.self)))
      case .enumeration(let read):
        let value = read(address)
        hash.combine(value.label ?? "")
        if let payload = value.payload { hashPart(of: payload, into: &hash, &walk) }
      case .bits(let count): for offset in 0..<count { hash.combine(Int((address + offset).load(as: UInt8.self))) }
      case .object: if let object = address.load(as: AnyObject?.self) { self.hash(object: object, into: &hash, &walk) }
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        hash.combine(shapes.nameHash(of: value.type))
        self.hash(at: value.address, shapes.shape(of: value.type), into: &hash, &walk)
      case .error:
        let error = address.assumingMemoryBound(to: (any Error).self).pointee
        hash.combine(shapes.nameHash(of: type(of: error)))
        hashPart(of: error, into: &hash, &walk)
      case .property(let read):
        walk.holdsObjects = true
        // A binding that a state keeps may be replaced by one of a different state.
        if walk.depth > 1, shape.type is any SuppliedProperty.Type { walk.unknownCount += 1 }
        if let value = read(address) { hashPart(of: value, into: &hash, &walk) }
      case .function: self.hash(ClosureContext(at: address), into: &hash, &walk)
      case .opaque: break
      case .unknown: walk.unknownCount += 1
      }
    }

    func hash(object: AnyObject, into hash: inout StableHash, _ walk: inout Walk) {
      walk.holdsObjects = true
      let type: AnyClass = Swift.type(of: object)
      if shapes.parts(of: type) == nil {
        switch shapes.foreignObject(type) {
        case .ignored: break
        case .handle:
          hash.combine(KnownHandles.text(of: object))
          if !isKnown(handle: object, &walk) { walk.unknownCount += 1 }
        case .value: hash.combine(ForeignObject.text(of: object, shapes.equal))
        case .unknown: walk.unknownCount += 1
        }
        return
      }
      let (number, isNew) = number(of: object, &walk)
      hash.combine(number)
      if isNew, !walk.isShared || !shapes.isGuarded(type) { walk.waiting.append(object) }
    }

    private func isKnown(handle: AnyObject, _ walk: inout Walk) -> Bool {
      if ForeignObject.isOwnCenter(handle) { return false }
      guard let handles = walk.handles, !(handle is NotificationCenter), handle !== UserDefaults.standard else {
        return true
      }
      if walk.isStart { handles.add(handle) }
      return handles.contain(handle)
    }

    private func read(_ object: AnyObject, into hash: inout StableHash, _ walk: inout Walk) {
      let type: AnyClass = Swift.type(of: object)
      hash.combine(shapes.nameHash(of: type))
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      for part in shapes.parts(of: type) ?? [] where !walk.excludes(part.name, of: type) {
        let count = walk.unknownCount
        hashPart(part, of: address, into: &hash, &walk)
        if walk.unknownCount != count {
          if !walk.isShared { note(notCompared: part.name, of: type) }
          walk.unknownCount = count
        }
      }
    }

    func text(of value: Any, _ walk: inout Walk) -> String {
      var text = ""
      ExistentialValue.inside(value) { text = self.text(at: $0.address, shapes.shape(of: $0.type), &walk) }
      return text
    }

    func text(of part: Shape.Part, of value: UnsafeRawPointer, _ walk: inout Walk) -> String {
      if part.isUnowned { return "\(part.shape.type)" }
      guard part.isWeak else { return text(at: value + part.offset, part.shape, &walk) }
      guard walk.depth < 20 else { return "…" }
      walk.depth += 1
      defer { walk.depth -= 1 }
      return WeakReference.object(at: value + part.offset).map { text(object: $0, &walk) } ?? "nil"
    }

    func text(at address: UnsafeRawPointer, _ shape: Shape, _ walk: inout Walk) -> String {
      guard walk.depth < 20 else { return "…" }
      walk.depth += 1
      defer { walk.depth -= 1 }
      switch shape.form {
      case .word, .bits: return word(at: address, shape)
      case .text: return address.assumingMemoryBound(to: String.self).pointee.debugDescription
      case .described(let description), .byte(let description): return description(address)
      case .identifier:
        let id = address.assumingMemoryBound(to: UUID.self).pointee
        return Self.isRandom(id) ? "UUID no. \(number(of: id, &walk) + 1)" : id.uuidString
      case .date:
        let date = address.assumingMemoryBound(to: Date.self).pointee
        return isNow(date) ? date < walk.eventStart ? "earlier" : "now" : "\(date)"
      case .optional(let type, let wrapped):
        return type.wrapped(at: address).map { text(at: $0, wrapped, &walk) } ?? "nil"
      case .list(let type, let element):
        var parts: [String] = []
        type.forEach(at: address) { parts.append(text(at: $0, element, &walk)) }
        return "[\(parts.joined(separator: ", "))]"
      case .unordered(let type, let shapes):
        var parts: [String] = []
        type.forEach(at: address) { entry in
          // Entries have no order to number their identifiers by.
          var own = walk
          parts.append(zip(shapes, entry).map { text(at: $1, $0, &own) }.joined(separator: ": "))
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
      case .function: return text(of: ClosureContext(at: address), &walk)
      case .opaque, .unknown: return "\(shape.type)"
      }
    }

    private func word(at address: UnsafeRawPointer, _ shape: Shape) -> String {
      func word<Value>(_ type: Value.Type) -> String { "\(address.assumingMemoryBound(to: Value.self).pointee)" }
      if case .bits(let count) = shape.form {
        return (0..<count).map { "\((address + $0).load(as: UInt8.self))" }.joined(separator: " ")
      }
      return _openExistential(shape.type, do: word)
    }

    func text(object: AnyObject, _ walk: inout Walk) -> String {
      let name = "\(type(of: object))"
      guard let parts = shapes.parts(of: type(of: object)) else {
        if case .value = shapes.foreignObject(type(of: object)) { return ForeignObject.text(of: object, shapes.equal) }
        return name
      }
      let (number, isNew) = number(of: object, &walk)
      // An object in a property is described in full each time. One inside of it only once: it may hold itself.
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

    /// Whether an identifier is of version 4, as `UUID()` makes them. Any other one is a constant.
    private static func isRandom(_ id: UUID) -> Bool { id.uuid.6 >> 4 == 4 }

    private func number(of id: UUID, _ walk: inout Walk) -> Int {
      if let number = walk.identifiers[id] { return number }
      walk.newIdentifiers.append(id)
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
