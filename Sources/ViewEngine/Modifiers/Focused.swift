/// How a control is connected with a focus state.
struct FocusLink {
  /// Nil for a state that is not mounted.
  let holder: (any FocusHolder)?
  let isFocused: () -> Bool
  /// Writes that the control has the focus.
  let gain: () -> Void

  init(holder: any FocusHolder, isFocused: @escaping () -> Bool, gain: @escaping () -> Void) {
    self.holder = holder
    self.isFocused = isFocused
    self.gain = gain
  }

  init<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    let location = binding.location
    holder = location
    isFocused = { location?.get() == value }
    gain = { location?.gainFocus(as: value) }
  }
}

/// A view whose text control tells a focus state that it has the focus.
struct FocusedView<Content: View> {
  let content: Content
  let _look: FocusLink
}

extension FocusedView: _WrapperView {
  static func _render(
    _ look: FocusLink, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.focus(look, in: content)
  }
}

extension FocusHolders {
  /// Whether the focus is where these links say, and all of them say so.
  func isAt(_ links: [FocusLink]) -> Bool {
    areHeld(by: links.compactMap(\.holder)) && links.allSatisfy { $0.isFocused() }
  }

  /// A person has turned to a control, which may be one that no state asks about.
  func move(to links: [FocusLink]) {
    replace(with: links.compactMap(\.holder))
    for link in links { link.gain() }
  }
}

extension Screen {
  /// What describes the focus of the control that the states say has it; nothing if no control can have it.
  var focus: [FocusLink] {
    let controls = shown.lazy.filter { $0.away == nil && !$0.isHidden && !$0.isDisabled }
    return controls.compactMap { $0.element.control?.textEdit?.focus }.first { links in
      links.contains { $0.isFocused() }
    } ?? []
  }
}

extension View {
  /// Connects the focus of the text control with a state: it holds `true` while the control has the focus.
  ///
  /// A control that is removed, hidden, put away or disabled loses the focus, and cannot be given it: once the event
  /// is worked off the state is `false` again, as SwiftUI has it.
  ///
  /// - Parameter condition: also moves the focus, when it is written.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, _look: FocusLink(condition, equals: true))
  }

  /// Connects the focus of the text control with a state: it holds `value` while the control has the focus.
  ///
  /// A value that no control has which can take the focus does not stay: once the event is worked off the state is
  /// `nil` again, as SwiftUI has it.
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
