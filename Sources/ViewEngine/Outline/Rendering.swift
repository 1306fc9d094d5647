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
  @exclusivity(unchecked) private var landmarks: [(kind: ObjectIdentifier, index: Int32)] = []
  /// Whether the walk is only to learn what is there.
  @exclusivity(unchecked) @usableFromInline private(set) var isSurveying = false
  @exclusivity(unchecked) private var isPassingByRows = false
  private let survey: Survey

  init(for outline: ScreenOutline, _ survey: Survey) {
    self.outline = outline
    self.survey = survey
    super.init()
  }

  /// Writes a fragment anew.
  ///
  /// - Returns: what differs from what was written before.
  func write(_ fragment: Fragment) -> OutlineEntries.Change {
    swap(&entries, &fragment.entries)
    entries.begin()
    isPassingByRows = !fragment.distinguishesRows && !outline.tellsRowsApart
    current = fragment
    fragment.node.visit(by: self)
    current = nil
    entries.end()
    swap(&entries, &fragment.entries)
    fragment.landmarks = landmarks
    if !landmarks.isEmpty { landmarks = [] }
    return fragment.noteWritten()
  }

  /// Looks at a node that is not to be written yet, and at those in it: what they are called.
  func survey(_ node: _Node) {
    guard let outer = survey.begin(node) else { return }
    let wasSurveying = isSurveying
    isSurveying = true
    node.visit(by: self)
    isSurveying = wasSurveying
    survey.end(node, outer)
  }

  private func survey(_ element: some ShownElement) {
    if element.hasOwnText {
      survey.noteLookedFor()
    } else if let name = element.text ?? element.symbol {
      survey.add(name)
    }
  }

  // MARK: Entries

  /// Writes down an element without anything in it.
  package func add(_ element: some ShownElement) {
    if isSurveying { return survey(element) }
    entries.append(element, in: parent, view)
    noteAppended()
  }

  /// Writes down an element and, below it, what it contains.
  package func add(_ element: some ShownElement, around content: () -> Void) {
    if isSurveying {
      survey(element)
      return content()
    }
    let outer = begin()
    add(element)
    end(outer, content)
  }

  /// Has a trait speak of what `content` writes down.
  package func apply(_ trait: some ElementTrait, around content: () -> Void) {
    if isSurveying {
      if let label = trait.label { survey.add(label) }
      return content()
    }
    let outer = begin()
    entries.append(trait, in: parent, view)
    noteAppended()
    end(outer, content)
  }

  /// The same of a trait for which the rows of a `ForEach` differ in more than what they show.
  package func applyToRows(_ trait: some ElementTrait, around content: () -> Void) {
    let outer = isPassingByRows
    isPassingByRows = false
    apply(trait, around: content)
    isPassingByRows = outer
  }

  /// Has the entry that is written next be found by what it is.
  package func note<Kind>(landmark kind: Kind.Type) {
    if isSurveying { return survey.noteLookedFor() }
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
    if isSurveying { return survey(node) }
    let index = entries.count
    entries.append(node, in: parent, view, tellsRowsApart: !isPassingByRows)
    noteAppended()
    if node.record != nil {
      outline.place(node, in: current, at: index, tellsRowsApart: !isPassingByRows)
    } else {
      outline.looks.noteChange()
      if !node.status.contains(.isRecorded) { meet(node) }
    }
  }

  /// What is written has a node in it that is not known.
  private func meet(_ node: _Node) {
    // NB: not the first, which is written itself if it is the only one.
    if !survey.isOpen || entries.nodes.count == 1 { return survey.note(unknown: node) }
    survey(node)
  }

  public override func passes(by rows: Int) -> Bool {
    if survey.isOpen { survey.names.expect(rows) }
    if isSurveying { return true }
    if isPassingByRows { entries.expect(rows) }
    return isPassingByRows
  }

  /// Writes down a text.
  @usableFromInline func show(_ text: Text) {
    if isSurveying {
      if case .plain(let content) = text.storage {
        survey.add(content)
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

  public override func visit<ID: Hashable>(id: ID, _ content: () -> Void) {
    if isSurveying { return content() }
    apply(IDTrait(id: AnyHashable(id)), around: content)
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
