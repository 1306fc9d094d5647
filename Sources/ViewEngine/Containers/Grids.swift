public import Foundation

/// A column of a vertical grid, or a row of a horizontal one. The engine lays nothing out: it counts them.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, may be; in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// In points; nil for the usual one.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

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

/// Rows whose views line up in columns.
public struct Grid<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameters: spacings in points; nil for the usual ones.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil,
      horizontalSpacing.map { ("horizontalSpacing", "\($0)") }, verticalSpacing.map { ("verticalSpacing", "\($0)") },
    ])
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([alignment.map { ("alignment", "\($0)") }])
  }
}

extension LazyVGrid: _EngineView {
  public var body: some View { LazyContainer("LazyVGrid", look, content) }
}

extension LazyHGrid: _EngineView {
  public var body: some View { LazyContainer("LazyHGrid", look, content) }
}

extension Grid: _ContainerView { public static var _name: String { "Grid" } }
extension GridRow: _ContainerView { public static var _name: String { "GridRow" } }
