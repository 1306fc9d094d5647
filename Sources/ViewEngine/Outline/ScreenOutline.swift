/// What a host shows, kept from one question to the next: a fragment for each node, of which only those are written
/// anew whose node was evaluated since.
///
/// A node is written when somebody walks into it. Of one that is not, what it is called is known, and what it has that
/// is looked for by what it is: enough to find a control among very many, and to write no more than the way to it.
@MainActor
final class ScreenOutline {
  let root: Fragment
  @exclusivity(unchecked) private var stale: [Fragment] = []
  /// Written since somebody asked for a name: it may be written many times before somebody asks again.
  @exclusivity(unchecked) private var unnamed: [Fragment] = []
  /// What is known of nodes that are not written.
  let survey = Survey()
  @exclusivity(unchecked) private var landmarks: [ObjectIdentifier: Landmarks] = [:]
  /// How often something that is written has come to stand elsewhere.
  @exclusivity(unchecked) private var moves: UInt32 = 0
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
    rendering = _Rendering(for: self, survey)
    node.graph.nodeChanged = { [weak survey] node in
      if node.isMounted { survey?.note(unknown: node) } else { survey?.note(removed: node) }
    }
  }

  // MARK: Writing

  func noteStale(_ fragment: Fragment) { stale.append(fragment) }
  func noteRemoved(_ node: _Node) { survey.note(removed: node) }

  /// Lets go of the nodes that were removed since.
  func forgetRemoved() {
    guard survey.forgetRemoved() else { return }
    stale.removeAll(where: \.isRemoved)
    unnamed.removeAll(where: \.isRemoved)
    for kind in landmarks.keys { landmarks[kind]?.forgetGone() }
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
      fragment.node.keep(fragment)
    }
    fragment.node.status.insert(.isRecorded)
    for (kind, index) in fragment.landmarks {
      landmarks[kind, default: Landmarks()].add(OutlineReference(fragment, Int(index)))
    }
    if survey.keepsNames, !fragment.awaitsNaming {
      fragment.awaitsNaming = true
      unnamed.append(fragment)
    }
  }

  /// A fragment that is being written shows a node.
  func place(_ node: _Node, in around: Fragment?, at index: Int, tellsRowsApart: Bool) {
    guard let fragment = node.fragment else { return }
    place(fragment, in: around, at: index, tellsRowsApart)
    if fragment.isStale { stale.append(fragment) }
  }

  private func place(_ fragment: Fragment, in around: Fragment?, at index: Int, _ tellsRowsApart: Bool) {
    let index = Int32(truncatingIfNeeded: index)
    if fragment.around !== around || fragment.indexAround != index {
      moves &+= 1
      looks.noteChange()
    }
    fragment.outline = self
    fragment.around = around
    fragment.indexAround = index
    fragment.distinguishesRows = tellsRowsApart
  }

  /// The fragment of the node in an entry, written by now.
  func fragment(in around: Fragment, at index: Int) -> Fragment? {
    let entry = around.entries.list[index]
    guard entry.kind == .node else { return nil }
    let node = around.entries.nodes[Int(entry.number)].node
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
    return survey.isEmpty ? looks.takeTexts(in: frame) : nil
  }

  /// Writes all that is not written yet.
  func writeAll() {
    refresh()
    forEachFragment { _ in }
  }

  /// Writes all of what nobody knows yet: for somebody who goes over all of it, and need not get to know it before.
  func writeUnknown() { if !survey.isEmpty { writeAll() } }

  /// What a selection names the first element of a node by, which nobody sees yet.
  func firstTag(in node: _Node) -> TagValue? {
    let fragment = node.fragment ?? Fragment(of: node)
    fragment.outline = self
    node.keep(fragment)
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
    return landmarks.isEmpty ? [] : landmarks[ObjectIdentifier(kind)]?.places(after: moves) ?? []
  }

  /// The entries that are called something, or may be by now.
  func places(named name: some StringProtocol) -> [Place] {
    learn()
    nameWhatIsWritten()
    survey.names.noteComplete()
    for node in survey.names.unwritten(named: name) { write(wayTo: node) }
    nameWhatIsWritten()
    return survey.names.places(named: name)
  }

  private func forEachFragment(writing: Bool = true, _ body: (Fragment) -> Void) {
    var waiting = [root]
    while let fragment = waiting.popLast() {
      body(fragment)
      for (index, entry) in fragment.entries.list.enumerated() where entry.kind == .node {
        let inner =
          writing
          ? self.fragment(in: fragment, at: index) : fragment.entries.nodes[Int(entry.number)].node.fragment
        if let inner { waiting.append(inner) }
      }
    }
  }

  // MARK: Nodes that are not written

  /// Gets to know the nodes that are not written: what they are called, and what in them is a landmark.
  private func learn() {
    if survey.isEmpty { return }
    if !survey.keepsNames { nameWhatIsWritten() }
    survey.names.makeRoom()
    survey.open()
    while let node = survey.nextUnknown() {
      // What is alone in what is around it is on the way to all that is in it.
      if let around = node.parent?.fragment, around.entries.nodes.count == 1 {
        write(wayTo: node)
      } else {
        rendering.survey(node)
      }
      while let node = survey.nextLookedFor() { write(wayTo: node) }
    }
    survey.close()
    survey.names.noteComplete()
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

  /// Adds the names in what was written since, or in all of it when somebody needs them for the first time.
  private func nameWhatIsWritten() {
    if survey.keepsNames {
      for fragment in unnamed {
        fragment.awaitsNaming = false
        if !fragment.isRemoved { survey.names.add(fragment) }
      }
      if !unnamed.isEmpty { unnamed.removeAll(keepingCapacity: true) }
    } else {
      survey.keepsNames = true
      forEachFragment(writing: false) { survey.names.add($0) }
    }
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
