#if !canImport(Darwin)
  import Foundation

  /// The items of one section as an outline, as a value.
  public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    fileprivate struct Node {
      let item: ItemIdentifierType
      let parent: ItemIdentifierType?
    }
    // Each parent precedes its children.
    private var nodes: [Node] = []
    private var expanded: Set<ItemIdentifierType> = []

    /// An outline without items.
    public init() {}
    /// All items, each before its children.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
    /// The items that are expanded, in order.
    public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

    /// Adds items at the end of the parent's children; nil for the outermost level.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
      let end = parent.flatMap { parent in
        nodes.lastIndex { $0.item == parent || isInside($0.item, of: parent) }.map { $0 + 1 }
      }
      nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: end ?? nodes.count)
    }
    /// Adds items before that one, at its level; no effect if it is unknown.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
      guard let index = index(of: item) else { return }
      nodes.insert(contentsOf: items.map { Node(item: $0, parent: nodes[index].parent) }, at: index)
    }
    /// Adds items behind that one and its children, at its level; no effect if it is unknown.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
      guard let index = index(of: item) else { return }
      let end = (nodes.lastIndex { isInside($0.item, of: item) } ?? index) + 1
      nodes.insert(contentsOf: items.map { Node(item: $0, parent: nodes[index].parent) }, at: end)
    }
    /// Removes the items with their children; ignores unknown ones.
    public mutating func delete(_ items: [ItemIdentifierType]) {
      let removed = self.items.filter { item in items.contains { $0 == item || isInside(item, of: $0) } }
      nodes.removeAll { removed.contains($0.item) }
      expanded.subtract(removed)
    }
    /// Removes all items.
    public mutating func deleteAll() { self = Self() }
    /// Expands the items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    /// Collapses the items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Whether the item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    /// Whether the item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether each item around it is expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
      guard let parent = parent(of: item) else { return contains(item) }
      return expanded.contains(parent) && isVisible(parent)
    }
    /// The item's place among all items; nil for an unknown item.
    public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
    /// The number of the items around it; 0 for an unknown item.
    public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
    /// The item around it; nil at the outermost level.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
      nodes.first { $0.item == child }?.parent
    }
    /// The items inside the parent, with the parent itself on demand.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
      var part = Self()
      part.nodes = nodes.filter { isInside($0.item, of: parent) || includingParent && $0.item == parent }.map {
        let isRoot = $0.item == parent || $0.parent == parent && !includingParent
        return Node(item: $0.item, parent: isRoot ? nil : $0.parent)
      }
      part.expanded = expanded.intersection(part.items)
      return part
    }
    /// Replaces the parent's children by those of the other outline.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
      delete(nodes.filter { $0.parent == parent }.map(\.item))
      guard let index = index(of: parent) else { return }
      nodes.insert(
        contentsOf: snapshot.nodes.map { Node(item: $0.item, parent: $0.parent ?? parent) }, at: index + 1)
      expanded.formUnion(snapshot.expanded)
    }

    private func isInside(_ item: ItemIdentifierType, of outer: ItemIdentifierType) -> Bool {
      guard let parent = parent(of: item) else { return false }
      return parent == outer || isInside(parent, of: outer)
    }
  }

  extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
  extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
#endif
