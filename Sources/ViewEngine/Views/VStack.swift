public import Foundation

/// Views below each other.
public struct VStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}
