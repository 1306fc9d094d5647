extension ToolbarItemGroup {
  /// Items with a label for a person who sees them as one; the label is not shown.
  public nonisolated init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(placement: placement, content: content) }
}

extension ToolbarItemPlacement {
  public static let topBarPinnedTrailing = ToolbarItemPlacement.topBarTrailing
  public static let bottomOrnament = ToolbarItemPlacement.bottomBar
  public static var accessoryBar: ToolbarItemPlacement { .automatic }
}
