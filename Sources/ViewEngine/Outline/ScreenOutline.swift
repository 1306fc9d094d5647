/// What a host shows, kept from one question to the next: a fragment for each node, of which only those are written
/// anew whose node was evaluated since.
///
/// A node is written when somebody walks into it. Of one that is not, what it is called is known, and what it has that
/// is looked for by what it is: enough to find a control among very many, and to write no more than the way to it.
@MainActor
final class ScreenOutline {
  let root: Fragment
  @exclusivity(unchecked) private var stale: [Fragment] = []
  /// Nodes that are not written, and of which nothing is known yet.
  @exclusivity(unchecked) private var unknown: [_Node] = []
  @exclusivity(unchecked) private var names: NameIndex?
  /// Whether a node that may be among them is gone.
  @exclusivity(unchecked) private var knowsRemoved = false
  @exclusivity(unchecked) private var landmarks: [ObjectIdentifier: [OutlineReference]] = [:]
  /// Tells what there is to see and to do, and keeps where that is.
  let looks = LookTaker()
  @exclusivity(unchecked) private var rendering: _Rendering!
  /// Whether the rows of each `ForEach` are entries, which costs time that only those pay who look for rows.
  @exclusivity(unchecked) private(set) var tellsRowsApart = false

  /// The outline of what a node shows, all of which has yet to be written.
  init(below node: _Node) {
    // NB: two steps, for the fragment knows the outline.
    root = Fragment(of: node)
    root.outline = self
    stale = [root]
    rendering = _Rendering(for: self)
    node.graph.nodeChanged = { [weak self] node in
      if node.isMounted { self?.unknown.append(node) } else { self?.noteRemoved() }
    }
  }

  // MARK: Writing

  func noteStale(_ fragment: Fragment) { stale.append(fragment) }
  func noteRemoved() { knowsRemoved = true }

  /// Lets go of the nodes that were removed since.
  func forgetRemoved() {
    guard knowsRemoved else { return }
    knowsRemoved = false
    unknown.removeAll { !$0.isMounted }
    stale.removeAll(where: \.isRemoved)
    names?.forgetGone()
    for kind in landmarks.keys { landmarks[kind]?.removeAll(where: \.isGone) }
  }

  /// Writes what has changed since.
  func refresh() {
    while let fragment = stale.popLast() { if !fragment.isRemoved, fragment.isStale { write(fragment) } }
  }

  private func write(_ fragment: Fragment) {
    switch rendering.write(fragment) {
    case .none: break
    case .texts: looks.noteTexts(of: fragment)
    case .all: looks.noteChange()
    }
    if !fragment.isKept {
      fragment.isKept = true
      fragment.node.record = fragment
    }
    fragment.node.status.insert(.isRecorded)
    for (kind, index) in fragment.landmarks {
      landmarks[kind, default: []].append(OutlineReference(fragment, Int(index)))
    }
    names?.add(fragment)
  }

  /// A fragment that is being written shows a node.
  func place(_ node: _Node, in around: Fragment?, at index: Int, tellsRowsApart: Bool) {
    guard let fragment = node.fragment else {
      looks.noteChange()
      if !node.status.contains(.isRecorded) { unknown.append(node) }
      return
    }
    place(fragment, in: around, at: index, tellsRowsApart)
    if fragment.isStale { stale.append(fragment) }
  }

  private func place(_ fragment: Fragment, in around: Fragment?, at index: Int, _ tellsRowsApart: Bool) {
    let index = Int32(truncatingIfNeeded: index)
    if fragment.around !== around || fragment.indexAround != index { looks.noteChange() }
    fragment.outline = self
    fragment.around = around
    fragment.indexAround = index
    fragment.distinguishesRows = tellsRowsApart
  }

  /// The fragment of the node in an entry, written by now.
  func fragment(in around: Fragment, at index: Int) -> Fragment? {
    let entry = around.entries.list[index]
    guard entry.kind == .node else { return nil }
    let node = around.entries.nodes[Int(entry.number)]
    if let fragment = node.fragment {
      if fragment.isStale { write(fragment) }
      return fragment
    }
    guard node.isMounted else { return nil }
    let fragment = Fragment(of: node)
    place(fragment, in: around, at: index, entry.tellsRowsApart)
    write(fragment)
    return fragment
  }

  /// Looks anew, if nothing but texts differs from the last look.
  ///
  /// - Returns: what is another one; nil if more has to be done.
  func takeTexts(in frame: UInt32) -> Look.Changes? {
    refresh()
    return unknown.isEmpty ? looks.takeTexts(in: frame) : nil
  }

  /// Writes all that is not written yet.
  func writeAll() {
    refresh()
    forEachFragment { _ in }
  }

