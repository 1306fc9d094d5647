/// Has the elements in it react to a gesture.
struct GestureTrait: ElementTrait {
  let box: GestureBox
  let precedence: GesturePrecedence

  func control(in context: ElementContext) -> (any Control)? {
    box.recognizer?.taps.isEmpty ?? true ? nil : ButtonControl(action: nil)
  }

  // NB: the innermost one offers for all of them.
  func offerForElement(to offers: inout Offers) {
    guard let first = offers.traits.lazy.compactMap({ $0 as? GestureTrait }).first, first.box === box else { return }
    let traits = offers.traits
    let presses = GestureRecognizers(of: traits) { !$0.longPresses.isEmpty }.all
    if !presses.isEmpty { offers.add(LongPress.self, presses.map(\.longPress)) }
    let drags = GestureRecognizers(of: traits) { !$0.drags.isEmpty }.all
    if !drags.isEmpty { offers.add(Drag.self, drags.compactMap(\.drag)) }
    let magnifications = GestureRecognizers(of: traits) { !$0.magnifications.isEmpty }.all
    if !magnifications.isEmpty { offers.add(Magnify.self, magnifications.map(\.magnify)) }
    let rotations = GestureRecognizers(of: traits) { !$0.rotations.isEmpty }.all
    if !rotations.isEmpty { offers.add(Rotate.self, rotations.map(\.rotate)) }
  }
}
