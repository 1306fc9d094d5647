#if BundledEngine
  import OnChangeCompat

  /// The copies in observers' closures, and which of their parts changed together with the observed value.
  @MainActor
  final class Captures {
    private let values: StoredValues
    private let code = CapturedCode()
    private var plans: [Key: CapturePlan] = [:]
    /// By the number of the observer; nil for one that has not run yet.
    @exclusivity(unchecked) private var known: [KnownCopies?] = []
    /// For each observer that has run, whether a capture is the observed expression itself.
    private var capturing: [Int: Bool] = [:]

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

    /// Notes the copies in an observer's closures before and after a change of its value. `property`: finds the
    /// property of the view that holds the action.
    func note(
      _ observer: Int, _ older: ClosureContext, _ newer: ClosureContext, in owner: Any.Type?,
      heldBy property: (ClosureContext) -> String?
    ) {
      while known.count <= observer { known.append(nil) }
      var all = known[observer] ?? KnownCopies()
      if all.isDone { return }
      let isFirst = known[observer] == nil
      known[observer] = nil
      if isFirst {
        for copy in copies(of: older, in: owner) {
          all.texts[code.name(of: copy, of: older)] = older.context.map { text(of: copy, in: $0) } ?? ""
        }
        all.isSourceKnown = code.knowsSource(of: older)
        code.noteEffects(of: older)
        if shared == nil, all.isSourceKnown {
          shared = DebugInformation.process.variables(beside: older.code).map { SharedValues($0, values) }
        }
        if let owner { shared?.add(moduleOf: owner) }
        all.action = property(older) ?? (code.isChosen(older) ? "the chosen action" : nil)
      }
      // Equal copies are known already, and most copies are equal most of the time.
      let mayOmitEqual = !isFirst && older.code == newer.code && older.hasLayout(of: newer)
      let old = leaves(of: older, in: owner, describes: isFirst, without: mayOmitEqual ? newer : nil)
      let new = leaves(of: newer, in: owner, describes: isFirst, without: mayOmitEqual ? older : nil)
      for leaf in old.all + new.all {
        all.note(
          leaf, isVaried: old.differs(from: new, at: leaf.path), isUnknown: old.isUnknown(beside: new, at: leaf.path))
      }
      if older.code != newer.code { all.isActionVaried = true }
      all.isDone = all.isVaried
      known[observer] = all
    }

    func isDone(_ observer: Int) -> Bool { observer < known.count && known[observer]?.isDone == true }

    func isSourceKnown(of observer: Int) -> Bool {
      observer < known.count ? known[observer]?.isSourceKnown ?? true : true
    }

    func copies(of observer: Int) -> [KnownCopies.Part] { observer < known.count ? known[observer]?.parts ?? [] : [] }

    /// Whether a view of the app makes an `AnyView` in several places, or its source is not known.
    func mayChooseContent(of view: String) -> Bool { code.folder?.makesOneErasedView(in: view) != true }

    /// The effects of closures that the kit cannot compare.
    var unseenEffects: Set<String> { code.effects.union(sharedEffects) }
    private var sharedEffects: Set<String> = []
    private var shared: SharedValues?
    func willRunAction() { shared?.look() }

    func didRunAction() {
      for name in shared?.takeChanges() ?? [] { sharedEffects.insert("the shared variable \(name)") }
    }

    /// The parts of the copies of all observers that the kit cannot compare.
    var unknownParts: Set<String> { known.reduce(into: []) { $0.formUnion($1?.unknown ?? []) } }

    /// The copies that differ between two closures, as text.
    func changes(from older: ClosureContext, to newer: ClosureContext, in owner: Any.Type?) -> [StoredChange] {
      if let object = older.onlyObject ?? newer.onlyObject {
        if EngineTypes.contain(type(of: object)) || older.context == newer.context { return [] }
        return [StoredChange(property: name(of: object, older, in: owner), old: text(of: older), new: text(of: newer))]
      }
      guard older.hasLayout(of: newer), let old = older.context, let new = newer.context else { return [] }
      let plan = plan(of: older, in: owner)
      return plan.copies.compactMap { copy in
        guard !isEqual(copy, old, new) else { return nil }
        let name = code.name(of: copy, of: older)
        let (first, second) = (leaves(), leaves())
        first.add(copy, at: old, named: name, .unknown)
        second.add(copy, at: new, named: name, .unknown)
        guard (first.all + second.all).contains(where: { first.differs(from: second, at: $0.path) }) else { return nil }
        return StoredChange(property: name, old: text(of: copy, in: old), new: text(of: copy, in: new))
      }
    }

    private func leaves(describes: Bool = false) -> CaptureLeaves { CaptureLeaves(values, code, describes: describes) }

    /// - Parameter other: a closure of the same layout, whose equal copies are left out.
    private func leaves(
      of closure: ClosureContext, in owner: Any.Type?, describes: Bool, without other: ClosureContext?
    ) -> CaptureLeaves {
      let leaves = leaves(describes: describes)
      if let object = closure.onlyObject {
        leaves.add(object, name(of: object, closure, in: owner), .unknown)
        return leaves
      }
      guard let context = closure.context else { return leaves }
      let plan = plan(of: closure, in: owner)
      for copy in plan.copies {
        if let other = other?.context, isEqual(copy, context, other) { continue }
        guard let reads = code.reads(copy, of: closure, plan), !isConstant(copy, of: closure) else { continue }
        leaves.add(copy, at: context, named: code.name(of: copy, of: closure), reads)
      }
      if let unreadable = plan.unreadable { leaves.addUnreadable(code.name(ofCapture: unreadable, of: closure)) }
      return leaves
    }

    private func copies(of closure: ClosureContext, in owner: Any.Type?) -> [CapturePlan.Copy] {
      closure.onlyObject == nil && closure.context != nil ? plan(of: closure, in: owner).copies : []
    }

    private func isEqual(_ copy: CapturePlan.Copy, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
      UnsafeRawBufferPointer(start: first + copy.offset, count: copy.size)
        .elementsEqual(UnsafeRawBufferPointer(start: second + copy.offset, count: copy.size))
    }

    private func isConstant(_ copy: CapturePlan.Copy, of closure: ClosureContext) -> Bool {
      guard case .reference = copy.kind else { return false }
      return code.hasLiteralKey(copy.property, in: closure)
    }

    /// The name of an object that a closure captured alone, which may be its view's only property.
    private func name(of object: AnyObject, _ closure: ClosureContext, in owner: Any.Type?) -> String {
      let type: AnyClass = type(of: object)
      if let owner, let field = CapturePlan.onlyField(of: owner), field.type == type {
        return "\(ViewTypeName.short(of: owner)).\(field.name)"
      }
      return code.name(ofCapture: 0, of: closure)
    }

    private func text(of closure: ClosureContext) -> String {
      var walk = StoredValues.Walk()
      return closure.onlyObject.map { values.text(object: $0, &walk) } ?? ""
    }

    private func text(of copy: CapturePlan.Copy, in context: UnsafeRawPointer) -> String {
      var walk = StoredValues.Walk()
      if case .closure = copy.kind { return "" }
      return values.text(of: copy, in: context, &walk) ?? ""
    }

    func mayCaptureObserved(_ observer: Int) -> Bool { capturing[observer] != false }
    var observersThatCapture: Set<Int> { Set(capturing.filter(\.value).keys) }

    /// The items of the capture list that are the observed expression: the old value in the closure from before the
    /// change, the new one in the newest. The codemod replaces such an item exactly, by the first of two parameters.
    func observedCopies<Value: Equatable>(
      of observer: Int, from old: Value, _ older: ClosureContext, to new: Value, _ newer: ClosureContext,
      in owner: Any.Type?
    ) -> [CapturePlan.Copy] {
      var found: [CapturePlan.Copy] = []
      if older.hasLayout(of: newer), let first = older.context, let second = newer.context, first != second {
        let items = code.observedItems(of: older)
        for copy in items.isEmpty ? [] : plan(of: older, in: owner).copies {
          guard case .local = copy.name, case .value(let type) = copy.kind, type == Value.self,
            items.contains(code.name(of: copy, of: older))
          else { continue }
          if Self.value(at: first + copy.offset, is: old), Self.value(at: second + copy.offset, is: new) {
            found.append(copy)
          }
        }
      }
      if capturing[observer] != true { capturing[observer] = !found.isEmpty }
      return found
    }

    private static func value<Value: Equatable>(at address: UnsafeRawPointer, is value: Value) -> Bool {
      address.assumingMemoryBound(to: Value.self).pointee == value
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