  /// Writes all of what nobody knows yet: for somebody who goes over all of it, and need not get to know it before.
  func writeUnknown() { if !unknown.isEmpty { writeAll() } }

  /// What a selection names the first element of a node by, which nobody sees yet.
  func firstTag(in node: _Node) -> TagValue? {
    let fragment = node.fragment ?? Fragment(of: node)
    fragment.outline = self
    node.record = fragment
    // NB: nothing around it, for that is being evaluated.
    if fragment.isStale { write(fragment) }
    var tag: TagValue?
    let walk = OutlineWalk()
    walk.run(over: fragment) { _, walk in
      tag = walk.tag
      return .stop
    }
    return tag
  }

  /// Writes all anew, with an entry for each row of a `ForEach`.
  func tellRowsApart() {
    guard !tellsRowsApart else { return }
    tellsRowsApart = true
    writeAll()
    var all: [Fragment] = []
    forEachFragment { all.append($0) }
    for fragment in all { fragment.nodeChanged() }
  }

  // MARK: Finding

  /// The places of a kind that was noted, in the order of declaration.
  func landmarks<Kind>(_ kind: Kind.Type) -> [Place] {
    learn()
    guard !landmarks.isEmpty, var references = landmarks[ObjectIdentifier(kind)] else { return [] }
    if references.contains(where: { $0.isGone }) {
      references.removeAll { $0.isGone }
      landmarks[ObjectIdentifier(kind)] = references
    }
    let places = references.map(\.place)
    return places.count > 1 ? places.sorted { $0.isBefore($1) } : places
  }

  /// The entries that are called something, or may be by now.
  func places(named name: some StringProtocol) -> [Place] {
    learn()
    nameWhatIsWritten()
    for node in names?.unwritten(named: name) ?? [] { write(wayTo: node) }
    return names?.places(named: name) ?? []
  }

  private func forEachFragment(writing: Bool = true, _ body: (Fragment) -> Void) {
    var waiting = [root]
    while let fragment = waiting.popLast() {
      body(fragment)
      for (index, entry) in fragment.entries.list.enumerated() where entry.kind == .node {
        let inner =
          writing
          ? self.fragment(in: fragment, at: index) : fragment.entries.nodes[Int(entry.number)].fragment
        if let inner { waiting.append(inner) }
      }
    }
  }

  // MARK: Nodes that are not written

  /// Gets to know the nodes that are not written: what they are called, and what in them is a landmark.
  private func learn() {
    guard !unknown.isEmpty else { return }
    var next = 0
    // NB: in the order in which they were met, which is that of their memory as a rule; more come meanwhile.
    while next < unknown.count {
      let node = unknown[next]
      next += 1
      guard node.isMounted, !node.status.contains(.isRecorded), node.record == nil else { continue }
      if names == nil { nameWhatIsWritten(expecting: unknown.count) }
      node.status.insert(.isRecorded)
      rendering.survey(node)
      for name in rendering.surveyed.names { names?.add(name, node) }
      let inners = rendering.surveyed.nodes.count
      if inners > 64 { names?.expect(inners) }
      for inner in rendering.surveyed.nodes where !inner.status.contains(.isRecorded) { unknown.append(inner) }
      if rendering.surveyed.isLookedFor { write(wayTo: node) }
    }
    unknown.removeAll(keepingCapacity: next < 64)
    rendering.forgetSurvey()
  }

  /// Writes a node, and all around it that is not written.
  private func write(wayTo node: _Node) {
    var way: [_Node] = []
    var next: _Node? = node
    while let node = next, node.record == nil {
      way.append(node)
      next = node.parent
    }
    guard var around = next?.fragment else { return writeAll() }
    if around.isStale { write(around) }
    while let node = way.popLast() {
      guard let index = around.entries.index(of: node), let inner = fragment(in: around, at: index) else {
        // What is around a node is not always what shows it.
        return writeAll()
      }
      around = inner
    }
  }

  /// Begins to keep the names, once somebody needs them.
  private func nameWhatIsWritten(expecting more: Int = 0) {
    guard names == nil else { return }
    names = NameIndex(expecting: more)
    forEachFragment(writing: false) { names?.add($0) }
  }
}

/// An entry of a fragment, as long as the fragment is not written anew.
struct OutlineReference {
  let fragment: Fragment
  let index: Int32
  let version: UInt32

  @MainActor init(_ fragment: Fragment, _ index: Int) {
    self.fragment = fragment
    self.index = Int32(truncatingIfNeeded: index)
    version = fragment.version
  }

  @MainActor var isGone: Bool { fragment.version != version }
  @MainActor var place: Place { Place(fragment: fragment, index: Int(index)) }
}
