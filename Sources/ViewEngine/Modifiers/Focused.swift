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

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Moves the focus to a control in the view when the view appears, unless a described control has it.
  ///
  /// - Parameters:
  ///   - value: the value that describes the control.
  ///   - priority: whether the default also counts when a person moves the focus into the view, which a host does
  ///     by turning to a control itself.
  ///   - binding: true while the view has it; written when it moves.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if !binding.isFocused { binding.wrappedValue = value } }
  }
}

extension ViewHost.Step {
  /// Gives a control, or a view that is focusable, the focus.
  public static func focus(_ label: String, at index: Int = 0) -> Self { Self(TakeFocus.self, label, at: index) }
}

/// The connection of a control with a focus state.
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
    rendering.apply(FocusTrait(link: look), around: content)
  }
}

extension FocusHolders {
  /// Whether exactly these links have the focus.
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

/// Moves the focus to a view that is no text control.
enum TakeFocus: Verb {
  /// The links of the view's focus.
  typealias Action = [FocusLink]
  static var kind: Interaction.Kind { .focus }
  static var noun: String { "view that is .focusable()" }
  static func call(_ label: String) -> String { "focus(\(label))" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.focus(target.label, at: target.index)
  }
}
