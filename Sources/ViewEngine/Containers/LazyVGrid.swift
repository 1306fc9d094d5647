public import Foundation

/// Views in columns, filled row by row: of the views of each `ForEach` those in the window that a host scrolls.
public struct LazyVGrid<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  /// - Parameter spacing: between rows, in points; nil for the usual one.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([("columns", "\(columns.count)"), spacing.map { ("spacing", "\($0)") }])
  }
}

extension LazyVGrid: _EngineView {
  public var body: some View { LazyContainer("LazyVGrid", look, content) }
}
