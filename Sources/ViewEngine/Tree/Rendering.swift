/// Renders a node: the visitor that turns the content of the node's views into entries.
///
/// In a scan, it makes no entries and reports the node's labels and landmarks to the index.
public final class _Rendering: _Visitor {
  // Only the tree keeps its rendering.
  private unowned(unsafe) let tree: RenderTree
  private let unrendered: UnrenderedNodes
  @exclusivity(unchecked) private var entries = FragmentEntries()
  @exclusivity(unchecked) private var parent: Int32 = -1
  @exclusivity(unchecked) private var view: Any.Type?
  @exclusivity(unchecked) private var passesNextView = false
  @exclusivity(unchecked) private var current: Fragment?
  /// The environment around the next entry; nil in a scan.
  // The mounted content that is being visited holds it.
  @exclusivity(unchecked) private(set) unowned(unsafe) var scope: _EnvironmentScope?
  @exclusivity(unchecked) private var landmarks: [(kind: ObjectIdentifier, index: Int32)] = []
  /// Whether it only looks for labels and landmarks.
  @exclusivity(unchecked) @usableFromInline private(set) var isScanning = false
  @exclusivity(unchecked) private var isPassingByRows = false

  init(for tree: RenderTree) {
    self.tree = tree
    unrendered = tree.unrendered
    super.init()
  }

  /// Renders a fragment again. Returns the difference from the previous rendering.
  func render(_ fragment: Fragment) -> FragmentEntries.Change {
    swap(&entries, &fragment.entries)
    entries.begin()
    isPassingByRows = !fragment.distinguishesRows && !tree.tellsRowsApart
    current = fragment
    scope = fragment.node.scope
    fragment.node.visit(by: self)
    current = nil
    scope = nil
    entries.end()
    swap(&entries, &fragment.entries)
    fragment.landmarks = landmarks
    if !landmarks.isEmpty { landmarks = [] }
    return fragment.noteRendered()
  }

  /// Looks for the labels and landmarks of a node, and of the nodes inside.
  func scan(_ node: _Node) {
    guard let outer = unrendered.begin(node) else { return }
    let wasScanning = isScanning
    isScanning = true
    node.visit(by: self)
    isScanning = wasScanning
    unrendered.end(node, outer)
  }

  private func scan(_ element: some ShownElement) {
    if element.hasOwnText {
      unrendered.noteLandmark()
    } else if let name = element.text ?? element.symbol {
      unrendered.note(label: name)
    }
  }

  /// Adds an element without content.
  package func add(_ element: some ShownElement) {
    if isScanning { return scan(element) }
    entries.append(element, in: parent, view)
    noteAppended()
  }

  package func add(_ element: some ShownElement, around content: () -> Void) {
    if isScanning {
      scan(element)
      return content()
    }
    let outer = begin()
    add(element)
    end(outer, content)
  }

  package func apply(_ trait: some ElementTrait, around content: () -> Void) {
    if isScanning {
      if let label = trait.label { unrendered.note(label: label) }
      return content()
    }
    let outer = begin()
    entries.append(trait, in: parent, view)
    noteAppended()
    end(outer, content)
  }

  package func applyToRows(_ trait: some ElementTrait, around content: () -> Void) {
    let outer = isPassingByRows
    isPassingByRows = false
    apply(trait, around: content)
    isPassingByRows = outer
  }

  /// Makes the next entry a landmark, which the index finds by its kind.
  package func note<Kind>(landmark kind: Kind.Type) {
    if isScanning { return unrendered.noteLandmark() }
    landmarks.append((ObjectIdentifier(kind), Int32(truncatingIfNeeded: entries.count)))
  }

  private func noteAppended() {
    view = nil
    passesNextView = false
  }

  private func begin() -> (parent: Int32, index: Int) { (parent, entries.count) }

  private func end(_ outer: (parent: Int32, index: Int), _ content: () -> Void) {
    parent = Int32(truncatingIfNeeded: outer.index)
    content()
    parent = outer.parent
    entries.end(outer.index)
  }

  public override func enter(_ node: _Node) {
    if isScanning { return scan(node) }
    let index = entries.count
    entries.append(node, in: parent, view, tellsRowsApart: !isPassingByRows)
    noteAppended()
    if node.record != nil {
      tree.place(node, in: current, at: index, tellsRowsApart: !isPassingByRows)
    } else {
      tree.changes.noteStructure()
      let isFirst = entries.nodes.count == 1
      if !node.status.contains(.isRecorded), unrendered.meet(node, isFirst: isFirst) { scan(node) }
    }
  }

  public override func passes(by rows: Int) -> Bool {
    unrendered.expectLabels(rows)
    if isScanning { return true }
    if isPassingByRows { entries.expect(rows) }
    return isPassingByRows
  }

  @usableFromInline func show(_ text: Text) {
    if isScanning {
      if case .plain(let content) = text.storage {
        unrendered.note(label: content)
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

  /// Makes look-ups by view type find the next entry.
  public override func note(_ type: Any.Type, around content: () -> Void) {
    note(type, passingNext: false, around: content)
  }

  /// - Parameter passingNext: whether the next view is the engine's own part of this one.
  @usableFromInline func note(_ type: Any.Type, passingNext: Bool, around content: () -> Void) {
    if isScanning { return content() }
    if passesNextView {
      passesNextView = false
    } else {
      if view != nil { return apply(NoTrait()) { note(type, passingNext: passingNext, around: content) } }
      view = type
      passesNextView = passingNext
    }
    content()
    view = nil
  }

  public override func visit<ID: Hashable>(id: ID, _ content: () -> Void) {
    if isScanning { return content() }
    apply(IDTrait(id: AnyHashable(id)), around: content)
  }

  public override func visit<ID: Hashable>(rows ids: [ID], _ row: (Int) -> Void) {
    let rows = RowIDsOf(ids)
    for index in ids.indices { apply(RowTrait(rows: rows, index: index)) { row(index) } }
  }

  public override func visit(_ scope: _EnvironmentScope, _ content: () -> Void) {
    unowned(unsafe) let outer = self.scope
    self.scope = scope
    if scope.isEnabledHere != nil { apply(EnablingTrait(scope: scope), around: content) } else { content() }
    self.scope = outer
  }
}

extension _Visitor {
  /// The visitor as a rendering; nil for any other visitor.
  // No cast, which each view would pay for; the class is final.
  @usableFromInline var rendering: _Rendering? {
    type(of: self) == _Rendering.self ? unsafeDowncast(self, to: _Rendering.self) : nil
  }
}

/// A trait without an effect: its entry holds the type of a view for look-ups.
struct NoTrait: ElementTrait { var category: ElementCategory { .nothing } }
