/// What a person can do with a button, or with what else reacts to a tap.
package struct ButtonControl: Control {
  /// Nil for what reacts to a gesture alone.
  let action: (() -> Void)?
  /// What the finger that comes down does, for a button that looks different while it is pressed.
  var begin: (() -> Void)?

  package func offer(to offers: inout Offers) {
    let tap = offers.wants(Tap.self) ? offers.tapping(action, begin: begin) : TapAction {}
    offers.add(Tap.self, tap)
  }
}

/// A tap: a finger comes down, and goes up.
package struct TapAction {
  /// Nil if nothing happens before the finger goes up.
  var begin: (() -> Void)?
  let end: () -> Void

  init(begin: (() -> Void)? = nil, _ end: @escaping () -> Void) {
    self.begin = begin
    self.end = end
  }
}

extension Offers {
  /// What a tap does, with the gestures around an element and what its presentation has it do before.
  fileprivate func tapping(_ action: (() -> Void)?, begin: (() -> Void)?) -> TapAction {
    if traits.isEmpty, !context.hasValues, let action { return TapAction(begin: begin, action) }
    let gestures = GestureRecognizers(of: traits, where: { !$0.taps.isEmpty }).map(\.tap)
    let own = gestures.priority ?? action ?? gestures.normal ?? {}
    let isPressed = gestures.priority == nil
    let (before, others) = (context[BeforeTap.self], gestures.simultaneous)
    if before == nil, others.isEmpty { return TapAction(begin: isPressed ? begin : nil, own) }
    return TapAction(begin: isPressed ? begin : nil) {
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
