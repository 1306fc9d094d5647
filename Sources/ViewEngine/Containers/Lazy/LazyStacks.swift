public import Foundation

/// Which sections' headers and footers stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, of which the rows of each `ForEach` are made as they come into the window that a host scrolls.
/// See `ViewHost.Configuration.visibleRows`.
public struct LazyVStack<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

/// Views side by side, of which the rows of each `ForEach` are made as they come into the window that a host scrolls.
/// See `ViewHost.Configuration.visibleRows`.
public struct LazyHStack<Content: View> {
  private let content: Content
  private let look: [_Attribute]

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

extension LazyVStack: _EngineView {
  public var body: some View { LazyContainer("LazyVStack", look, content) }
}

extension LazyHStack: _EngineView {
  public var body: some View { LazyContainer("LazyHStack", look, content) }
}
