extension View {
  /// Runs `action` when the pointer comes over the view, and when it leaves: see `hover` of a host.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    TraitView(content: self, _look: HoverTrait(action: action))
  }

  /// Whether touches reach the view; a host cannot use controls that they do not reach.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    TraitView(content: self, _look: enabled ? nil : PresenceTrait.untouchable)
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
