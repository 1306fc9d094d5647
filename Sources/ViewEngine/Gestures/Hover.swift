/// A view that is told of the pointer.
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

/// Has the elements in it be told of the pointer.
struct HoverTrait: ElementTrait {
  let action: (Bool) -> Void

  // NB: the innermost one offers for all of them.
  func offerForElement(to offers: inout Offers) {
    let hovers = offers.traits.compactMap { $0 as? HoverTrait }
    if !offers.hasOffered(Hover.self) { offers.add(Hover.self, hovers.map(\.action)) }
  }
}

extension View {
  /// Runs `action` when the pointer comes over the view, and when it leaves: see `hover` of a host.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, _look: action)
  }
}
