/// The actions of a button, or of a different view that reacts to a tap.
// At most as large as an existential's inline buffer, because there is one for each listed button.
package struct ButtonControl: Control {
  /// Nil for a view that reacts to a gesture alone.
  let action: (() -> Void)?
  package var onlyVerb: (any Verb.Type)? { Tap.self }

  package func addActions(to collector: inout ActionCollector) {
    let tap = collector.wants(Tap.self) ? collector.tapping(action, begin: nil) : TapAction(end: {})
    collector.add(Tap.self, tap)
    collector.addMultiTap(besides: action)
  }
}

extension ActionCollector {
  /// The tap of an element, with the gestures around it and the prior action of its presentation.
  func tapping(_ action: (() -> Void)?, begin: (() -> Void)?) -> TapAction {
    if traits.isEmpty, !context.hasValues, let action { return TapAction(begin: begin, end: action) }
    // If a view reacts to several taps only, one tap counts as all of them (our choice).
    let count = TapGestures.counts(in: traits, ofControl: action != nil).min() ?? 1
    let gestures = TapGestures(of: traits, count: count)
    let own = gestures.priority ?? action ?? gestures.normal ?? {}
    let begin = gestures.priority == nil ? begin : nil
    let (before, others) = (context[BeforeTap.self], gestures.simultaneous)
    if before == nil, others.isEmpty { return TapAction(begin: begin, end: own, count: count) }
    return TapAction(
      begin: begin,
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

/// An action that a tap on a button runs before the button's own.
struct BeforeTap: ElementTrait, ElementContextKey {
  let action: () -> Void
  static var defaultValue: (() -> Void)? { nil }
  func apply(to context: inout ElementContext) { context[BeforeTap.self] = action }
}

/// The actions of a button that looks different while it is pressed.
struct PressControl: Control {
  let press: ButtonPress
  var onlyVerb: (any Verb.Type)? { Tap.self }

  func addActions(to collector: inout ActionCollector) {
    let tap = collector.wants(Tap.self) ? collector.tapping({ press.end() }, begin: press.begin) : TapAction(end: {})
    collector.add(Tap.self, tap)
  }
}
