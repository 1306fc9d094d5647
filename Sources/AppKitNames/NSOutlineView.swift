#if !canImport(Darwin)
  public import KitNames

  /// A table of a tree: its rows are the children of the root and of expanded items, from its data source.
  ///
  /// Items are compared as hashable values, or as objects if they are none. `delegate` and `dataSource` have the types of
  /// a table's, which those of an outline refine here.
  @MainActor @preconcurrency
  open class NSOutlineView: NSTableView {
    private struct Row {
      let item: Any
      let level: Int
      let parent: Any?
    }
    private var visible: [Row] = []
    private var expanded: Set<AnyHashable> = []
    /// The place of the triangles, nil at first; none is drawn.
    open var outlineTableColumn: NSTableColumn?
    /// Kept, 13 at first; nothing is drawn or saved.
    open var indentationPerLevel: CGFloat = 13
    /// Kept and true at first; nothing is drawn or saved.
    open var indentationMarkerFollowsCell = true
    /// Kept and true at first; nothing is drawn or saved.
    open var autoresizesOutlineColumn = true
    /// Kept and false at first; nothing is drawn or saved.
    open var autosaveExpandedItems = false
    /// Kept and true at first; nothing is drawn or saved.
    open var stronglyReferencesItems = true

    private weak var source: (any NSOutlineViewDataSource)?
    private static func key(_ item: Any) -> AnyHashable {
      item as? AnyHashable ?? AnyHashable(ObjectIdentifier(item as AnyObject))
    }

    override func countRows() -> Int {
      source = dataSource as? any NSOutlineViewDataSource
      visible = []
      appendChildren(of: nil, level: 0)
      return visible.count
    }
    private func appendChildren(of item: Any?, level: Int) {
      guard let source else { return }
      for index in 0..<source.outlineView(self, numberOfChildrenOfItem: item) {
        let child = source.outlineView(self, child: index, ofItem: item)
        visible.append(Row(item: child, level: level, parent: item))
        if isItemExpanded(child) { appendChildren(of: child, level: level + 1) }
      }
    }
    override func selectionDidChange() {
      (delegate as? any NSOutlineViewDelegate)?.outlineViewSelectionDidChange(
        Notification(name: Self.selectionDidChangeNotification, object: self))
    }
    /// The delegate's view of a cell; nil unless one may be made.
    open override func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
      guard makeIfNecessary, tableColumns.indices.contains(column), let item = item(atRow: row) else { return nil }
      return (delegate as? any NSOutlineViewDelegate)?.outlineView(self, viewFor: tableColumns[column], item: item)
    }

    private func row(_ index: Int) -> Row? { visible.indices.contains(index) ? visible[index] : nil }
    /// The item of a row; nil for a row outside.
    open func item(atRow row: Int) -> Any? { self.row(row)?.item }
    /// The first row of the item; -1 inside a collapsed one.
    open func row(forItem item: Any?) -> Int {
      guard let item else { return -1 }
      return visible.firstIndex { Self.key($0.item) == Self.key(item) } ?? -1
    }
    /// The depth of the item, 0 at the root; -1 inside a collapsed one.
    open func level(forItem item: Any?) -> Int { row(row(forItem: item))?.level ?? -1 }
    /// The depth of the row, 0 at the root; -1 outside.
    open func level(forRow row: Int) -> Int { self.row(row)?.level ?? -1 }
    /// The item around this one; nil at the root.
    open func parent(forItem item: Any?) -> Any? { row(row(forItem: item))?.parent }
    /// The place of the item among its siblings; -1 inside a collapsed one.
    open func childIndex(forItem item: Any) -> Int {
      let index = row(forItem: item)
      guard let row = row(index) else { return -1 }
      let before = visible[..<index].reversed().prefix { $0.level >= row.level }
      return before.filter { $0.level == row.level }.count
    }
    /// The data source's child; nil without a data source.
    open func child(_ index: Int, ofItem item: Any?) -> Any? { source?.outlineView(self, child: index, ofItem: item) }
    /// The data source's number; 0 without a data source.
    open func numberOfChildren(ofItem item: Any?) -> Int {
      source?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
    }
    /// Whether the data source lets the item have children.
    open func isExpandable(_ item: Any?) -> Bool {
      guard let item else { return true }
      return source?.outlineView(self, isItemExpandable: item) ?? false
    }
    open func isItemExpanded(_ item: Any?) -> Bool { item.map { expanded.contains(Self.key($0)) } ?? true }
    /// Shows the children of an expandable item; the delegate is not asked.
    open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
    /// Shows the children of an item, and all below them; nil means the root.
    open func expandItem(_ item: Any?, expandChildren: Bool) {
      if let item {
        guard isExpandable(item) else { return }
        expanded.insert(Self.key(item))
      }
      if expandChildren || item == nil {
        for index in 0..<numberOfChildren(ofItem: item) {
          expandItem(child(index, ofItem: item), expandChildren: expandChildren)
        }
      }
      reloadData()
    }
    /// Hides the children of the item.
    open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
    /// Hides the children of the item; nil means the root, whose children stay.
    open func collapseItem(_ item: Any?, collapseChildren: Bool) {
      if let item { expanded.remove(Self.key(item)) }
      if collapseChildren || item == nil {
        for index in 0..<numberOfChildren(ofItem: item) {
          collapseItem(child(index, ofItem: item), collapseChildren: collapseChildren)
        }
      }
      reloadData()
    }
    /// Asks the data source again for all items.
    open func reloadItem(_ item: Any?) { reloadData() }
    /// Asks the data source again for all items.
    open func reloadItem(_ item: Any?, reloadChildren: Bool) { reloadData() }
    /// Asks the data source again for all items, without an animation.
    open func insertItems(
      at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
    ) { reloadData() }
    /// Asks the data source again for all items, without an animation.
    open func removeItems(
      at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
    ) { reloadData() }
    /// Asks the data source again for all items, without an animation.
    open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
      reloadData()
    }
    /// Always empty: rows have no frames.
    open func frameOfOutlineCell(atRow row: Int) -> NSRect { .zero }
    /// Does nothing: nothing is dropped.
    open func setDropItem(_ item: Any?, dropChildIndex index: Int) {}

    // Only a program itself posts them.
    public nonisolated static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpand")
    public nonisolated static let itemDidCollapseNotification = Notification.Name("NSOutlineViewItemDidCollapse")
    public nonisolated static let itemWillExpandNotification = Notification.Name("NSOutlineViewItemWillExpand")
    public nonisolated static let itemWillCollapseNotification = Notification.Name("NSOutlineViewItemWillCollapse")
    /// The index of a drop onto an item itself.
    public nonisolated static let dropOnItemIndex = -1
  }

  public let NSOutlineViewDropOnItemIndex = -1
#endif
