public import Foundation

/// Views side by side.
public struct HStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

extension HStack: _ContainerView { public static var _name: String { "HStack" } }
extension VStack: _ContainerView { public static var _name: String { "VStack" } }
extension ZStack: _ContainerView { public static var _name: String { "ZStack" } }
