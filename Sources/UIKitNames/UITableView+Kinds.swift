#if !canImport(Darwin)
  public import KitNames

  extension UITableView {
    /// Groupings of sections, numbered from 0; no section is drawn.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Movements of added and removed rows; none moves.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Places to scroll a row to; the offset stays.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// The edge that insets of lines count from.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    /// Times at which rows would get new sizes.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// The mark for an automatic height, -1.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The title of an index that stands for a magnifier.
    public nonisolated static let indexSearch = "{search}"
    // Only a program itself posts it.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChange")
  }
#endif
