#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Receives the mounts and runs of one host.
  @MainActor
  final class Monitor: HostMonitor {
    /// A run of an observer's action.
    struct Run {
      let observer: Int
      let hash: UInt64
      var old = ""
      var new = ""
      var effects: [StoredChange] = []
      /// The lines for the view's recorder, and other effects outside of it.
      var notes: [String] = []
      /// The copies in its closures that had changed.
      var captured: [StoredChange] = []
    }

    let values: StoredValues
    unowned let session: Session
    private let host = StoredEntry.HeldObject.Host()
    private let handles = KnownHandles()
    let observers: ObserverTable
    let captures: Captures
    let role: Side.Role
    /// Whether to describe runs, and not only count them.
    let describes: Bool
    /// A mounted view, with the possible captures of its closures: the values that it stored at its last evaluation.
    struct Part {
      let part: MountedPart
      let plan: FieldPlan?
      /// Whether the code outside of the host has made it, with closures, bindings or objects.
      let isOutermost: Bool
      /// The address of its fields, after the first read.
      var address: UnsafeRawPointer?
      fileprivate var evaluations: UInt32 = 0
      fileprivate var captured: UInt64 = 0
    }

    @exclusivity(unchecked) private(set) var parts: [Part] = []
    private var ids: Set<ObjectIdentifier> = []
    /// The runs since the last call.
    @exclusivity(unchecked) private var runs: [Run] = []
    private var before: [(entries: [StoredEntry], notes: Int)] = []
    /// The effects of the step so far, outside of the views.
    var notes: @MainActor () -> [String] = { [] }
    /// The captures of the collected runs, as text.
    private var changes: [Int: [[StoredChange]]] = [:]
    @exclusivity(unchecked) private var newObservers: [Int] = []
    @exclusivity(unchecked) private var eventStart = Date.distantPast

    init(_ session: Session, _ role: Side.Role, describes: Bool) {
      self.session = session
      values = session.values
      observers = session.observers
      captures = session.captures
      self.role = role
      self.describes = describes
    }

    func willPerformEvent() { eventStart = Date() }

    func didMount(_ part: MountedPart) {
      guard ids.insert(part.id).inserted else { return }
      let plan = values.plan(for: part.type)
      let isSupplied = plan.map { !$0.supplied.isEmpty || !session.knowsSharedPlaces } == true && part.isOutermost
      parts.append(Part(part: part, plan: plan, isOutermost: isSupplied))
      session.declared.add(part.type)
    }

    func didMount<Value>(_ observer: ObserverPlace, observing value: Value) {
      let number = observers.number(of: observer)
      newObservers.append(number)
      let isFirst = observers.sources[number] == nil
      if isFirst { observers.note(source(of: value, in: observer.owner), of: number) }
      // The rows of one presentation have different values from the start.
      if isFirst || eventStart != .distantPast, !observers.replaced.contains(number) {
        observers.note(firstValue: hash(of: value), of: number)
      }
    }

    /// The observers that were mounted since the last time.
    func takeNewObservers() -> [Int] {
      if newObservers.isEmpty { return [] }
      defer { newObservers = [] }
      return newObservers
    }

    func willRun<Value>(_ observer: ObserverPlace, old: Value, new: Value) {
      captures.willRunAction()
      let number = observers.number(of: observer)
      guard let word = observers.word(of: Value.self, observedBy: number), !describes else {
        return noteRun(of: number, old: old, new: new)
      }
      var hash = StableHash()
      hash.combine(Self.read(old, as: word))
      hash.combine(Self.read(new, as: word))
      runs.append(Run(observer: number, hash: hash.value))
    }

    // Not isolated, because its closure would be checked for the actor at each call.
    private nonisolated static func read<Value>(_ value: Value, as word: any WordValue.Type) -> UInt64 {
      withUnsafePointer(to: value) { word.word(at: $0) }
    }

    private func noteRun(of observer: Int, old: Any, new: Any) {
      var hash = StableHash()
      var walk = StoredValues.Walk()
      values.hash(old, into: &hash, &walk)
      values.hash(new, into: &hash, &walk)
      var run = Run(observer: observer, hash: hash.value)
      if describes {
        run.old = values.text(of: old, &walk)
        run.new = values.text(of: new, &walk)
        run.captured = takeChanges(of: observer)
        before.append((entries, notes().count))
      }
      runs.append(run)
    }

    func didRun(_ observer: ObserverPlace) {
      captures.didRunAction()
      guard describes, let before = before.popLast() else { return }
      runs[runs.count - 1].effects = StoredChange.all(from: before.entries, to: entries)
      runs[runs.count - 1].notes = Array(notes().dropFirst(before.notes))
    }

    /// Notes the captures of a collected run's closures, until it runs.
    func noteChanges(_ captured: [StoredChange], of observer: Int) { changes[observer, default: []].append(captured) }

    private func takeChanges(of observer: Int) -> [StoredChange] {
      guard var all = changes[observer], !all.isEmpty else { return [] }
      let first = all.removeFirst()
      changes[observer] = all
      return first
    }

    func newestPart(of type: Any.Type) -> MountedPart? { parts.last { $0.part.type == type }?.part }

    func hash(of value: Any) -> UInt64 {
      var hash = StableHash()
      var walk = StoredValues.Walk()
      values.hash(value, into: &hash, &walk)
      return hash.value
    }

    func willContinue(_ observer: ObserverPlace) {
      captures.willRunAction()
      if describes { before.append((entries, 0)) }
    }

    /// Writes of the work belong to the run that sent it, unless that was passed on.
    func didContinue(_ observer: ObserverPlace) {
      captures.didRunAction()
      guard describes, let before = before.popLast() else { return }
      let number = observers.number(of: observer)
      guard let run = runs.lastIndex(where: { $0.observer == number }) else { return }
      runs[run].effects += StoredChange.all(from: before.entries, to: entries)
    }

    /// Hands over the runs since the last call. `taken`: the runs of the last call, whose memory the next runs reuse.
    func takeRuns(into taken: inout [Run]) {
      if runs.isEmpty, taken.isEmpty { return }
      swap(&runs, &taken)
      runs.removeAll(keepingCapacity: true)
    }

    /// Releases the views, which hold their host.
    func end() {
      parts = []
      ids = []
    }

    private func bringUpToDate() {
      // A single view needs no closure, and no order.
      if parts.count == 1, parts[0].part.isMounted { return }
      if parts.contains(where: { !$0.part.isMounted }) {
        parts.removeAll { part in
          if !part.part.isMounted { ids.remove(part.part.id) }
          return !part.part.isMounted
        }
      }
      guard parts.count > 1 else { return }
      let paths = parts.map(\.part.path)
      if zip(paths, paths.dropFirst()).allSatisfy({ !$1.lexicographicallyPrecedes($0) }) { return }
      parts = zip(paths, parts).sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }

    /// Hashes of all stored values of the views, and of their closures' captures where these differ. `excluded`: the
    /// places known to differ by chance.
    func hashes(excluding excluded: Set<StoredPlace>) -> (stored: UInt64, captured: UInt64) {
      bringUpToDate()
      var all = StableHash()
      var captured = StableHash()
      var walk: StoredValues.Walk?
      var place = 0
      while place < parts.count {
        defer { place += 1 }
        var capturable = StableHash()
        let isNew = parts[place].address == nil
        if isNew {
          parts[place].address = parts[place].part.address
          noteSystemInputs(of: parts[place])
        }
        if let words = parts[place].plan?.words, let address = parts[place].address, excluded.isEmpty {
          Self.combine(words, at: address, into: &all, &capturable)
        } else {
          // One walk for all parts, which may hold the same objects; hardly ever none.
          var own = walk ?? StoredValues.Walk(excluding: excluded, eventStart: eventStart, handles: handles)
          walk = nil
          own.isStart = isNew
          combine(parts[place], into: &all, &capturable, &own)
          walk = own
        }
        if parts[place].isOutermost, let supplied = parts[place].plan?.supplied, !supplied.isEmpty {
          var own = walk ?? StoredValues.Walk(excluding: excluded, eventStart: eventStart, handles: handles)
          own.isStart = isNew
          combine(supplied, of: parts[place], into: &all, &own)
          walk = own
        }
        // Without an evaluation since, the body's closures hold the values stored then.
        let evaluations = parts[place].part.evaluations
        if parts[place].evaluations != evaluations {
          parts[place].evaluations = evaluations
          parts[place].captured = capturable.value
        } else if parts[place].captured != capturable.value {
          captured.combine(place)
          captured.combine(parts[place].captured)
        }
      }
      all.combine(parts.count)
      return (all.value, captured.value)
    }

    private static func combine(
      _ words: [FieldPlan.Word], at address: UnsafeRawPointer, into hash: inout StableHash,
      _ capturable: inout StableHash
    ) {
      var index = 0
      while index < words.count {
        var own = StableHash()
        own.combine(words[index].read(at: address))
        hash.combine(own.value)
        if !words[index].isKept { capturable.combine(own.value) }
        index += 1
      }
    }

    /// - Parameter capturable: values that a body can use without a dependency: non-states, and values in objects.
    private func combine(
      _ mounted: Part, into hash: inout StableHash, _ capturable: inout StableHash,
      _ walk: inout StoredValues.Walk
    ) {
      guard let plan = mounted.plan, let address = mounted.address else { return }
      for field in plan.fields where !walk.excludes(field.name, of: mounted.part.type) {
        var own = StableHash()
        if let word = field.word {
          own.combine(word.read(at: address))
          hash.combine(own.value)
          if !field.isKept { capturable.combine(own.value) }
        } else {
          let objects = walk.objects.count
          let unknown = walk.unknownCount
          values.hash(field.part, of: address, into: &own, &walk)
          // A property that is no state follows from the states of other views.
          if walk.unknownCount != unknown, field.isKept { values.note(notCompared: field.name, of: mounted.part.type) }
          hash.combine(own.value)
          if !field.isKept || walk.objects.count > objects { capturable.combine(own.value) }
        }
      }
    }

    /// Combines what closures and bindings hold that the code outside of the host has made.
    private func combine(
      _ supplied: [Shape.Part], of mounted: Part, into hash: inout StableHash, _ walk: inout StoredValues.Walk
    ) {
      guard let address = mounted.address else { return }
      for part in supplied where !walk.excludes(part.name, of: mounted.part.type) {
        let unknown = walk.unknownCount
        if let property = part.shape.type as? any SuppliedProperty.Type {
          values.hash(Self.supplied(property, at: address + part.offset), into: &hash, &walk)
        } else {
          values.hash(part, of: address, into: &hash, &walk)
        }
        if walk.unknownCount != unknown { values.note(notCompared: part.name, of: mounted.part.type) }
      }
    }

    private static func supplied<Property: SuppliedProperty>(
      _ type: Property.Type, at address: UnsafeRawPointer
    ) -> Any { address.assumingMemoryBound(to: Property.self).pointee.suppliedValue }

    /// All stored values of the views, in words: each property of a view, and of each object in a property.
    var entries: [StoredEntry] {
      bringUpToDate()
      var listing = Listing(eventStart: eventStart)
      for part in parts {
        guard let plan = part.plan, let address = part.part.address else { continue }
        list(plan.fields.map { ($0.part, $0.isKept) }, at: address, of: part.part.type, in: &listing)
      }
      return listing.entries
    }

    private struct Listing {
      var entries: [StoredEntry] = []
      var walk: StoredValues.Walk
      private var counts: [String: Int] = [:]
      private var objects: [ObjectIdentifier: Int] = [:]
      init(eventStart: Date) { walk = StoredValues.Walk(eventStart: eventStart) }

      mutating func number(of owner: String) -> Int {
        counts[owner, default: -1] += 1
        return counts[owner, default: 0]
      }

      mutating func number(of object: AnyObject, _ name: String) -> (number: Int, isNew: Bool) {
        if let known = objects[ObjectIdentifier(object)] { return (known, false) }
        let number = number(of: name)
        objects[ObjectIdentifier(object)] = number
        return (number, true)
      }
    }

    /// Lists the properties of a view, then those of each object that these lead to.
    private func list(
      _ fields: [(part: Shape.Part, isKept: Bool)], at address: UnsafeRawPointer, of type: Any.Type,
      in listing: inout Listing
    ) {
      var objects: [(object: AnyObject, number: Int)] = []
      list(
        fields, at: address, of: type, number: listing.number(of: StoredPlace.name(of: type)), in: &listing, &objects)
      // No recursion, because objects may be a list of 100,000 links. The last one comes first: in depth, as declared.
      objects.reverse()
      while let (object, number) = objects.popLast() {
        let type: AnyClass = Swift.type(of: object)
        guard let parts = values.shapes.parts(of: type) else { continue }
        let inside = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        var inner: [(object: AnyObject, number: Int)] = []
        withExtendedLifetime(object) {
          // A closure reads an object's properties when it runs, not when it was made.
          list(parts.filter(\.isTold).map { ($0, true) }, at: inside, of: type, number: number, in: &listing, &inner)
        }
        objects += inner.reversed()
      }
    }

    private func list(
      _ fields: [(part: Shape.Part, isKept: Bool)], at address: UnsafeRawPointer, of type: Any.Type, number: Int,
      in listing: inout Listing, _ objects: inout [(object: AnyObject, number: Int)]
    ) {
      for (part, isKept) in fields {
        let place = StoredPlace(of: type, part.name)
        guard let object = values.object(of: part, of: address) else {
          let text = values.text(of: part, of: address, &listing.walk)
          listing.entries.append(StoredEntry(place: place, number: number, isKept: isKept, text: text))
          continue
        }
        var walk = StoredValues.Walk(eventStart: eventStart)
        listing.entries.append(
          StoredEntry(
            place: place, number: number, isKept: isKept, text: values.text(of: part, of: address, &walk),
            held: StoredEntry.HeldObject(object, of: host)))
        let (which, isNew) = listing.number(of: object, StoredPlace.name(of: Swift.type(of: object)))
        if isNew { objects.append((object, which)) }
      }
    }

    /// The objects that the views hold or refer to, each with the property that led to it first.
    func objects(ofOutermost: Bool = false) -> [(object: AnyObject, place: StoredPlace)] {
      bringUpToDate()
      var met: Set<ObjectIdentifier> = []
      var found: [(AnyObject, StoredPlace)] = []
      for part in parts where part.isOutermost || !ofOutermost {
        guard let plan = part.plan, let address = part.part.address else { continue }
        for field in plan.fields {
          values.forEachObject(in: field.part, of: address, &met) {
            found.append(($0, StoredPlace(of: part.part.type, field.name)))
          }
        }
      }
      return found
    }
  }
#endif
