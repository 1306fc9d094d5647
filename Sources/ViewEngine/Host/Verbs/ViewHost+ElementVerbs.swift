public import Foundation

/// The verbs of an element act on the control that it is, that is in it, or that is around it. They throw as the
/// host's verbs do.
extension ViewHost.Element {
  /// Presses it, as `ViewHost.tap` does.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func tap() throws { try host.tap(.found(self)) }
  /// Taps it several times, quickly.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func tap(count: Int) throws { try host.tap(.found(self), count: count) }
  /// Switches it to its other side.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func toggle() throws { try host.toggle(.found(self)) }

  /// Types at the end of the text, a keystroke an event.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func type(_ text: String) throws { try host.type(text, into: .found(self)) }
  /// Replaces the whole text, in one event.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func setText(_ text: String) throws { try host.setText(text, of: .found(self)) }
  /// Presses the return key in it.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func submit() throws { try host.submit(.found(self)) }

  /// Picks the option of that label.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func pick(_ option: String) throws { try host.pick(option, from: .found(self)) }
  /// Picks the option of that tag.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func pick<Tag: Hashable>(tag: Tag) throws { try host.pick(tag: tag, from: .found(self)) }
  /// Moves the slider to a value of its range.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func setSlider(to value: Double) throws { try host.setSlider(.found(self), to: value) }
  /// Presses the stepper's plus.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func increment() throws { try host.increment(.found(self)) }
  /// Presses the stepper's minus.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func decrement() throws { try host.decrement(.found(self)) }
  /// Chooses a date of the date picker's range.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func setDate(to date: Date) throws { try host.setDate(.found(self), to: date) }

  /// Presses it for as long as its gesture asks for.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func longPress() throws { try host.longPress(.found(self)) }
  /// Drags it, from a point in it, by so many points.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func drag(from start: CGPoint = .zero, by translation: CGSize) throws {
    try host.drag(.found(self), from: start, by: translation)
  }
  /// Moves two fingers on it apart or together, to that many times their distance.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func magnify(by magnification: CGFloat) throws { try host.magnify(.found(self), by: magnification) }
  /// Rotates it with two fingers.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func rotate(by angle: Angle) throws { try host.rotate(.found(self), by: angle) }
  /// Moves the pointer onto it, or away from it.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func hover(over isOver: Bool = true) throws { try host.hover(.found(self), over: isOver) }

  /// Deletes the row that it is, or is in.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func delete() throws { try host.delete(.found(self)) }
  /// Moves the row that it is, or is in.
  ///
  /// - Parameter destination: the offset that the row has afterwards, from 0.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func move(to destination: Int) throws { try host.move(.found(self), to: destination) }
}
