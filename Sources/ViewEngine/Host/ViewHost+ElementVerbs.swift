public import Foundation

/// What can be done with an element is what a host can do with the control that it is, that is in it, or that
/// it is a part of; what cannot be done throws as the host's verb of that name does.
extension ViewHost.Element {
  /// Presses it, as `ViewHost.tap` does.
  public func tap() throws { try host.tap(.found(self)) }
  /// Taps it several times, quickly.
  public func tap(count: Int) throws { try host.tap(.found(self), count: count) }
  /// Switches it to its other side.
  public func toggle() throws { try host.toggle(.found(self)) }

  /// Types at the end of the text, a keystroke an event.
  public func type(_ text: String) throws { try host.type(text, into: .found(self)) }
  /// Replaces the whole text, in one event.
  public func setText(_ text: String) throws { try host.setText(text, of: .found(self)) }
  /// Presses the return key in it.
  public func submit() throws { try host.submit(.found(self)) }

  /// Picks the option of that label.
  public func pick(_ option: String) throws { try host.pick(option, from: .found(self)) }
  /// Picks the option of that tag.
  public func pick<Tag: Hashable>(tag: Tag) throws { try host.pick(tag: tag, from: .found(self)) }
  /// Moves the slider to a value of its range.
  public func setSlider(to value: Double) throws { try host.setSlider(.found(self), to: value) }
  /// Presses the stepper's plus.
  public func increment() throws { try host.increment(.found(self)) }
  /// Presses the stepper's minus.
  public func decrement() throws { try host.decrement(.found(self)) }
  /// Chooses a date of the date picker's range.
  public func setDate(to date: Date) throws { try host.setDate(.found(self), to: date) }

  /// Presses it for as long as its gesture asks for.
  public func longPress() throws { try host.longPress(.found(self)) }
  /// Drags it, from a point in it, by so many points.
  public func drag(from start: CGPoint = .zero, by translation: CGSize) throws {
    try host.drag(.found(self), from: start, by: translation)
  }
  /// Moves two fingers on it apart or together, to that many times their distance.
  public func magnify(by magnification: CGFloat) throws { try host.magnify(.found(self), by: magnification) }
  /// Rotates it with two fingers.
  public func rotate(by angle: Angle) throws { try host.rotate(.found(self), by: angle) }
  /// Moves the pointer onto it, or away from it.
  public func hover(_ isOver: Bool = true) throws { try host.hover(.found(self), isOver) }

  /// Deletes the row that it is, or is in.
  public func delete() throws { try host.delete(.found(self)) }
  /// Moves the row that it is, or is in.
  ///
  /// - Parameter destination: the offset that the row has afterwards, from 0.
  public func move(to destination: Int) throws { try host.move(.found(self), to: destination) }
}
