#if !canImport(Darwin)
  public import KitNames

  /// Decides how an outline looks. The view asks for cells, and tells of selections that a program makes.
  @MainActor @preconcurrency
  public protocol NSOutlineViewDelegate: NSTableViewDelegate {
    /// Nil by default.
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    /// Empty by default.
    func outlineViewSelectionDidChange(_ notification: Notification)
    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
    func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
    func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
    func outlineView(
      _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet
    func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
    func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
    func outlineView(
      _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
    ) -> String?
    /// Only tests call it; empty by default.
    func outlineViewSelectionIsChanging(_ notification: Notification)
    /// Only tests call it; empty by default.
    func outlineViewColumnDidMove(_ notification: Notification)
    /// Only tests call it; empty by default.
    func outlineViewColumnDidResize(_ notification: Notification)
    /// Only tests call it; empty by default.
    func outlineViewItemWillExpand(_ notification: Notification)
    /// Only tests call it; empty by default.
    func outlineViewItemDidExpand(_ notification: Notification)
    /// Only tests call it; empty by default.
    func outlineViewItemWillCollapse(_ notification: Notification)
    /// Only tests call it; empty by default.
    func outlineViewItemDidCollapse(_ notification: Notification)
  }

  extension NSOutlineViewDelegate {
    public func outlineView(
      _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
    ) -> NSView? { nil }
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
    public func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int) {}
    public func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int) {}
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
      outlineView.rowHeight
    }
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }
    public func outlineView(
      _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
    ) -> Bool { true }
    public func outlineView(
      _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet { proposedSelectionIndexes }
    public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
    public func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration? {
      nil
    }
    public func outlineView(
      _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
    ) -> String? { nil }
    public func outlineViewSelectionIsChanging(_ notification: Notification) {}
    public func outlineViewColumnDidMove(_ notification: Notification) {}
    public func outlineViewColumnDidResize(_ notification: Notification) {}
    public func outlineViewItemWillExpand(_ notification: Notification) {}
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    public func outlineViewItemWillCollapse(_ notification: Notification) {}
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
  }

  /// The tint of an item's picture; none is drawn.
  public final class NSTintConfiguration: NSObject, @unchecked Sendable {
    /// The colour from the initializer; nil for a standard tint.
    public let baseTintColor: NSColor?
    /// False unless the colour is to follow the app's accent.
    public let adaptsToUserAccentColor: Bool
    private init(_ color: NSColor?, adapts: Bool) { (baseTintColor, adaptsToUserAccentColor) = (color, adapts) }
    public static let `default` = NSTintConfiguration(nil, adapts: true)
    public static let monochrome = NSTintConfiguration(nil, adapts: false)
    /// Keeps its arguments, and does nothing else.
    public convenience init(preferredColor color: NSColor) { self.init(color, adapts: true) }
    public convenience init(fixedColor color: NSColor) { self.init(color, adapts: false) }
  }
#endif
