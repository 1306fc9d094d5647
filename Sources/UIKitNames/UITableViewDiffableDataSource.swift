#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The content of a table as a snapshot, which the table counts and a test reads.
  @MainActor @preconcurrency
  open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    UITableViewDataSource
  {
    /// The snapshot's type.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A closure that makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private let cellProvider: CellProvider
    private var content = Snapshot()
    /// Kept, automatic at first; no row moves.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the data source of the table, which holds it weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      self.cellProvider = cellProvider
      tableView.dataSource = self
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
    /// The content.
    open func snapshot() -> Snapshot { content }
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

    // What the table and a test ask.
    open func numberOfSections(in tableView: UITableView) -> Int { content.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sectionIdentifier(for: section).map { content.numberOfItems(inSection: $0) } ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  }
#endif
