extension View {
  /// Keeps a person from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    RestrictedRows(content: self, _look: (isDisabled, false))
  }

  /// Keeps a person from moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    RestrictedRows(content: self, _look: (false, isDisabled))
  }

  /// Keeps a person from selecting the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    SelectionDisabledView(content: self, _look: isDisabled)
  }

  /// Offers buttons for the row: a host taps them by their labels, `tap("Pin", in: row)` where several rows have them,
  /// and `swipe("Ann")` presses the first.
  ///
  /// - Parameters:
  ///   - edge: the edge from which a swipe shows them.
  ///   - allowsFullSwipe: whether a long swipe presses the first button, as `swipe` of a host does.
  ///   - content: the views inside.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: SwipeActions(
        content: content(),
        _look: _Attribute.list([
          edge == .trailing ? nil : ("edge", "\(edge)"), allowsFullSwipe ? nil : ("allowsFullSwipe", "false"),
        ])), isAttached: true)
  }
}

/// A row, or rows, that a person cannot delete or move.
struct RestrictedRows<Content: View> {
  let content: Content
  let _look: (deleting: Bool, moving: Bool)
}

extension RestrictedRows: _WrapperView {
  static func _render(
    _ look: (deleting: Bool, moving: Bool), around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(RowRestriction(deleting: look.deleting, moving: look.moving), around: content)
  }
}

/// Excludes its content from the selection.
struct SelectionDisabledTrait: ElementTrait {
  var attribute: _Attribute? = _Attribute("selectionDisabled")
  func apply(to context: inout ElementContext) { context[ChoiceKey.self] = nil }
  func attributes(in context: ElementContext) -> [_Attribute] { attribute.map { [$0] } ?? [] }
}

private struct SelectionDisabledView<Content: View> {
  let content: Content
  let _look: Bool
}

extension SelectionDisabledView: _WrapperView {
  static func _render(_ look: Bool, around content: () -> Void, into rendering: _Rendering) {
    if look { rendering.apply(SelectionDisabledTrait(), around: content) } else { content() }
  }
}

/// The buttons that a row shows when it is swiped. The engine has no swipe: like those of a `Menu` they can be used at
/// once, though they are not read (our choice).
private struct SwipeActions<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension SwipeActions: _WrapperView {
  static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(Swipe.elementName, look)) { rendering.leaveUnread(content) }
  }
}
