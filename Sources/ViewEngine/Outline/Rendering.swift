/// The walk that writes down what a node shows, as entries of its fragment.
public final class _Rendering: _Visitor {
  // NB: the outline keeps its rendering, which nobody else has.
  private unowned(unsafe) let outline: ScreenOutline
  @exclusivity(unchecked) private var entries: ContiguousArray<OutlineEntry> = []
  @exclusivity(unchecked) private var parent: Int32 = -1
  @exclusivity(unchecked) private var view: Any.Type?
  /// Whether the next view is only the inside of the one that is noted already.
  @exclusivity(unchecked) private var passesNextView = false
  @exclusivity(unchecked) private var distinguishesRows = false
  private var landmarks: [(kind: ObjectIdentifier, index: Int32)] = []

  init(for outline: ScreenOutline) {
    self.outline = outline
    super.init()
  }

  /// Writes a fragment anew.
  func write(_ fragment: Fragment) {
    swap(&entries, &fragment.entries)
    distinguishesRows = fragment.distinguishesRows || outline.tellsRowsApart
    fragment.node.visit(by: self)
    swap(&entries, &fragment.entries)
    fragment.landmarks = landmarks
    if !landmarks.isEmpty { landmarks = [] }
    fragment.noteWritten()
  }

  // MARK: Entries

  /// Writes down an element without anything in it.
  package func add(_ element: some ShownElement) { append(.element(element)) }

  /// Writes down an element and, below it, what it contains.
  package func add(_ element: some ShownElement, around content: () -> Void) {
    append(.element(element), around: content)
  }

  /// Has a trait speak of what `content` writes down.
  package func apply(_ trait: some ElementTrait, around content: () -> Void) {
    append(.trait(trait), around: content)
  }

  /// The same of a trait for which the rows of a `ForEach` differ in more than what they show.
  package func applyToRows(_ trait: some ElementTrait, around content: () -> Void) {
    let outer = distinguishesRows
    distinguishesRows = true
    append(.trait(trait), around: content)
    distinguishesRows = outer
  }

  /// Has the entry that is written next be found by what it is.
  package func note<Kind>(landmark kind: Kind.Type) {
    landmarks.append((ObjectIdentifier(kind), Int32(truncatingIfNeeded: entries.count)))
  }

  private func append(_ content: OutlineEntry.Content) {
    let end = Int32(truncatingIfNeeded: entries.count + 1)
    entries.append(OutlineEntry(content: content, parent: parent, end: end, view: view))
    view = nil
    passesNextView = false
  }

  private func append(_ entry: OutlineEntry.Content, around content: () -> Void) {
    let index = entries.count
    let outer = parent
    append(entry)
    parent = Int32(truncatingIfNeeded: index)
    content()
    parent = outer
    entries[index].end = Int32(truncatingIfNeeded: entries.count)
  }

  // MARK: The walk

  public override func enter(_ node: _Node) {
    let index = Int32(truncatingIfNeeded: entries.count)
    append(.node(node))
    outline.place(node, at: index, distinguishesRows: distinguishesRows)
  }

  /// Has the next entry be found by the type of the view that it shows.
  public override func note(_ type: Any.Type, around content: () -> Void) {
    note(type, passingNext: false, around: content)
  }

  /// - Parameter passingNext: whether the view in it is the engine's own way to show it.
  @usableFromInline func note(_ type: Any.Type, passingNext: Bool, around content: () -> Void) {
    if passesNextView {
      passesNextView = false
    } else {
      if view != nil {
        return append(.trait(NoTrait()), around: { note(type, passingNext: passingNext, around: content) })
      }
      view = type
      passesNextView = passingNext
    }
    content()
    view = nil
  }

  public override func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) {
    guard distinguishesRows else {
      for index in ids.indices { row(index) }
      return
    }
    let rows = RowIDsOf(ids)
    for index in ids.indices { apply(RowTrait(rows: rows, index: index)) { row(index) } }
  }

  public override func visit(_ scope: _EnvironmentScope, _ content: () -> Void) {
    if scope.isEnabledHere != nil { apply(EnablingTrait(scope: scope), around: content) } else { content() }
  }
}

extension _Visitor {
  /// The walk that writes down what a person sees, if it is this one.
  @usableFromInline var rendering: _Rendering? { self as? _Rendering }
}

/// Says nothing: an entry for a view that is looked for by its type.
struct NoTrait: ElementTrait {}
