/// The walk that writes down what a node shows, as entries of its fragment.
public final class _Rendering: _Visitor {
  // NB: the outline keeps its rendering, which nobody else has.
  private unowned(unsafe) let outline: ScreenOutline
  @exclusivity(unchecked) private var entries = OutlineEntries()
  @exclusivity(unchecked) private var parent: Int32 = -1
  @exclusivity(unchecked) private var view: Any.Type?
  /// Whether the next view is only the inside of the one that is noted already.
  @exclusivity(unchecked) private var passesNextView = false
  /// The fragment that is being written.
  @exclusivity(unchecked) private var current: Fragment?
  @exclusivity(unchecked) private var isSurveying = false
  @exclusivity(unchecked) private(set) var surveyed = Survey()
  @exclusivity(unchecked) private var landmarks: [(kind: ObjectIdentifier, index: Int32)] = []

  init(for outline: ScreenOutline) {
    self.outline = outline
    super.init()
  }

  /// Writes a fragment anew.
  ///
  /// - Returns: what differs from what was written before.
  func write(_ fragment: Fragment) -> OutlineEntries.Change {
    swap(&entries, &fragment.entries)
    entries.begin()
    passByRows(!fragment.distinguishesRows && !outline.tellsRowsApart)
    current = fragment
    fragment.node.visit(by: self)
    current = nil
    entries.end()
    swap(&entries, &fragment.entries)
    fragment.landmarks = landmarks
    if !landmarks.isEmpty { landmarks = [] }
    return fragment.noteWritten()
  }

  // NB: kept here too, for each access from another module would be entered into a table.
  @exclusivity(unchecked) private var isPassingByRows = false
  private func passByRows(_ passes: Bool) {
    if passes == isPassingByRows { return }
    isPassingByRows = passes
    passesByRows = passes
  }

  /// Looks at a node that is not to be written yet: what it is called, and which nodes are in it.
  func survey(_ node: _Node) {
    surveyed.clear()
    isSurveying = true
    passByRows(true)
    node.visit(by: self)
    isSurveying = false
    noteAppended()
  }

  /// Lets go of the nodes that the last survey has met.
  func forgetSurvey() { surveyed.clear() }

  /// What is known of a node without its being written.
  struct Survey {
    fileprivate(set) var names: ContiguousArray<String> = []
    fileprivate(set) var nodes: ContiguousArray<_Node> = []
    /// Whether something in it is found by what it is, for which it has to be written.
    fileprivate(set) var isLookedFor = false

    fileprivate mutating func clear() {
      names.removeAll(keepingCapacity: true)
      nodes.removeAll(keepingCapacity: true)
      isLookedFor = false
    }

    @MainActor fileprivate mutating func add(_ element: some ShownElement) {
      if element.hasOwnText {
        isLookedFor = true
      } else if let name = element.text ?? element.symbol {
        names.append(name)
      }
    }

    @MainActor fileprivate mutating func add(_ node: _Node) {
      nodes.append(node)
      if node.record != nil { isLookedFor = true }
    }
  }

  // MARK: Entries

  /// Writes down an element without anything in it.
  package func add(_ element: some ShownElement) {
    if isSurveying { return surveyed.add(element) }
    entries.append(element, in: parent, view)
    noteAppended()
  }

  /// Writes down an element and, below it, what it contains.
  package func add(_ element: some ShownElement, around content: () -> Void) {
    if isSurveying {
      surveyed.add(element)
      return content()
    }
    let outer = begin()
    add(element)
    end(outer, content)
  }

  /// Has a trait speak of what `content` writes down.
  package func apply(_ trait: some ElementTrait, around content: () -> Void) {
    if isSurveying {
      if let label = trait.label { surveyed.names.append(label) }
      return content()
    }
    let outer = begin()
    entries.append(trait, in: parent, view)
    noteAppended()
    end(outer, content)
  }

  /// The same of a trait for which the rows of a `ForEach` differ in more than what they show.
  package func applyToRows(_ trait: some ElementTrait, around content: () -> Void) {
    let outer = passesByRows
    if !isSurveying { passesByRows = false }
    apply(trait, around: content)
    passesByRows = outer
  }

  /// Has the entry that is written next be found by what it is.
  package func note<Kind>(landmark kind: Kind.Type) {
    if isSurveying { return surveyed.isLookedFor = true }
    landmarks.append((ObjectIdentifier(kind), Int32(truncatingIfNeeded: entries.count)))
  }

  private func noteAppended() {
    view = nil
    passesNextView = false
  }

  /// The entry that is written next has others in it.
  private func begin() -> (parent: Int32, index: Int) { (parent, entries.count) }

  private func end(_ outer: (parent: Int32, index: Int), _ content: () -> Void) {
    parent = Int32(truncatingIfNeeded: outer.index)
    content()
    parent = outer.parent
    entries.end(outer.index)
  }

  // MARK: The walk

  public override func enter(_ node: _Node) {
    if isSurveying { return surveyed.add(node) }
    let index = entries.count
    entries.append(node, in: parent, view, tellsRowsApart: !passesByRows)
    noteAppended()
    outline.place(node, in: current, at: index, tellsRowsApart: !passesByRows)
  }

  /// Writes down a text.
  @usableFromInline func show(_ text: Text) {
    if isSurveying {
      if case .plain(let content) = text.storage {
        surveyed.names.append(content)
      } else {
        add(LeafElement(leaf: text))
      }
      return
    }
    if passesNextView {
      passesNextView = false
    } else if view == nil {
      view = Text.self
    } else {
      return note(Text.self) { write(text) }
    }
    write(text)
  }

  private func write(_ text: Text) {
    switch text.storage {
    case .plain(let content):
      entries.append(content, in: parent, view)
      noteAppended()
    case .styled: add(LeafElement(leaf: text))
    }
  }

  /// Has the next entry be found by the type of the view that it shows.
  public override func note(_ type: Any.Type, around content: () -> Void) {
    note(type, passingNext: false, around: content)
  }

  /// - Parameter passingNext: whether the view in it is the engine's own way to show it.
  @usableFromInline func note(_ type: Any.Type, passingNext: Bool, around content: () -> Void) {
    if isSurveying { return content() }
    if passesNextView {
      passesNextView = false
    } else {
      if view != nil {
        return apply(NoTrait()) { note(type, passingNext: passingNext, around: content) }
      }
      view = type
      passesNextView = passingNext
    }
    content()
    view = nil
  }

  public override func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) {
    let rows = RowIDsOf(ids)
    for index in ids.indices { apply(RowTrait(rows: rows, index: index)) { row(index) } }
  }

  public override func visit(_ scope: _EnvironmentScope, _ content: () -> Void) {
    if scope.isEnabledHere != nil { apply(EnablingTrait(scope: scope), around: content) } else { content() }
  }
}

extension _Visitor {
  /// The walk that writes down what a person sees, if it is this one.
  // NB: no cast, which each view would pay for; the class is final.
  @usableFromInline var rendering: _Rendering? {
    type(of: self) == _Rendering.self ? unsafeDowncast(self, to: _Rendering.self) : nil
  }
}

/// Says nothing: an entry for a view that is looked for by its type.
struct NoTrait: ElementTrait {}
