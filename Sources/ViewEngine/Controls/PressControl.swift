/// What a person can do with a button that looks different while it is pressed.
struct PressControl: Control {
  let press: ButtonPress

  var onlyVerb: (any Verb.Type)? { Tap.self }

  func offer(to offers: inout Offers) {
    let tap = offers.wants(Tap.self) ? offers.tapping({ press.end() }, pressing: press) : TapAction(end: {})
    offers.add(Tap.self, tap)
  }
}
