/// A view that is more or less transparent.
public struct _OpacityView<Content: View> {
  public let content: Content
  public let _look: Double
}

extension _OpacityView: _WrapperView {
  public static func _render(_ look: Double, around content: () -> Void, into rendering: _Rendering) {
    let attribute = _Attribute("opacity", "\(look)")
    guard look <= 0 else { return rendering.decorate(attribute, around: content) }
    rendering.apply(PresenceTrait(flags: .hidden, attribute: attribute, modifier: "opacity(0)"), around: content)
  }
}

extension View {
  /// Makes the view transparent. At 0 it keeps its room and its state, a person does not see it, and touches pass
  /// through it, as in SwiftUI: a host treats it as it does a view that is `hidden()`.
  ///
  /// - Parameter opacity: from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View { _OpacityView(content: self, _look: opacity) }
}
