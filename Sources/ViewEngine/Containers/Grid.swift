public import Foundation

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

extension Grid: _ContainerView { public static var _name: String { "Grid" } }
extension GridRow: _ContainerView { public static var _name: String { "GridRow" } }
