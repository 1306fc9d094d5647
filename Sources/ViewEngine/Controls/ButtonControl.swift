/// What a person can do with a button, or with what else reacts to a tap.
// NB: no larger than what is kept in place of a control, for there is one for each button that is listed.
package struct ButtonControl: Control {
  /// Nil for what reacts to a gesture alone.
  let action: (() -> Void)?

  package var onlyVerb: (any Verb.Type)? { Tap.self }

  package func offer(to offers: inout Offers) {
    let tap = offers.wants(Tap.self) ? offers.tapping(action, pressing: nil) : TapAction(end: {})
    offers.add(Tap.self, tap)
    offers.addMultiTap(besides: action)
  }
}

/// A tap: a finger comes down, and goes up.
package struct TapAction {
  /// What the finger presses first; nil if nothing happens before it goes up.
  var press: ButtonPress?
  let end: () -> Void
  /// How many taps it stands for.
  var count = 1
}

extension Offers {
  /// What a tap does, with the gestures around an element and what its presentation has it do before.
  func tapping(_ action: (() -> Void)?, pressing press: ButtonPress?) -> TapAction {
    if traits.isEmpty, !context.hasValues, let action { return TapAction(press: press, end: action) }
    // Of a view that only reacts to several taps, one stands for all of them (our choice).
    let count = TapGestures.counts(in: traits, ofControl: action != nil).min() ?? 1
    let gestures = TapGestures(of: traits, count: count)
    let own = gestures.priority ?? action ?? gestures.normal ?? {}
    let press = gestures.priority == nil ? press : nil
    let (before, others) = (context[BeforeTap.self], gestures.simultaneous)
    if before == nil, others.isEmpty { return TapAction(press: press, end: own, count: count) }
    return TapAction(
      press: press,
      end: {
        before?()
        own()
        for tap in others { tap() }
      }, count: count)
  }

  /// Offers several taps, where gestures ask for different numbers of them.
  fileprivate mutating func addMultiTap(besides action: (() -> Void)?) {
    if traits.isEmpty { return }
    let counts = TapGestures.counts(in: traits, ofControl: action != nil)
    guard counts.count > 1 else { return }
    var actions: [Int: () -> Void] = [:]
    for count in counts where count > 1 {
      let gestures = TapGestures(of: traits, count: count)
      let own = gestures.priority ?? (action == nil ? gestures.normal : nil)
      actions[count] = {
        own?()
        for tap in gestures.simultaneous { tap() }
      }
    }
    add(MultiTap.self, actions)
  }
}

/// What a tap on a button does before the button's own action.
struct BeforeTap: ElementTrait, ElementContextKey {
  let action: () -> Void
  static var defaultValue: (() -> Void)? { nil }
  func apply(to context: inout ElementContext) { context[BeforeTap.self] = action }
}
