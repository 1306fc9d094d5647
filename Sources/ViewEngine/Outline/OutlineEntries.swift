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

  var count: Int { list.count }

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
  var holdsNodesAlone: Bool { nodes.count == list.count }

  /// The entry of a node.
  @MainActor func index(of node: _Node) -> Int? {
    // What is shown of a node's children is in their order, as a rule.
    let guess = Int(node.siblingIndex)
    let isThere = nodes.indices.contains(guess) && nodes[guess].node === node
    guard let number = isThere ? guess : nodes.firstIndex(where: { $0.node === node }) else { return nil }
    return Int(nodes[number].entry)
  }

  // MARK: Writing

  mutating func append(_ text: String, in parent: Int32, _ view: Any.Type?) {
    append(.text, texts.count, in: parent, view)
    texts.append(text)
  }

  @MainActor mutating func append(_ element: any ShownElement, in parent: Int32, _ view: Any.Type?) {
    append(.element, elements.count, in: parent, view, element.standing)
    elements.append(element)
  }

  mutating func append(_ trait: any ElementTrait, in parent: Int32, _ view: Any.Type?) {
    let standing: ElementStanding = trait is NoTrait ? .nothing : trait is AwayTrait ? .away : .any
    append(.trait, traits.count, in: parent, view, standing)
    traits.append(trait)
  }

  mutating func append(_ node: _Node, in parent: Int32, _ view: Any.Type?, tellsRowsApart: Bool) {
    nodes.append(ShownNode(node: node, entry: Int32(truncatingIfNeeded: list.count)))
    append(.node, nodes.count - 1, in: parent, view, .any, tellsRowsApart)
  }

  private mutating func append(
    _ kind: OutlineEntry.Kind, _ number: Int, in parent: Int32, _ view: Any.Type?, _ standing: ElementStanding = .any,
    _ tellsRowsApart: Bool = false
  ) {
    list.append(
      OutlineEntry(
        kind: kind, standing: standing, tellsRowsApart: tellsRowsApart, number: Int32(truncatingIfNeeded: number),
        parent: parent,
        end: Int32(truncatingIfNeeded: list.count + 1), view: view))
  }

  /// What was written since is in the entry.
  mutating func end(_ index: Int) { list[index].end = Int32(truncatingIfNeeded: list.count) }

  /// There will be so many more entries.
  // NB: memory that grows by doubling, as it would have; to reserve as much as is asked for, again and again, is slower.
  mutating func expect(_ more: Int) {
    guard list.count + more > list.capacity else { return }
    list.reserveCapacity(max(list.count + more, 2 * list.capacity))
  }

  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    if !texts.isEmpty { texts.removeAll(keepingCapacity: true) }
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
