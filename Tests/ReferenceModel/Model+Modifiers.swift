extension Model {
  /// Updates a modified view: first the content, then the modifier itself.
  func modify(
    _ m: inout Mounted, _ content: E, _ change: Change<ModelScope>, from old: E?, isNew: Bool, in context: Context
  ) -> [Run] {
    var context = context
    var keeps = true
    switch change {
    case .custom(let index, let input, let link, let outer):
      if isNew {
        take(&m, index, input: input, link: outer.place(link))
        m.version += 1
      }
      context.contents.append((content, m.version))
      return evaluate(&m, index, in: context)
    case .level(let level): context.level = level
    case .id(let id): if case .modified(_, .id(let before)) = old { keeps = before == id || fault == .idIsIgnored }
    default: break
    }
    let part = isNew ? content : nil
    if m.parts.isEmpty { m.parts = [Mounted(content)] }
    if case .sheet(let slot, let onDismiss, let page, let outer) = change {
      let runs = update(&m.parts[0], to: part, in: context)
      return runs + present(&m, page, { outer.read(slot) }, onDismiss, isNew: isNew, in: context)
    }
    let runs =
      keeps
      ? update(&m.parts[0], to: part, in: context) : replace(&m, with: content, keeps: false, isNew: true, in: context)
    let own = react(&m, change, from: old, isNew: isNew, in: context) + turn(&m, isVisible: !context.isHidden)
    return fault == .parentsRunBeforeChildren || fault == .outerModifiersRunBeforeInner ? own + runs : runs + own
  }

  /// The reaction of a modifier to an evaluation of its body.
  private func react(_ m: inout Mounted, _ change: Change<ModelScope>, from old: E?, isNew: Bool, in context: Context)
    -> [Run]
  {
    guard isNew else { return [] }
    switch change {
    case .onReceive(let action):
      if m.node == 0 { m.node = makeID() }
      receivers[m.node] = action
      return []
    case .onReceiveJust(let value, let action): return [run("onReceive", action, "\(value)", value)]
    case .onEvaluation(let value, let action): return [run("onAppearAndOnChange", action, "\(value)", value)]
    case .task(let id, _, _):
      guard case .modified(_, .task(let before, _, _)) = old, before != id, m.isShown, !context.isHidden,
        hasViews(m.parts[0])
      else {
        return []
      }
      return [start(&m)]
    case .onChange(let form, let value, _, let action):
      guard case .modified(_, .onChange(_, let before, _, let actionBefore)) = old else { return [] }
      return compare(&m, form, before, value, actionBefore, action)
    default: return []
    }
  }

  private func compare(
    _ m: inout Mounted, _ form: ObserverForm, _ old: Int, _ new: Int, _ before: Action<ModelScope>,
    _ newest: Action<ModelScope>
  ) -> [Run] {
    guard old != new || settings.observesDoubles && new == 3 else { return [] }
    let name = settings.observesDoubles ? "Double" : "Int"
    guard allowsRun(&m, warning: "onChange(of: \(name)) action tried to update multiple times per frame.") else {
      if fault == .stoppedChangeIsNotStored, case .modified(let content, .onChange(_, _, let initial, _)) = m.element {
        m.element = .modified(content, .onChange(form, old, initial: initial, newest))
      }
      return []
    }
    var runsNewest = form != .legacy
    if settings.captureRule != .declared { runsNewest = settings.captureRule == .newest }
    if form == .legacy, fault == .legacyRunsTheNewestClosure { runsNewest = true }
    if form != .legacy, fault == .modernRunsTheClosureFromBefore { runsNewest = false }
    let action = runsNewest ? newest : before
    return [
      { [self] in
        record("change of \(name): \(shown(old)) → \(shown(new))")
        call(action, form, old, new)
      }
    ]
  }

  private func call(_ action: Action<ModelScope>, _ form: ObserverForm, _ old: Int, _ new: Int) {
    switch form {
    case .legacy: action.run("\(shown(new))", argument: new)
    case .two: action.run("\(shown(old)) → \(shown(new))", argument: new)
    case .zero: action.run()
    }
  }

  private func shown(_ value: Int) -> String {
    settings.observesDoubles ? value == 3 ? "nan" : "\(Double(value))" : "\(value)"
  }

  func run(_ name: String, _ action: Action<ModelScope>, _ description: String = "", _ argument: Int = 0) -> Run {
    { [self] in
      record("action \(name)")
      action.run(description, argument: argument)
    }
  }

  // MARK: Coming and going

  /// Makes all content of a view appear or disappear.
  func show(_ m: inout Mounted, _ isVisible: Bool) -> [Run] {
    var runs = m.parts.indices.map { index -> [Run] in
      if case .tabs = m.element, m.ids[index] != m.selected { return [] }
      return show(&m.parts[index], isVisible)
    }
    if settings.reversesSiblings, fault != .siblingOrderIsIgnored {
      switch m.element {
      case .stack, .group, .rows: runs.reverse()
      default: break
      }
    }
    if case .modified = m.element { runs.append(turn(&m, isVisible: isVisible)) }
    return Array(runs.joined())
  }

  /// The reaction of a modifier when its content becomes non-empty or empty.
  private func turn(_ m: inout Mounted, isVisible: Bool) -> [Run] {
    guard case .modified(_, let change) = m.element else { return [] }
    let isShown = isVisible && m.parts.first.map(hasViews) ?? false
    guard isShown != m.isShown else { return [] }
    m.isShown = isShown
    let isFirst = !m.hasBeenShown
    m.hasBeenShown = true
    switch (change, isShown) {
    case (.onAppear(let action), true): return [run("onAppear", action)]
    case (.onDisappear(let action), false): return [run("onDisappear", action)]
    case (.onChange(let form, let value, true, let action), true) where form != .legacy:
      if fault == .initialRunsOnlyAtTheFirstAppearance, !isFirst { return [] }
      return [
        { [self] in
          record("action onAppear")
          call(action, form, value, value)
        }
      ]
    case (.task, true): return [start(&m)]
    case (.task, false): return [{ [self, node = m.node] in if fault != .tasksAreNotCancelled { tasks[node] = nil } }]
    default: return []
    }
  }

  private func start(_ m: inout Mounted) -> Run {
    if m.node == 0 { m.node = makeID() }
    guard case .modified(_, .task(_, let sleep, let action)) = m.element else { return {} }
    return { [self, node = m.node] in
      record("action task")
      tasks[node] = (clock + sleep, action)
    }
  }

  /// Whether a modifier's content has a view.
  private func hasViews(_ m: Mounted) -> Bool {
    switch m.element {
    case .empty: false
    case .text, .button, .stack, .tabs: true
    case .modified(_, .custom), .group, .either, .optional, .rows, .cell, .content: m.parts.contains(where: hasViews)
    case .modified: m.parts.first.map(hasViews) ?? false
    }
  }

  // MARK: Sheets

  private func present(
    _ m: inout Mounted, _ page: () -> E, _ item: () -> Int, _ onDismiss: Action<ModelScope>, isNew: Bool,
    in context: Context
  ) -> [Run] {
    guard isNew || m.isDirty else { return m.parts.count > 1 ? update(&m.parts[1], to: nil, in: context) : [] }
    if m.node == 0 { m.node = makeID() }
    m.isDirty = false
    let wasUp = m.parts.count > 1
    let page = noteReads(of: &m) { item() % 2 == 1 ? page() : nil }
    let runs = replace(&m, with: page, keeps: true, isNew: true, in: context, at: 1)
    guard wasUp, page == nil else { return runs }
    let last = run("onDismiss", onDismiss)
    return fault == .onDismissComesFirst ? [last] + runs : runs + [{ self.dismissals.append(last) }]
  }

  // MARK: Preferences

  /// The actions for changed preferences, inner before outer.
  func preferenceRuns(_ m: inout Mounted) -> [Run] {
    let parts = m.parts.indices.map { preferenceRuns(&m.parts[$0]) }
    let runs: [Run] = m.element.hasSiblings ? siblings(parts) : Array(parts.joined())
    guard case .modified(_, .onPreference(let action)) = m.element else { return runs }
    let value = preference(of: m.parts[0]) ?? []
    guard value != m.preference else { return runs }
    m.preference = value
    let warning = "Bound preference Marks tried to update multiple times per frame."
    guard missing.contains(.preferenceGuard) || allowsRun(&m, warning: warning) else { return runs }
    return runs + [run("onPreferenceChange", action, "\(value)", value.reduce(0, +) % 4)]
  }

  private func preference(of m: Mounted) -> [Int]? {
    if case .modified(_, .preference(let value)) = m.element { return [value] }
    let values = m.parts.compactMap(preference)
    return values.isEmpty ? nil : values.flatMap { $0 }
  }
}
