/// What is written down of one node: a tree in one array, each entry before what is in it.
///
///     list       VStack  padding  Text  (node)  Button  Text
///     end          6        3       3      4       6      6
// NB: what stands in an entry is in a list of its own kind, so that a walk copies nothing that it does not ask for.
struct OutlineEntries {
  /// What stands in an entry.
  enum Content {
    case element(any ShownElement)
    case trait(any ElementTrait)
    case node(_Node)
  }

  private(set) var list: ContiguousArray<OutlineEntry> = []
  /// Texts without a look of their own, which most elements are.
  private(set) var texts: ContiguousArray<String> = []
  private(set) var elements: ContiguousArray<any ShownElement> = []
  private(set) var traits: ContiguousArray<any ElementTrait> = []
  private(set) var nodes: ContiguousArray<ShownNode> = []
  /// What was written before, to be written over: most often the same comes again.
  private var former: (list: ContiguousArray<OutlineEntry>, texts: ContiguousArray<String>) = ([], [])
  /// Whether it was written before, if only as empty.
  private var wasWritten = false
  /// How much of it has been written.
  private(set) var count = 0
  private var textCount = 0
  /// How many there will be at the least, as far as is known.
  private var expected = 0
  /// What differs from what was written before.
  private(set) var change = Change.all

  /// How what was written differs from what was there before.
  enum Change { case none, texts, all }

  func content(at index: Int) -> Content {
    let entry = list[index]
    return switch entry.kind {
    case .text: .element(PlainText(content: texts[Int(entry.number)]))
    case .element: .element(elements[Int(entry.number)])
    case .trait: .trait(traits[Int(entry.number)])
    case .node: .node(nodes[Int(entry.number)].node)
    }
  }

  /// The element that stands there.
  func element(at index: Int) -> (any ShownElement)? {
    let entry = list[index]
    return switch entry.kind {
    case .text: PlainText(content: texts[Int(entry.number)])
    case .element: elements[Int(entry.number)]
    case .trait, .node: nil
    }
  }

  /// Whether there is nothing but nodes in it.
  var holdsNodesAlone: Bool { nodes.count == count }

  /// The entry of a node.
  @MainActor func index(of node: _Node) -> Int? {
    // What is shown of a node's children is in their order, as a rule.
    let guess = Int(node.siblingIndex)
    let isThere = nodes.indices.contains(guess) && nodes[guess].node === node
    guard let number = isThere ? guess : nodes.firstIndex(where: { $0.node === node }) else { return nil }
    return Int(nodes[number].entry)
  }

  // MARK: Writing

  /// Begins to write anew.
  mutating func begin() {
    change = wasWritten ? .none : .all
    wasWritten = true
    swap(&list, &former.list)
    swap(&texts, &former.texts)
    (count, textCount, expected) = (0, 0, 0)
  }

  /// All is written.
  mutating func end() {
    if list.count > count {
      list.removeLast(list.count - count)
      change = .all
    }
    if texts.count > textCount { texts.removeLast(texts.count - textCount) }
  }

  mutating func append(_ text: String, in parent: Int32, _ view: Any.Type?) {
    append(.text, textCount, in: parent, view)
    if textCount == texts.count {
      if expected > count, textCount == texts.capacity { texts.reserveCapacity(room(in: textCount)) }
      texts.append(text)
      change = .all
    } else if texts[textCount] != text {
      texts[textCount] = text
      if change == .none { change = .texts }
    }
    textCount += 1
  }

  @MainActor mutating func append(_ element: any ShownElement, in parent: Int32, _ view: Any.Type?) {
    let standing = element.standing
    if standing == .any { change = .all }
    append(.element, elements.count, in: parent, view, standing)
    elements.append(element)
  }

  mutating func append(_ trait: any ElementTrait, in parent: Int32, _ view: Any.Type?) {
    let standing: ElementStanding = trait is NoTrait || trait is IDTrait ? .nothing : trait is AwayTrait ? .away : .any
    if standing != .nothing { change = .all }
    append(.trait, traits.count, in: parent, view, standing)
    traits.append(trait)
  }

  mutating func append(_ node: _Node, in parent: Int32, _ view: Any.Type?, tellsRowsApart: Bool) {
    if expected > count, nodes.count == nodes.capacity { nodes.reserveCapacity(room(in: nodes.count)) }
    nodes.append(ShownNode(node: node, entry: Int32(truncatingIfNeeded: count)))
    append(.node, nodes.count - 1, in: parent, view, .any, tellsRowsApart)
  }

  private mutating func append(
    _ kind: OutlineEntry.Kind, _ number: Int, in parent: Int32, _ view: Any.Type?, _ standing: ElementStanding = .any,
    _ tellsRowsApart: Bool = false
  ) {
    let entry = OutlineEntry(
      kind: kind, standing: standing, tellsRowsApart: tellsRowsApart, number: Int32(truncatingIfNeeded: number),
      parent: parent, end: Int32(truncatingIfNeeded: count + 1), view: view)
    if count == list.count {
      list.append(entry)
      change = .all
    } else {
      if change != .all, !list[count].isLike(entry) { change = .all }
      list[count] = entry
    }
    count += 1
  }

  /// What was written since is in the entry.
  mutating func end(_ index: Int) { list[index].end = Int32(truncatingIfNeeded: count) }

  /// There will be so many more entries.
  mutating func expect(_ more: Int) {
    if count + more <= list.capacity { return }
    expected = max(expected, count + more)
    list.reserveCapacity(room(in: count))
  }

  /// How many a list that is full should have room for.
  // NB: twice as many at the least; to reserve as much as is asked for, again and again, is slower.
  private func room(in size: Int) -> Int { size + max(size, expected - count) }

  /// Lets go of what was written; what is nobody's is kept, to be compared with what is written next.
  mutating func removeAll() {
    if !list.isEmpty {
      swap(&list, &former.list)
      swap(&texts, &former.texts)
    }
    (count, textCount) = (0, 0)
    if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
    if !traits.isEmpty { traits.removeAll(keepingCapacity: true) }
    if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
  }
}

/// A node, and the entry in which it stands.
struct ShownNode {
  let node: _Node
  let entry: Int32
}

/// A text that looks as any other does.
struct PlainText: ShownElement {
  let content: String
  var name: String { "Text" }
  var text: String? { content }
}
