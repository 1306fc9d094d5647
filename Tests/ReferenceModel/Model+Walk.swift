/// A mounted view, and the values that it keeps between evaluations.
struct Mounted {
  var element: Model.E
  var parts: [Mounted] = []
  var isFresh = true
  /// The ids of rows, or the numbers of the tabs that were made.
  var ids: [Int] = []
  /// The selected tab, or 1 while a sheet is up.
  var selected: Int?
  /// A view with a body or a binding is a node, with its number, its reads and its mark.
  var node = 0
  var places: Set<Int> = []
  var isDirty = false
  var scope: ModelScope?
  /// How often a modifier was given other content; which of them a place of the content has seen.
  var version = 0
  /// How often an observer ran, in which frame.
  var runs = (frame: 0, count: 0)
  /// Whether a modifier's content has appeared.
  var isShown = false
  var hasBeenShown = false
  var preference: [Int] = []

  init(_ element: Model.E) { self.element = element }
}

/// The values that a place in the tree inherits.
struct Context {
  var level: Int
  var isHidden = false
  /// The content of the modifiers in whose bodies the place is, innermost last.
  var contents: [(element: Model.E, version: Int)] = []
}

extension Model {
  /// Brings a view up to date.
  ///
  /// - Parameter new: what an evaluation around has made; nil if there was none, and only what is marked is evaluated.
  /// - Returns: the actions that follow, in their order.
  func update(_ m: inout Mounted, to new: E?, in context: Context) -> [Run] {
    let old = m.isFresh ? nil : m.element
    if let new { m.element = new }
    m.isFresh = false
    switch m.element {
    case .empty, .text, .button: return []
    case .stack(let parts), .group(let parts):
      if old == nil { m.parts = parts.map(Mounted.init) }
      return siblings(m.parts.indices.map { update(&m.parts[$0], to: new == nil ? nil : parts[$0], in: context) })
    case .either(let isFirst, let part):
      var keeps = true
      if case .either(let wasFirst, _) = old { keeps = wasFirst == isFirst }
      return replace(&m, with: part, keeps: keeps, isNew: new != nil, in: context)
    case .optional(let part):
      return replace(&m, with: part, keeps: true, isNew: new != nil, in: context)
    case .rows(let rows): return arrange(&m, rows, isNew: new != nil, in: context)
    case .cell(let index, let input, let link, let outer):
      if new != nil { take(&m, index, input: input, link: outer.place(link)) }
      return evaluate(&m, index, in: context)
    case .content:
      let (content, version) = context.contents[context.contents.count - 1]
      var inner = context
      inner.contents.removeLast()
      let isNew = old == nil || m.version != version && fault != .contentIsNotUpdated
      m.version = version
      return replace(&m, with: content, keeps: true, isNew: isNew, in: inner)
    case .tabs(_, let slot, let tabs, let outer):
      return select(&m, tabs, { outer.read(slot) }, isNew: new != nil, in: context)
    case .modified(let content, let change):
      return modify(&m, content, change, from: old, isNew: new != nil, in: context)
    }
  }

  /// Replaces a part, which disappears after the new part has appeared; or keeps it.
  func replace(_ m: inout Mounted, with part: E?, keeps: Bool, isNew: Bool, in context: Context, at start: Int = 0)
    -> [Run]
  {
    if keeps, part != nil, m.parts.count > start { return update(&m.parts[start], to: isNew ? part : nil, in: context) }
    var old = m.parts.dropFirst(start).first
    m.parts = m.parts.prefix(start) + (part.map { [Mounted($0)] } ?? [])
    let appearing = part == nil ? [] : update(&m.parts[start], to: part, in: context)
    let disappearing = old == nil ? [] : remove(&old!)
    return fault == .replacedViewDisappearsFirst ? disappearing + appearing : appearing + disappearing
  }

  /// Rows are known by their ids; those that are gone come last.
  private func arrange(_ m: inout Mounted, _ rows: [(id: Int, row: E)], isNew: Bool, in context: Context) -> [Run] {
    guard isNew else { return siblings(m.parts.indices.map { update(&m.parts[$0], to: nil, in: context) }) }
    var old = m.parts.enumerated().map { (id: fault == .rowsAreKnownByPlace ? $0 : m.ids[$0], part: $1) }
    m.parts = rows.enumerated().map { place, row in
      let id = fault == .rowsAreKnownByPlace ? place : row.id
      guard let known = old.firstIndex(where: { $0.id == id }) else { return Mounted(row.row) }
      return old.remove(at: known).part
    }
    m.ids = rows.map(\.id)
    let runs = m.parts.indices.map { update(&m.parts[$0], to: rows[$0].row, in: context) }
    return siblings(runs + old.indices.map { remove(&old[$0].part) })
  }

  /// Takes a view away: it disappears, and depends on nothing any more.
  func remove(_ m: inout Mounted) -> [Run] {
    func forget(_ m: Mounted) {
      observed[m.node] = nil
      receivers[m.node] = nil
      m.parts.forEach(forget)
    }
    forget(m)
    return show(&m, false)
  }

  func siblings(_ runs: [[Run]]) -> [Run] {
    Array((settings.reversesSiblings && fault != .siblingOrderIsIgnored ? runs.reversed() : runs).joined())
  }

  // MARK: What has a body

