extension View {
  /// A control that is removed, hidden, put away or disabled loses the focus with the event.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    TraitView(content: self, _look: FocusTrait(link: FocusLink(condition, equals: true)))
  }

  /// A value that no focusable control has becomes `nil` with the event.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { TraitView(content: self, _look: FocusTrait(link: FocusLink(binding, equals: value))) }
}

extension View {
  /// Moves the focus to a control in the view when the view appears, unless a described control has it.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View { onAppear { if !binding.isFocused { binding.wrappedValue = value } } }
}

/// The connection of a control with a focus state.
struct FocusLink {
  /// Nil for a state that is not mounted.
  let holder: (any FocusHolder)?
  let isFocused: () -> Bool
  /// Writes that the control has the focus.
  let gain: () -> Void

  init(holder: any FocusHolder, isFocused: @escaping () -> Bool, gain: @escaping () -> Void) {
    (self.holder, self.isFocused, self.gain) = (holder, isFocused, gain)
  }

  init<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    let location = binding.location
    holder = location
    isFocused = { location?.get() == value }
    gain = { location?.gainFocus(as: value) }
  }
}

extension FocusHolders {
  func isAt(_ links: [FocusLink]) -> Bool {
    areHeld(by: links.compactMap(\.holder)) && links.allSatisfy { $0.isFocused() }
  }

  /// A person has turned to a control, which may be one that no state asks about.
  func move(to links: [FocusLink]) {
    replace(with: links.compactMap(\.holder))
    for link in links { link.gain() }
  }
}

/// Connects the text controls in it with a focus state.
struct FocusTrait: ElementTrait, ElementContextKey {
  let link: FocusLink
  static var defaultValue: [FocusLink] { [] }
  func apply(to context: inout ElementContext) { context[FocusTrait.self].append(link) }
}

extension Screen {
  /// The links of the focused control; empty if no control can have the focus.
  var focus: [FocusLink] { focusedControl?.links ?? [] }

  /// The control that the states say has the focus: a text control, or else a view that is focusable.
  var focusedControl: (place: Place, links: [FocusLink])? {
    focused(among: TextEdit.self) { ($0.element?.control as? TextEdit)?.focus }
      ?? focused(among: FocusableTrait.self) { place in
        if case .trait(let trait) = place.content { (trait as? FocusableTrait).map { [$0.link] } } else { nil }
      }
  }

  /// - Parameter own: what describes the focus of a control, besides the states around.
  private func focused<Kind>(
    among kind: Kind.Type, _ own: (Place) -> [FocusLink]?
  ) -> (place: Place, links: [FocusLink])? {
    for place in index.landmarks(kind) {
      let context = place.context
      guard context.flags.isDisjoint(with: [.offScreen, .hidden, .disabled]), let own = own(place) else { continue }
      let links = own + context[FocusTrait.self]
      if links.contains(where: { $0.isFocused() }) { return (place, links) }
    }
    return nil
  }
}
