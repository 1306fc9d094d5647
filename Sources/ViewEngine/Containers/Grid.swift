public import Foundation

/// Rows whose views line up in columns.
public struct Grid<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

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

extension Grid: _ContainerView { public static var _name: String { "Grid" } }

/// A row of a grid; its views keep their order in the render tree.
public struct GridRow<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([alignment.map { ("alignment", "\($0)") }])
  }
}

extension GridRow: _ContainerView { public static var _name: String { "GridRow" } }

/// A column of a vertical grid, or a row of a horizontal one. The engine computes no layout: it counts them.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns, filled row by row: of the views of each `ForEach` those in the window that a host scrolls.
public struct LazyVGrid<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([("columns", "\(columns.count)"), spacing.map { ("spacing", "\($0)") }])
  }
}

extension LazyVGrid: _EngineView { public var body: some View { LazyContainer("LazyVGrid", look, content) } }

/// Views in rows, filled column by column: of the views of each `ForEach` those in the window that a host scrolls.
public struct LazyHGrid<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([("rows", "\(rows.count)"), spacing.map { ("spacing", "\($0)") }])
  }
}

extension LazyHGrid: _EngineView { public var body: some View { LazyContainer("LazyHGrid", look, content) } }

/// The first of several views that fits. The engine computes no layout: each fits, so it shows the first (our choice).
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _EngineView {
  public var body: some View {
    let look = _Attribute.list([axes == [.horizontal, .vertical] ? nil : ("axes", "\(axes)")])
    FittingView(content: content.parts.first.map { Subview($0) }, _look: look)
  }
}

private struct FittingView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension FittingView: _ContainerView { static var _name: String { "ViewThatFits" } }
