public import Foundation

/// Which sections' headers and footers stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, made as they come into sight: at once, for the engine has no viewport.
public struct LazyVStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

/// Views side by side, made as they come into sight: at once, for the engine has no viewport.
public struct LazyHStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

extension LazyVStack: _ContainerView { public static var _name: String { "LazyVStack" } }
extension LazyHStack: _ContainerView { public static var _name: String { "LazyHStack" } }
