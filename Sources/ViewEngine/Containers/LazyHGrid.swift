public import Foundation

/// Views in rows, filled column by column: of the views of each `ForEach` those in the window that a host scrolls.
public struct LazyHGrid<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  /// - Parameter spacing: between columns, in points; nil for the usual one.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([("rows", "\(rows.count)"), spacing.map { ("spacing", "\($0)") }])
  }
}

extension LazyHGrid: _EngineView {
  public var body: some View { LazyContainer("LazyHGrid", look, content) }
}