  /// Takes over the properties that a view or modifier is given now, unless it would be the same one.
  func take(_ m: inout Mounted, _ index: Int, input: Int, link: Int) {
    let definition = program.definitions[index]
    if m.scope == nil {
      m.node = makeID()
      m.scope = ModelScope(
        model: self, first: makePlace(0, of: m.node), second: makePlace(definition.second, of: m.node), owner: m.node)
      m.isDirty = true
    } else {
      let same =
        definition.kind == .equatable
        ? m.scope?.input == input || m.scope.map { $0.input / 2 == input / 2 } ?? false
        : m.scope?.input == input && m.scope?.link == link
      if same, fault != .equalViewsAreEvaluated { return }
      m.isDirty = true
    }
    m.scope?.input = input
    m.scope?.link = link
  }

  /// Evaluates the body, if it is out of date.
  func evaluate(_ m: inout Mounted, _ index: Int, in context: Context) -> [Run] {
    let definition = program.definitions[index]
    if definition.kind == .level, m.scope?.level != context.level, fault != .environmentIsNotCompared {
      m.isDirty = true
    }
    guard m.isDirty, var scope = m.scope else { return update(&m.parts[0], to: nil, in: context) }
    m.isDirty = false
    if definition.kind == .level { scope.level = context.level }
    m.scope = scope
    if definition.kind != .modifier {
      bodyCount += 1
      record("body \(definition.kind.viewName)")
    }
    evaluations[m.node, default: 0] += 1
    let body = noteReads(of: &m) { definition.evaluate(index, input: scope.input, in: scope) }
    if fault == .everyWriteEvaluatesTheOwner { m.places.formUnion([scope.first, scope.second]) }
    return replace(&m, with: body, keeps: true, isNew: true, in: context)
  }

  /// Evaluates something whose reads become dependencies of a node.
  func noteReads<Result>(of m: inout Mounted, _ body: () -> Result) -> Result {
    reading = []
    let result = body()
    let places = reading ?? []
    reading = nil
    observed[m.node] = places.intersection([0, 1])
    m.places = missing.contains(.readsStay) ? places : m.places.union(places)
    return result
  }

  // MARK: Tabs

  /// A tab that comes back is brought up to date first, then it appears; the one that is left disappears then.
  private func select(
    _ m: inout Mounted, _ tabs: [E], _ selection: () -> Int, isNew: Bool, in context: Context
  ) -> [Run] {
    let stays = fault == .tabsThatAreLeftStayUpToDate
    var hidden = context
    hidden.isHidden = true
    defer {
      for (index, tab) in m.ids.enumerated() where tab != m.selected {
        if stays {
          _ = update(&m.parts[index], to: nil, in: hidden)
        } else {
          _ = markLevels(&m.parts[index], context.level)
        }
      }
    }
    guard isNew || m.isDirty else {
      return m.ids.firstIndex { $0 == m.selected }.map { update(&m.parts[$0], to: nil, in: context) } ?? []
    }
    if m.node == 0 { m.node = makeID() }
    m.isDirty = false
    let selected = noteReads(of: &m, selection) % tabs.count
    let before = m.selected
    m.selected = selected
    var runs: [Run]
    if let index = m.ids.firstIndex(of: selected) {
      runs = update(&m.parts[index], to: tabs[selected], in: selected == before ? context : hidden)
      if selected != before, !context.isHidden { runs += show(&m.parts[index], true) }
    } else {
      m.ids.append(selected)
      m.parts.append(Mounted(tabs[selected]))
      runs = update(&m.parts[m.parts.count - 1], to: tabs[selected], in: context)
    }
    guard before != selected, let left = m.ids.firstIndex(where: { $0 == before }) else { return runs }
    return fault == .tabsThatAreLeftDoNotDisappear ? runs : runs + show(&m.parts[left], false)
  }

  // MARK: Marks

  /// Marks the nodes that have read one of the places, and the given nodes.
  ///
  /// - Returns: Whether a marked node must be evaluated now. Nodes in a tab that was left wait.
  func mark(_ m: inout Mounted, places: Set<Int>, nodes: Set<Int>) -> Bool {
    var isMarked = m.node > 0 && (depends(m, on: places) || nodes.contains(m.node))
    if isMarked { m.isDirty = true }
    var isTabs = false
    if case .tabs = m.element { isTabs = true }
    for index in m.parts.indices {
      let isNow = mark(&m.parts[index], places: places, nodes: nodes)
      if isNow, !isTabs || m.ids[index] == m.selected { isMarked = true }
    }
    return isMarked
  }

  /// Whether a view reads the level that is set around it.
  func readsLevel(_ m: Mounted) -> Bool {
    if case .modified(_, .level) = m.element { return false }
    if case .cell(let index, _, _, _) = m.element, program.definitions[index].kind == .level { return true }
    return m.parts.contains(where: readsLevel)
  }

  /// Marks what has read another level than the one that there is now.
  func markLevels(_ m: inout Mounted, _ level: Int) -> Set<Int> {
    var inner = level
    var nodes: Set<Int> = []
    if case .modified(_, .level(let own)) = m.element { inner = own }
    if case .cell(let index, _, _, _) = m.element, program.definitions[index].kind == .level, m.scope?.level != level {
      m.isDirty = true
      nodes.insert(m.node)
    }
    for index in m.parts.indices { nodes.formUnion(markLevels(&m.parts[index], inner)) }
    return nodes
  }
}

extension Definition.Kind {
  /// The type of such a view, as a trace names it.
  package var viewName: String {
    switch self {
    case .plain: "Cell"
    case .level: "LevelCell"
    case .equatable: "EquatableCell"
    case .modifier: "CustomModifier"
    }
  }
}
