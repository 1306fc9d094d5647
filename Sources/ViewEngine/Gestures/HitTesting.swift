/// A view that touches pass through.
struct HitTestingView<Content: View> {
  let content: Content
  let _look: Bool
}

extension HitTestingView: _WrapperView {
  static func _render(_ look: Bool, around content: () -> Void, into rendering: _Rendering) {
    if look { content() } else { rendering.apply(PresenceTrait.untouchable, around: content) }
  }
}

extension View {
  /// Says whether touches reach the view: a host cannot use what they do not reach.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, _look: enabled)
  }
}
