/// How a control is connected with a focus state.
struct FocusLink {
  /// Nil for a state that is not mounted.
  let holder: (any FocusHolder)?
  let isFocused: () -> Bool
  /// Writes that the control has the focus.
  let gain: () -> Void
  /// Writes that nothing has it, if the control does.
  let lose: () -> Void

  init<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    let location = binding.location
    holder = location
    isFocused = { location?.get() == value }
    gain = { location?.gainFocus(as: value) }
    lose = { location?.giveUpFocus(of: value) }
  }
}

/// A view whose text control tells a focus state that it has the focus.
struct FocusedView<Content: View> {
  let content: Content
  let _look: FocusLink
}

extension FocusedView: _WrapperView {
  static func _render(
    _ look: FocusLink, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    rendering.focus(look, in: content)
  }

  /// A control that goes takes the focus with it.
  static func _change(_ mounted: inout _Wrapped<Content, FocusLink>, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence != .shown { pass.collect(mounted.look.lose) }
  }
}

extension FocusHolders {
  /// A person has turned to a control, which may be one that no state asks about.
  func move(to links: [FocusLink]) {
    replace(with: links.compactMap(\.holder))
    for link in links { link.gain() }
  }
}

extension View {
  /// Connects the focus of the text control with a state: it holds `true` while the control has the focus.
  ///
  /// - Parameter condition: also moves the focus, when it is written.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, _look: FocusLink(condition, equals: true))
  }

  /// Connects the focus of the text control with a state: it holds `value` while the control has the focus.
  ///
  /// - Parameters:
  ///   - binding: also moves the focus, when it is written.
  ///   - value: what names the control.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, _look: FocusLink(binding, equals: value))
  }
}
