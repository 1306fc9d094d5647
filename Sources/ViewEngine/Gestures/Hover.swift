extension View {
  /// Runs `action` when the pointer comes over the view, and when it leaves: see `hover` of a host.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, _look: action)
  }

  /// Whether touches reach the view; a host cannot use controls that they do not reach.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, _look: enabled)
  }
}

/// A view with an action for the pointer.
struct HoverView<Content: View> {
  let content: Content
  let _look: (Bool) -> Void
}

extension HoverView: _WrapperView {
  static func _render(
    _ look: @escaping (Bool) -> Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(HoverTrait(action: look), around: content)
  }
}

/// Calls the action when the pointer enters or leaves an element of the content.
struct HoverTrait: ElementTrait {
  let action: (Bool) -> Void

  // The innermost one offers for all of them.
  func addElementActions(to collector: inout ActionCollector) {
    let hovers = collector.traits.compactMap { $0 as? HoverTrait }
    if !collector.hasAction(Hover.self) { collector.add(Hover.self, hovers.map(\.action)) }
  }
}

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
