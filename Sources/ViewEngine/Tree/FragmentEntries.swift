/// The entries of one node: a tree in one array, each entry before its content.
///
///     list       VStack  padding  Text  (node)  Button  Text
///     end          6        3       3      4       6      6
// One list for each kind of content, so that a walk copies only the content it reads.
struct FragmentEntries {
  /// The content of an entry.
  enum Content {
    case element(any ShownElement)
    case trait(any ElementTrait)
    case node(_Node)
  }

  private(set) var list: ContiguousArray<FragmentEntry> = []
  private(set) var texts: ContiguousArray<String> = []
  private(set) var elements: ContiguousArray<any ShownElement> = []
  private(set) var traits: ContiguousArray<any ElementTrait> = []
  private(set) var nodes: ContiguousArray<ShownNode> = []
  /// The previous rendering, which is compared with the current one and overwritten.
  private var former: (list: ContiguousArray<FragmentEntry>, texts: ContiguousArray<String>) = ([], [])
  private var wasRendered = false
  private(set) var count = 0
  private var textCount = 0
  /// A lower bound for the number of entries.
  private var expected = 0
  /// The difference from the previous rendering.
  private(set) var change = Change.all

  /// The difference between two renderings.
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

  /// The element at an entry; nil for a trait or a node.
  func element(at index: Int) -> (any ShownElement)? {
    let entry = list[index]
    return switch entry.kind {
    case .text: PlainText(content: texts[Int(entry.number)])
    case .element: elements[Int(entry.number)]
    case .trait, .node: nil
    }
  }

  var holdsNodesAlone: Bool { nodes.count == count }

  @MainActor func index(of node: _Node) -> Int? {
    // Most nodes show their children in order.
    let guess = Int(node.siblingIndex)
    let isThere = nodes.indices.contains(guess) && nodes[guess].node === node
    guard let number = isThere ? guess : nodes.firstIndex(where: { $0.node === node }) else { return nil }
    return Int(nodes[number].entry)
  }

  mutating func begin() {
    change = wasRendered ? .none : .all
    wasRendered = true
    swap(&list, &former.list)
    swap(&texts, &former.texts)
    (count, textCount, expected) = (0, 0, 0)
  }

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
    let category = element.category
    if category == .any { change = .all }
    append(.element, elements.count, in: parent, view, category)
    elements.append(element)
  }

  mutating func append(_ trait: any ElementTrait, in parent: Int32, _ view: Any.Type?) {
    let category = trait.category
    if category != .nothing { change = .all }
    append(.trait, traits.count, in: parent, view, category)
    traits.append(trait)
  }

  mutating func append(_ node: _Node, in parent: Int32, _ view: Any.Type?, tellsRowsApart: Bool) {
    if expected > count, nodes.count == nodes.capacity { nodes.reserveCapacity(room(in: nodes.count)) }
    nodes.append(ShownNode(node: node, entry: Int32(truncatingIfNeeded: count)))
    append(.node, nodes.count - 1, in: parent, view, .any, tellsRowsApart)
  }

  private mutating func append(
    _ kind: FragmentEntry.Kind, _ number: Int, in parent: Int32, _ view: Any.Type?, _ category: ElementCategory = .any,
    _ tellsRowsApart: Bool = false
  ) {
    let entry = FragmentEntry(
      kind: kind, category: category, tellsRowsApart: tellsRowsApart, number: Int32(truncatingIfNeeded: number),
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

  /// Ends an entry: all entries since are its content.
  mutating func end(_ index: Int) { list[index].end = Int32(truncatingIfNeeded: count) }

  mutating func expect(_ more: Int) {
    if count + more <= list.capacity { return }
    expected = max(expected, count + more)
    list.reserveCapacity(room(in: count))
  }

  /// The new capacity of a full list.
  // At least twice as many; repeated exact reservations are slower.
  private func room(in size: Int) -> Int { size + max(size, expected - count) }

  /// Releases all views' values. The entries and texts are kept for the comparison with the next rendering.
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

/// A node and its entry.
struct ShownNode {
  let node: _Node
  let entry: Int32
}

/// A text without a style.
struct PlainText: ShownElement {
  let content: String
  var name: String { "Text" }
  var text: String? { content }
}

/// One entry of a fragment; its content is in one of the lists of `FragmentEntries`.
struct FragmentEntry {
  enum Kind: UInt8 { case text, element, trait, node }
  let kind: Kind
  /// The facts about the content that need no reading.
  var category = ElementCategory.any
  /// Of a node: whether the rows of a `ForEach` in it differ in more than their content.
  var tellsRowsApart = false
  /// The index in the list of its kind.
  let number: Int32
  /// The index of the entry around it; -1 for an outermost one.
  let parent: Int32
  /// The index after its content.
  var end: Int32
  let view: Any.Type?

  /// Whether both entries are the same. `end` is not compared, because it follows from later entries.
  func isLike(_ other: FragmentEntry) -> Bool {
    kind == other.kind && category == other.category && tellsRowsApart == other.tellsRowsApart
      && number == other.number && parent == other.parent && view == other.view
  }
}
