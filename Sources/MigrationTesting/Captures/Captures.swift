#if BundledEngine
  import OnChangeCompat

  /// The copies in observers' closures, and which of them changed together with the observed value.
  @MainActor
  final class Captures {
    /// A copy, with the changes seen so far.
    struct Known {
      let name: CapturePlan.Name
      var isVaried = false
      /// Its first value, as text.
      let text: String
    }

    private let values: StoredValues
    private var plans: [Key: CapturePlan] = [:]
    /// The number of values that the closure with that code captures.
    private var counts: [UnsafeRawPointer: Int] = [:]
    private var captureLists: [UnsafeRawPointer: Set<String>] = [:]
    /// By the number of the observer; nil for one that has not run yet.
    @exclusivity(unchecked) private var known: [[Known]?] = []
    /// Whether an observer's copies need no further checks.
    @exclusivity(unchecked) private var done: [Bool] = []
    /// For each observer, the captures that held the observed value at every run.
    private var observed: [Int: Set<Int>] = [:]
    /// Whether a capture that was taken for the observed value then held a different value: the exploration so far must
    /// be repeated.
    private(set) var hasMistaken = false

    private struct Key: Hashable {
      let layout: UnsafeRawPointer
      let owner: ObjectIdentifier?
    }

    init(_ values: StoredValues) { self.values = values }

    private func plan(of closure: ClosureContext, in owner: Any.Type?) -> CapturePlan {
      guard let layout = closure.layout else { return CapturePlan(closure, in: owner, values.shapes) }
      let key = Key(layout: layout, owner: owner.map { ObjectIdentifier($0) })
      if let plan = plans[key] { return plan }
      let plan = CapturePlan(closure, in: owner, values.shapes)
      plans[key] = plan
      return plan
    }

    // MARK: Which copies have changed

    /// Notes the copies in an observer's closures before and after a change of its value.
    func note(_ observer: Int, _ older: ClosureContext, _ newer: ClosureContext, in owner: Any.Type?) {
      while known.count <= observer {
        known.append(nil)
        done.append(false)
      }
      if done[observer] { return }
      var all = known[observer] ?? []
      known[observer] = nil
      for difference in differences(older, newer, in: owner) {
        if let place = all.firstIndex(where: { $0.name == difference.name }) {
          if difference.isVaried { all[place].isVaried = true }
        } else {
          all.append(
            Known(name: difference.name, isVaried: difference.isVaried, text: difference.text(older.context)))
        }
      }
      done[observer] = all.allSatisfy(\.isVaried)
      known[observer] = all
    }

    /// Whether all copies of an observer are known to have changed.
    func isDone(_ observer: Int) -> Bool { observer < done.count && done[observer] }

    /// Whether an observer may have a capture that holds the observed value.
    func mayCaptureObserved(_ observer: Int) -> Bool { observed[observer]?.isEmpty != true }

    /// The copies in an observer's closure.
    func copies(of observer: Int) -> [Known] { observer < known.count ? known[observer] ?? [] : [] }

    /// The copies that differ between two closures, as text.
    func changes(
      from older: ClosureContext, to newer: ClosureContext, in owner: Any.Type?,
      named name: (CapturePlan.Name) -> String
    ) -> [StoredChange] {
      differences(older, newer, in: owner).filter(\.isVaried).map {
        StoredChange(property: name($0.name), old: $0.text(older.context), new: $0.text(newer.context))
      }
    }

    private struct Difference {
      let name: CapturePlan.Name
      let isVaried: Bool
      let text: @MainActor (UnsafeRawPointer?) -> String
    }

    private func differences(_ older: ClosureContext, _ newer: ClosureContext, in owner: Any.Type?) -> [Difference] {
      if counts[older.code] == nil { counts[older.code] = older.captureCount }
      if let object = older.onlyObject ?? newer.onlyObject {
        return difference(of: object, older, newer, in: owner).map { [$0] } ?? []
      }
      // An expression chose from two closures; their captures cannot be compared.
      guard older.hasLayout(of: newer), let old = older.context, let new = newer.context else { return [] }
      let plan = plan(of: older, in: owner)
      var all: [Difference] = []
      for copy in plan.copies {
        if case .closure = copy.kind, !holdsCopies(ClosureContext(at: old + copy.offset), in: owner),
          !holdsCopies(ClosureContext(at: new + copy.offset), in: owner)
        {
          continue
        }
        // A value of the environment may be an action of the engine, which cannot be compared.
        if case .inspected = copy.kind {
          guard let value = Self.read(copy, at: old + copy.offset),
            CapturePlan.isComparable(type(of: value), values.shapes)
          else { continue }
        }
        all.append(
          Difference(name: copy.name, isVaried: differs(copy, old, new, in: owner)) { [self] context in
            context.map { text(of: copy, in: $0) } ?? ""
          })
      }
      if let unreadable = plan.unreadable {
        all.append(Difference(name: .local(unreadable, type: "value"), isVaried: false) { _ in "" })
      }
      return all
    }

    /// The difference between closures that captured only one object, which may be their view's only property.
    ///
    /// - Returns: nil for an object of the engine: a view with one state is that state's object.
    private func difference(
      of object: AnyObject, _ older: ClosureContext, _ newer: ClosureContext, in owner: Any.Type?
    ) -> Difference? {
      let type: AnyClass = Swift.type(of: object)
      if EngineTypes.contain(type) { return nil }
      var name = CapturePlan.Name.local(0, type: "\(type)")
      if let owner, let field = CapturePlan.onlyField(of: owner), field.type == type {
        name = .property("\(ViewTypeName.short(of: owner)).\(field.name)")
      }
      return Difference(name: name, isVaried: older.context != newer.context) { [values] context in
        var walk = StoredValues.Walk()
        return context.map { values.text(of: Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), &walk) } ?? ""
      }
    }

    private func holdsCopies(_ closure: ClosureContext, in owner: Any.Type?) -> Bool {
      if let object = closure.onlyObject { return !EngineTypes.contain(type(of: object)) }
      return !plan(of: closure, in: owner).copies.isEmpty
    }

    private func differs(
      _ copy: CapturePlan.Copy, _ older: UnsafeRawPointer, _ newer: UnsafeRawPointer, in owner: Any.Type?
    ) -> Bool {
      let (old, new) = (older + copy.offset, newer + copy.offset)
      let isSame = UnsafeRawBufferPointer(start: old, count: copy.size)
        .elementsEqual(UnsafeRawBufferPointer(start: new, count: copy.size))
      if isSame { return false }
      switch copy.kind {
      case .object, .bits, .weak: return true
      case .value, .inspected:
        let (first, second) = (Self.read(copy, at: old), Self.read(copy, at: new))
        if let first, let second, type(of: first) is AnyClass, type(of: second) is AnyClass {
          return first as AnyObject !== second as AnyObject
        }
        return hash(first) != hash(second)
      case .closure:
        let (first, second) = (ClosureContext(at: old), ClosureContext(at: new))
        if first.code != second.code { return true }
        return differences(first, second, in: owner).contains(where: \.isVaried)
      }
    }

    private static func read(_ copy: CapturePlan.Copy, at address: UnsafeRawPointer) -> Any? {
      func load<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
      func inspect<Value: InspectedProperty>(_ type: Value.Type) -> Any? {
        address.assumingMemoryBound(to: Value.self).pointee.inspectedValue
      }
      switch copy.kind {
      case .value(let type): return _openExistential(type, do: load)
      case .inspected(let type): return inspect(type)
      case .object: return address.load(as: AnyObject.self)
      case .weak: return WeakReference.object(at: address)
      case .closure, .bits: return nil
      }
    }

    private func hash(_ value: Any?) -> UInt64 {
      var hash = StableHash()
      var walk = StoredValues.Walk()
      if let value { values.hash(value, into: &hash, &walk) }
      return hash.value
    }

    private func text(of copy: CapturePlan.Copy, in context: UnsafeRawPointer) -> String {
      var walk = StoredValues.Walk()
      return Self.read(copy, at: context + copy.offset).map { values.text(of: $0, &walk) } ?? ""
    }

    /// The name of a copy in a report: a local has its name in the debug information.
    func name(of name: CapturePlan.Name, code: UnsafeRawPointer?) -> String {
      switch name {
      case .property(let property): return property
      case .local(let index, let type):
        let names = code.flatMap { DebugInformation.process.function(at: $0) }?.parameters ?? []
        let count = code.flatMap { counts[$0] } ?? 0
        let place = names.count - count + index
        return names.indices.contains(place) && count > index ? names[place] : "a captured \(type)"
      }
    }

    // MARK: The observed value

    /// The observers with a capture that held the observed value at every run.
    var observersThatCapture: Set<Int> { Set(observed.filter { !$0.value.isEmpty }.keys) }

    /// The items of the capture list that hold the observed value: the old one in the closure from before the change,
    /// the new one in the newest. The codemod replaces such an item exactly, by the first of two parameters.
    // Locals and parameters with the observed value do not count; only the source separates them from items.
    func observedCopies<Value: Equatable>(
      of observer: Int, from old: Value, _ older: ClosureContext, to new: Value, _ newer: ClosureContext,
      in owner: Any.Type?
    ) -> [CapturePlan.Copy] {
      if let known = observed[observer], known.isEmpty { return [] }
      var found: [Int: CapturePlan.Copy] = [:]
      if older.hasLayout(of: newer), let first = older.context, let second = newer.context, first != second {
        let items = captureList(of: older)
        for copy in items.isEmpty ? [] : plan(of: older, in: owner).copies {
          guard case .local(let index, _) = copy.name, case .value(let type) = copy.kind, type == Value.self,
            items.contains(name(of: copy.name, code: older.code))
          else { continue }
          if Self.value(at: first + copy.offset, is: old), Self.value(at: second + copy.offset, is: new) {
            found[index] = copy
          }
        }
      }
      let known = observed[observer]
      let all = known.map { $0.intersection(found.keys) } ?? Set(found.keys)
      if let known, all.count < known.count { hasMistaken = true }
      observed[observer] = all
      return found.filter { all.contains($0.key) }.map(\.value)
    }

    private func captureList(of closure: ClosureContext) -> Set<String> {
      if let known = captureLists[closure.code] { return known }
      counts[closure.code] = closure.captureCount
      let function = DebugInformation.process.function(at: closure.code)
      let names = function.map { CaptureList.names(inFile: $0.path, line: $0.line) } ?? []
      captureLists[closure.code] = names
      return names
    }

    private static func value<Value: Equatable>(at address: UnsafeRawPointer, is value: Value) -> Bool {
      address.assumingMemoryBound(to: Value.self).pointee == value
    }

    /// Whether the exploration relied on a mistake; resets the mark.
    func takeMistake() -> Bool {
      defer { hasMistaken = false }
      return hasMistaken
    }

    /// Exchanges the captures of two closures.
    nonisolated static func exchange(
      _ copies: [CapturePlan.Copy], of first: UnsafeRawPointer, _ second: UnsafeRawPointer
    ) {
      for copy in copies {
        let one = UnsafeMutableRawPointer(mutating: first + copy.offset)
        let other = UnsafeMutableRawPointer(mutating: second + copy.offset)
        for byte in 0..<copy.size {
          let kept = one.load(fromByteOffset: byte, as: UInt8.self)
          one.storeBytes(of: other.load(fromByteOffset: byte, as: UInt8.self), toByteOffset: byte, as: UInt8.self)
          other.storeBytes(of: kept, toByteOffset: byte, as: UInt8.self)
        }
      }
    }
  }
#endif
