public import Foundation

/// Views whose glass flows together.
public struct GlassEffectContainer<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// - Parameter spacing: from which distance on the glass flows together, in points.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([spacing.map { ("spacing", "\($0)") }])
  }
}

extension GlassEffectContainer: _ContainerView { public static var _name: String { "GlassEffectContainer" } }
