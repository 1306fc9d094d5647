/// What a person can do with a button, or with what else reacts to a tap.
package struct ButtonControl: Control {
  /// Nil for what reacts to a gesture alone.
  let action: (() -> Void)?

  package func offer(to offers: inout Offers) {
    let tap = offers.wants(Tap.self) ? offers.tapping(action) : {}
    offers.add(Tap.self, tap)
  }
}

extension Offers {
  /// What a tap does, with the gestures around an element and what its presentation has it do before.
  fileprivate func tapping(_ action: (() -> Void)?) -> () -> Void {
    let gestures = GestureRecognizers(of: traits, where: { !$0.taps.isEmpty }).map(\.tap)
    let own = gestures.priority ?? action ?? gestures.normal ?? {}
    let (before, others) = (context[BeforeTap.self], gestures.simultaneous)
    if before == nil, others.isEmpty { return own }
    return {
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
