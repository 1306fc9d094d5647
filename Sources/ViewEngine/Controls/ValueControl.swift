/// What a person can do with a slider.
package struct ValueControl: Control {
  let editing: SliderEditing

  package var naming: ControlNaming { .byUnread }
  package func offer(to offers: inout Offers) { offers.add(SetSlider.self, self) }

  /// The value that the slider rests at when it is let go of near `value`.
  func resting(near value: Double) -> Double {
    guard let step = editing.step, step > 0 else { return value }
    let range = editing.range
    let steps = ((value - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}
