/// What a person can do with a button, or with what else reacts to a tap.
// NB: no larger than what is kept in place of a control, for there is one for each button that is listed.
package struct ButtonControl: Control {
  /// Nil for what reacts to a gesture alone.
  let action: (() -> Void)?

  package var onlyVerb: (any Verb.Type)? { Tap.self }

  package func offer(to offers: inout Offers) {
    let tap = offers.wants(Tap.self) ? offers.tapping(action, pressing: nil) : TapAction(end: {})
    offers.add(Tap.self, tap)
  }
}

/// A tap: a finger comes down, and goes up.
package struct TapAction {
  /// What the finger presses first; nil if nothing happens before it goes up.
  var press: ButtonPress?
  let end: () -> Void
}

extension Offers {
  /// What a tap does, with the gestures around an element and what its presentation has it do before.
  func tapping(_ action: (() -> Void)?, pressing press: ButtonPress?) -> TapAction {
    if traits.isEmpty, !context.hasValues, let action { return TapAction(press: press, end: action) }
    let gestures = GestureRecognizers(of: traits, where: { !$0.taps.isEmpty }).map(\.tap)
    let own = gestures.priority ?? action ?? gestures.normal ?? {}
    let press = gestures.priority == nil ? press : nil
    let (before, others) = (context[BeforeTap.self], gestures.simultaneous)
    if before == nil, others.isEmpty { return TapAction(press: press, end: own) }
    return TapAction(press: press) {
      before?()
      own()
      for tap in others { tap() }
    }
  }
}

/// What a tap on a button does before the button's own action.
struct BeforeTap: ElementTrait, ElementContextKey {
  let action: () -> Void
  static var defaultValue: (() -> Void)? { nil }
  func apply(to context: inout ElementContext) { context[BeforeTap.self] = action }
}
