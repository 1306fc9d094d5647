#if !canImport(Darwin)
  public import KitNames

  extension UITableView {
    /// Keeps the class; nil removes it.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      registered["cell \(identifier)"] = cellClass
    }
    /// Keeps the class; nil removes it.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
      registered["header \(identifier)"] = aClass
    }
    /// Has no effect: archives are not read.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// Has no effect: archives are not read.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// A plain cell if `UITableViewCell` itself is registered; else nil, as for a cell that the program makes.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      guard registered["cell \(identifier)"] == UITableViewCell.self else { return nil }
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Always a plain cell, also for a registered subclass: no initializer can be called by its type.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// A plain header if `UITableViewHeaderFooterView` itself is registered; else nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
      guard registered["header \(identifier)"] == UITableViewHeaderFooterView.self else { return nil }
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    /// Always nil: no row is shown.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// Always nil: no row is shown.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// Always nil: no row is shown.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// Always nil: no row is shown.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// Always nil: no row has a place.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// Always nil: no row has a place.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    /// Always empty: no row is shown.
    public var visibleCells: [UITableViewCell] { [] }
    /// Always nil: no row is shown.
    public var indexPathsForVisibleRows: [IndexPath]? { nil }
    /// Always empty: no row has a place.
    public func rect(forSection section: Int) -> CGRect { .zero }
    /// Always empty: no row has a place.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    /// Always empty: no heading has a place.
    public func rectForHeader(inSection section: Int) -> CGRect { .zero }
    /// Always empty: no heading has a place.
    public func rectForFooter(inSection section: Int) -> CGRect { .zero }
    /// Has no effect: no row has a place.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Has no effect: no row has a place.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

    /// The row that was selected first; nil for none.
    public var indexPathForSelectedRow: IndexPath? { selection.paths.first }
    /// The selected rows in the order of their selection; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
    /// Keeps the selection, without a call of the delegate; nil clears it.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      selection.select(indexPath, among: allowsMultipleSelection)
    }
    /// Takes the row out of the selection, without a call of the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath) }

    // No row is shown, so that none changes.
    /// Does nothing: no row is shown.
    public func beginUpdates() {}
    /// Does nothing: no row is shown.
    public func endUpdates() {}
    /// Does nothing: no row is shown.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Does nothing: no row is shown.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Does nothing: no row is shown.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Does nothing: no row is shown.
    public func moveSection(_ section: Int, toSection newSection: Int) {}
    /// Does nothing: no row is shown.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Does nothing: no row is shown.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Does nothing: no row is shown.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Does nothing: no row is shown.
    public func reconfigureRows(at indexPaths: [IndexPath]) {}
    /// Does nothing: no row is shown.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Does nothing: no index is drawn.
    public func reloadSectionIndexTitles() {}
    /// Always false: no row is dragged.
    public var hasActiveDrag: Bool { false }
    /// Always false: nothing is dropped.
    public var hasActiveDrop: Bool { false }
    /// Always false: no update is under way.
    public var hasUncommittedUpdates: Bool { false }
  }
#endif
