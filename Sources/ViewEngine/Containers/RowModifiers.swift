extension View {
  /// Keeps a person from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    TraitView(content: self, _look: RowRestriction(deleting: isDisabled, moving: false))
  }

  /// Keeps a person from moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    TraitView(content: self, _look: RowRestriction(deleting: false, moving: isDisabled))
  }

  /// Keeps a person from selecting the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    TraitView(content: self, _look: isDisabled ? SelectionDisabledTrait() : nil)
  }

  /// Offers buttons, which `tap(_:in:)` of a host finds; `swipe(_:)` presses the first.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    // The engine has no swipe: the buttons can be used at once, though they are not read (our choice).
    PresentingView(
      content: self,
      presenter: UnreadPart(
        content: content(), name: Swipe.elementName,
        attributes: _Attribute.list([
          edge == .trailing ? nil : ("edge", "\(edge)"), allowsFullSwipe ? nil : ("allowsFullSwipe", "false"),
        ])), isAttached: true)
  }
}

/// Excludes its content from the selection.
struct SelectionDisabledTrait: ElementTrait {
  var attribute: _Attribute? = _Attribute("selectionDisabled")
  func apply(to context: inout ElementContext) { context[ChoiceKey.self] = nil }
  func attributes(in context: ElementContext) -> [_Attribute] { attribute.map { [$0] } ?? [] }
}
