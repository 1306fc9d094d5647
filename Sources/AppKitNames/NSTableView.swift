#if !canImport(Darwin)
  public import KitNames

  /// A table that asks its data source for the number of rows and its delegate for views; nothing is laid out.
  @MainActor @preconcurrency
  open class NSTableView: NSControl {
    /// Five looks, numbered from 0; insets are the same in each.
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    /// Looks of selected rows with AppKit's raw values; none is drawn.
    public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular, sourceList }
    /// A weak reference, asked for views and told of selections by methods of the table.
    open weak var delegate: (any NSTableViewDelegate)?
    /// A weak reference; a new one is asked for its rows at once.
    open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    /// The value `automatic` at first, which resolves to no other.
    open var style = Style.automatic
    /// The same as `style`, with `inset` for the automatic one.
    open var effectiveStyle: Style { style == .automatic ? .inset : style }
    /// Points, 24 at first; no row is laid out.
    open var rowHeight: CGFloat = 24
    /// Points between cells, 17 by 0 at first, never applied.
    open var intercellSpacing = NSSize(width: 17, height: 0)
    /// The value `regular` at first; no highlight is drawn.
    open var selectionHighlightStyle = SelectionHighlightStyle.regular
    /// False at first; no stripe is drawn.
    open var usesAlternatingRowBackgroundColors = false
    /// The system colour of control backgrounds at first; no area is filled.
    open var backgroundColor = NSColor.controlBackgroundColor
    /// The colour of lines between cells; none is drawn.
    open var gridColor: NSColor! = .gridColor
    /// Empty at first; no line is drawn.
    open var gridStyleMask: GridLineStyle = []
    /// False at first; `selectRowIndexes(_:byExtendingSelection:)` then keeps one row of several.
    open var allowsMultipleSelection = false
    /// True at first; false selects no row by itself.
    open var allowsEmptySelection = true
    /// Kept and true at first; no person moves or selects columns, or types.
    open var allowsColumnReordering = true
    /// Kept and true at first; no person moves or selects columns, or types.
    open var allowsColumnResizing = true
    /// Kept and false at first; no person moves or selects columns, or types.
    open var allowsColumnSelection = false
    /// Kept and true at first; no person moves or selects columns, or types.
    open var allowsTypeSelect = true
    /// Kept and false at first; no person moves or selects columns, or types.
    open var usesAutomaticRowHeights = false
    /// Kept and true at first; no person moves or selects columns, or types.
    open var floatsGroupRows = true
    /// Kept and true at first; no person moves or selects columns, or types.
    open var verticalMotionCanBeginDrag = true
    /// Kept and false at first; no person moves or selects columns, or types.
    open var usesStaticContents = false
    /// Kept and false at first; no person moves or selects columns, or types.
    open var autosaveTableColumns = false
    /// Kept, nil at first; no person moves or selects columns, or types.
    open var autosaveName: String?
    /// Kept, `lastColumnOnlyAutoresizingStyle` at first; no person moves or selects columns, or types.
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    /// Kept, `custom` at first; no person moves or selects columns, or types.
    open var rowSizeStyle = RowSizeStyle.custom
    /// Kept, `regular` at first; no person moves or selects columns, or types.
    open var draggingDestinationFeedbackStyle = DraggingDestinationFeedbackStyle.regular
    /// Kept and false at first; no person moves or selects columns, or types.
    open var rowActionsVisible = false
    /// Kept, empty at first; no person moves or selects columns, or types.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// Kept, nil at first; no person moves or selects columns, or types.
    open weak var highlightedTableColumn: NSTableColumn?
    /// Kept; no person moves or selects columns, or types.
    open var headerView: NSTableHeaderView? = NSTableHeaderView()
    /// Kept, nil at first; no person moves or selects columns, or types.
    open var cornerView: NSView?
    /// The selector that a double click would send, nil at first.
    open var doubleAction: Selector?
    /// The same as `rowSizeStyle`.
    open var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle }

    /// Columns in order, empty at first.
    open private(set) var tableColumns: [NSTableColumn] = []
    /// Read from `tableColumns.count`.
    open var numberOfColumns: Int { tableColumns.count }
    /// Appends the column, and makes this its table.
    open func addTableColumn(_ tableColumn: NSTableColumn) {
      tableColumns.append(tableColumn)
      tableColumn.tableView = self
    }
    /// Drops the column; ignores one of a different table.
    open func removeTableColumn(_ tableColumn: NSTableColumn) {
      guard tableColumn.tableView === self else { return }
      tableColumns.removeAll { $0 === tableColumn }
      tableColumn.tableView = nil
    }
    /// Moves the column in `tableColumns`.
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
      tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
    }
    /// The index of the column with that identifier; -1 without one.
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
      tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    /// The column with that identifier; nil without one.
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
      tableColumns.first { $0.identifier == identifier }
    }

    /// The rows that the data source reported last; 0 without one.
    open private(set) var numberOfRows = 0
    /// The number of rows now; an outline view counts its own.
    func countRows() -> Int { dataSource?.numberOfRows(in: self) ?? 0 }
    /// Asks the data source again for the number of rows, and drops selected rows beyond it.
    open func reloadData() {
      numberOfRows = countRows()
      selectedRowIndexes = selectedRowIndexes.filteredIndexSet { $0 < numberOfRows }
    }
    /// Does nothing: views are made at each request.
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
    /// Does nothing: rows have no frames.
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
    /// Asks the data source again for the number of rows.
    open func noteNumberOfRowsChanged() { reloadData() }
    /// Asks the data source again for the number of rows, without an animation.
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) { reloadData() }
    /// Asks the data source again for the number of rows, without an animation.
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) { reloadData() }
    /// Does nothing: views are made at each request.
    open func moveRow(at oldIndex: Int, to newIndex: Int) {}
    /// Without effect: changes apply at once.
    open func beginUpdates() {}
    /// Without effect: changes apply at once.
    open func endUpdates() {}

    /// The selected rows, changed by the methods for selection.
    open private(set) var selectedRowIndexes = IndexSet()
    /// The selected columns, changed by `selectColumnIndexes(_:byExtendingSelection:)`.
    open private(set) var selectedColumnIndexes = IndexSet()
    /// The last selected row; -1 without one.
    open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
    open var selectedColumn: Int { selectedColumnIndexes.last ?? -1 }
    /// Read from `selectedRowIndexes.count`.
    open var numberOfSelectedRows: Int { selectedRowIndexes.count }
    /// Read from `selectedColumnIndexes.count`.
    open var numberOfSelectedColumns: Int { selectedColumnIndexes.count }
    /// Always -1: no click arrives.
    open var clickedRow: Int { -1 }
    /// Always -1: no click arrives.
    open var clickedColumn: Int { -1 }
    /// Always -1: no cell is edited.
    open var editedRow: Int { -1 }
    /// Always -1: no cell is edited.
    open var editedColumn: Int { -1 }
    /// Selects existing rows and tells the delegate of a change; no notification is posted.
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
      let new = indexes.filteredIndexSet { $0 < numberOfRows }
      let all = extend && allowsMultipleSelection ? selectedRowIndexes.union(new) : new
      select(allowsMultipleSelection ? all : IndexSet(all.prefix(1)))
    }
    private func select(_ rows: IndexSet) {
      if rows == selectedRowIndexes { return }
      selectedRowIndexes = rows
      selectionDidChange()
    }
    func selectionDidChange() {
      delegate?.tableViewSelectionDidChange(Notification(name: Self.selectionDidChangeNotification, object: self))
    }
    open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
      selectedColumnIndexes = extend ? selectedColumnIndexes.union(indexes) : indexes
    }
    /// Drops the row from the selection.
    open func deselectRow(_ row: Int) { select(selectedRowIndexes.subtracting([row])) }
    /// Selects no row.
    open func deselectAll(_ sender: Any?) { select([]) }
    /// Selects all rows of a table that allows several.
    open override func selectAll(_ sender: Any?) { if allowsMultipleSelection { select(IndexSet(0..<numberOfRows)) } }
    open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
    open func isColumnSelected(_ column: Int) -> Bool { selectedColumnIndexes.contains(column) }

    /// The delegate's view of a cell; nil unless one may be made.
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
      guard makeIfNecessary, tableColumns.indices.contains(column), (0..<numberOfRows).contains(row) else { return nil }
      return delegate?.tableView(self, viewFor: tableColumns[column], row: row)
    }
    /// The delegate's view of a row, or else an empty one; nil unless one may be made.
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
      guard makeIfNecessary, (0..<numberOfRows).contains(row) else { return nil }
      return delegate?.tableView(self, rowViewForRow: row) ?? NSTableRowView()
    }
    /// Always -1: no view is kept.
    open func row(for view: NSView) -> Int { -1 }
    /// Always -1: no view is kept.
    open func column(for view: NSView) -> Int { -1 }
    /// Always nil: no view is reused, and no nib is read.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
    /// Does nothing: no row has a view.
    open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}
    /// Always -1: rows have no frames.
    open func row(at point: NSPoint) -> Int { -1 }
    /// Always -1: columns have no frames.
    open func column(at point: NSPoint) -> Int { -1 }
    /// Always empty: rows have no frames.
    open func rows(in rect: NSRect) -> NSRange { NSRange(location: 0, length: 0) }
    /// Always empty: rows have no frames.
    open func rect(ofRow row: Int) -> NSRect { .zero }
    /// Always empty: columns have no frames.
    open func rect(ofColumn column: Int) -> NSRect { .zero }
    /// Always empty: cells have no frames.
    open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { .zero }
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func scrollRowToVisible(_ row: Int) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func scrollColumnToVisible(_ column: Int) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func sizeLastColumnToFit() {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func tile() {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func setDropRow(_ row: Int, dropOperation: DropOperation) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func drawRow(_ row: Int, clipRect: NSRect) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func drawBackground(inClipRect clipRect: NSRect) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func drawGrid(inClipRect clipRect: NSRect) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func highlightSelection(inClipRect clipRect: NSRect) {}
    /// Always true: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool { true }
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}
    /// Without effect: an enclosing scroll view does not move, and nothing is edited, dragged or drawn.
    open func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}
  }
#endif
