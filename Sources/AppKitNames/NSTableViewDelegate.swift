#if !canImport(Darwin)
  public import KitNames

  /// Decides how a table looks. The table asks for views, and tells of selections that a program makes.
  @MainActor @preconcurrency
  public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    /// Nil by default.
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    /// Nil by default.
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    /// Empty by default.
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
    func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet
    func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
    func tableView(
      _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction]
    func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String?
    func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
    /// Only tests call it; true by default.
    func selectionShouldChange(in tableView: NSTableView) -> Bool
    /// Only tests call it; empty by default.
    func tableViewSelectionIsChanging(_ notification: Notification)
    /// Only tests call it; empty by default.
    func tableViewColumnDidMove(_ notification: Notification)
    /// Only tests call it; empty by default.
    func tableViewColumnDidResize(_ notification: Notification)
  }

  extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
    public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool { true }
    public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool { true }
    public func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet { proposedSelectionIndexes }
    public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
    public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
    public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) {}
    public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat {
      tableView.tableColumns[column].width
    }
    public func tableView(
      _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
    ) -> Bool { true }
    public func tableView(
      _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] { [] }
    public func tableView(
      _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
    ) -> String? { nil }
    public func tableView(
      _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int
    ) {}
    public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
    public func tableViewSelectionIsChanging(_ notification: Notification) {}
    public func tableViewColumnDidMove(_ notification: Notification) {}
    public func tableViewColumnDidResize(_ notification: Notification) {}
  }
#endif
