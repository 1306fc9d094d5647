#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The content of a grid as a snapshot, which the grid counts and a test reads.
  @MainActor @preconcurrency
  open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    UICollectionViewDataSource
  {
    /// The snapshot's type.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A closure that makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that makes another view.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private let cellProvider: CellProvider
    private var content = Snapshot()
    /// Makes headers and the like, nil at first.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Kept; nothing is reordered.
    public var reorderingHandlers = ReorderingHandlers()
    /// Kept; no section is expanded by a person.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Becomes the data source of the grid, which holds it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      self.cellProvider = cellProvider
      collectionView.dataSource = self
    }

    /// Replaces the content at once, then calls the completion.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
      content = snapshot
      completion?()
    }
    /// Replaces the content at once.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { content = snapshot }
    /// Replaces the content at once, then calls the completion.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
      apply(snapshot, completion: completion)
    }
    /// Replaces the section's items by the visible ones of the outline.
    open func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      outlines[section] = snapshot
      if content.indexOfSection(section) == nil { content.appendSections([section]) }
      content.deleteItems(content.itemIdentifiers(inSection: section))
      content.appendItems(snapshot.visibleItems, toSection: section)
      completion?()
    }
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// The content.
    open func snapshot() -> Snapshot { content }
    /// The outline that was applied to the section; else the section's items without levels.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      if let outline = outlines[section] { return outline }
      var items = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      items.append(content.itemIdentifiers(inSection: section))
      return items
    }
    /// The section of that index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      let sections = content.sectionIdentifiers
      return sections.indices.contains(index) ? sections[index] : nil
    }
    /// The section's index; nil if it is unknown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.indexOfSection(sectionIdentifier) }
    /// The item at the path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }
    /// The item's path; nil if it is unknown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

    // What the grid and a test ask.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sectionIdentifier(for: section).map { content.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
        ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    open func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Closures for moved items; none moves.
    public struct ReorderingHandlers {
      /// Kept, nil at first; without effect.
      public var canReorderItem: ((ItemIdentifierType) -> Bool)?
      /// Kept, nil at first; without effect.
      public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
      /// Kept, nil at first; without effect.
      public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
      public init() {}
    }
    /// Closures for outlines; no person expands an item.
    public struct SectionSnapshotHandlers {
      /// Kept, nil at first; without effect.
      public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
      /// Kept, nil at first; without effect.
      public var willExpandItem: ((ItemIdentifierType) -> Void)?
      /// Kept, nil at first; without effect.
      public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
      /// Kept, nil at first; without effect.
      public var willCollapseItem: ((ItemIdentifierType) -> Void)?
      public var snapshotForExpandingParent:
        (
          (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
            -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?
      public init() {}
    }
  }

  /// A change by a person. None is made; a test makes one.
  public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// Kept by the initializer; never changes.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Kept by the initializer; never changes.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Kept by the initializer; never changes.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// Keeps both states. UIKit has no such initializer: tests need it.
    public init(
      from initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      to finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
      (self.initialSnapshot, self.finalSnapshot) = (initialSnapshot, finalSnapshot)
      difference = finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
  }

  extension NSDiffableDataSourceSnapshot {
    func item(at path: IndexPath) -> ItemIdentifierType? {
      guard sectionIdentifiers.indices.contains(path.section) else { return nil }
      let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
      return items.indices.contains(path.item) ? items[path.item] : nil
    }
    func path(of item: ItemIdentifierType) -> IndexPath? {
      guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
        let place = itemIdentifiers(inSection: section).firstIndex(of: item)
      else { return nil }
      return IndexPath(item: place, section: index)
    }
  }
#endif
