#if !canImport(Darwin)
  import Foundation

  /// The sections and items of a table or grid, in order, as a value.
  ///
  /// Identifiers are unique: one that is added again moves to its new place.
  public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The sections of `reloadSections(_:)`, in order.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items of `reloadItems(_:)`, in order.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items of `reconfigureItems(_:)`, in order.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// A snapshot without sections.
    public init() {}

    /// The count of all items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The count of the sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The count of a section's items; 0 for an unknown section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
      itemIdentifiers(inSection: identifier).count
    }
    /// A section's items in order; empty for an unknown section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
      indexOfSection(identifier).map { sections[$0].items } ?? []
    }
    /// The section with the item; nil for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
      place(of: identifier).map { sections[$0.section].id }
    }
    /// The item's index among all items; nil for an unknown item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The section's index; nil for an unknown section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
      sections.firstIndex { $0.id == identifier }
    }

    /// Adds the items at the end of the section, or of the last one; no effect without a section.
    public mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
      deleteItems(identifiers)
      let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
      if let index { sections[index].items += unique(identifiers) }
    }
    /// Adds the items before that one; no effect if it is unknown.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
      insert(identifiers, at: 0, from: beforeItem)
    }
    /// Adds the items behind that one; no effect if it is unknown.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
      insert(identifiers, at: 1, from: afterItem)
    }
    /// Removes the items; ignores unknown ones.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
      let removed = Set(identifiers)
      for index in sections.indices { sections[index].items.removeAll { removed.contains($0) } }
    }
    /// Removes all sections with their items.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves the item before the other one; no effect if one is unknown.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
      move(identifier, at: 0, from: toIdentifier)
    }
    /// Moves the item behind the other one; no effect if one is unknown.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
      move(identifier, at: 1, from: toIdentifier)
    }
    /// Marks the items, and leaves the snapshot as it is.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Marks the items, and leaves the snapshot as it is.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
      reconfiguredItemIdentifiers += identifiers
    }

    /// Adds empty sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
      insertSections(identifiers, at: numberOfSections)
    }
    /// Adds empty sections before that one; no effect if it is unknown.
    public mutating func insertSections(
      _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { indexOfSection(toIdentifier).map { insertSections(identifiers, at: $0) } }
    /// Adds empty sections behind that one; no effect if it is unknown.
    public mutating func insertSections(
      _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { indexOfSection(toIdentifier).map { insertSections(identifiers, at: $0 + 1) } }
    /// Removes the sections with their items; ignores unknown ones.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
      sections.removeAll { identifiers.contains($0.id) }
    }
    /// Moves the section with its items; no effect if one is unknown.
    public mutating func moveSection(
      _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, at: 0, from: toIdentifier) }
    /// Moves the section with its items; no effect if one is unknown.
    public mutating func moveSection(
      _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, at: 1, from: toIdentifier) }
    /// Marks the sections, and leaves the snapshot as it is.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
      reloadedSectionIdentifiers += identifiers
    }

    private func unique<ID: Hashable>(_ identifiers: [ID]) -> [ID] {
      var seen: Set<ID> = []
      return identifiers.filter { seen.insert($0).inserted }
    }
    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
      sections.indices.lazy.compactMap { index in
        sections[index].items.firstIndex(of: item).map { (index, $0) }
      }.first
    }
    private mutating func insert(_ items: [ItemIdentifierType], at offset: Int, from other: ItemIdentifierType) {
      guard place(of: other) != nil else { return }
      deleteItems(items.filter { $0 != other })
      guard let place = place(of: other) else { return }
      sections[place.section].items.insert(
        contentsOf: unique(items).filter { $0 != other }, at: place.item + offset)
    }
    private mutating func move(_ item: ItemIdentifierType, at offset: Int, from other: ItemIdentifierType) {
      if place(of: item) != nil { insert([item], at: offset, from: other) }
    }
    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
      sections.insert(
        contentsOf: unique(identifiers).filter { indexOfSection($0) == nil }.map { ($0, []) }, at: index)
    }
    private mutating func moveSection(
      _ section: SectionIdentifierType, at offset: Int, from other: SectionIdentifierType
    ) {
      guard section != other, let from = indexOfSection(section), indexOfSection(other) != nil else { return }
      let moved = sections.remove(at: from)
      if let index = indexOfSection(other) { sections.insert(moved, at: index + offset) }
    }
  }

  extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {
  }
#endif
