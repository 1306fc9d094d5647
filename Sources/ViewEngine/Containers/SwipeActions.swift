/// The buttons that a row shows when it is swiped. The engine has nobody swipe: like those of a `Menu` they can be used at
/// once, though they are not read (our choice).
private struct SwipeActions<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension SwipeActions: _WrapperView {
  static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("SwipeActions", look)) { rendering.leaveUnread(content) }
  }
}

extension View {
  /// Offers buttons for the row: a host taps them by their labels, `tap("Pin", in: row)` where several rows have them.
  ///
  /// - Parameters:
  ///   - edge: from where they come; kept in the tree.
  ///   - allowsFullSwipe: whether a long swipe is the first button; kept in the tree, for a host taps.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: SwipeActions(
        content: content(),
        _look: _Attribute.list([
          edge == .trailing ? nil : ("edge", "\(edge)"), allowsFullSwipe ? nil : ("allowsFullSwipe", "false"),
        ])))
  }
}
