public import Foundation

/// What can be done with an element is what a host can do with the control that it is, that is in it, or that
/// it is a part of; what cannot be done throws as the host's verb of that name does.
extension ViewHost.Element {
  public func tap() throws { try host.tap(.found(self)) }
  public func toggle() throws { try host.toggle(.found(self)) }

  /// Types at the end of the text, a keystroke an event.
  public func type(_ text: String) throws { try host.type(text, into: .found(self)) }
  public func setText(_ text: String) throws { try host.setText(text, of: .found(self)) }
  public func submit() throws { try host.submit(.found(self)) }

  public func pick(_ option: String) throws { try host.pick(option, from: .found(self)) }
  public func pick<Tag: Hashable>(tag: Tag) throws { try host.pick(tag: tag, from: .found(self)) }
  public func setSlider(to value: Double) throws { try host.setSlider(.found(self), to: value) }
  public func increment() throws { try host.increment(.found(self)) }
  public func decrement() throws { try host.decrement(.found(self)) }
  public func setDate(to date: Date) throws { try host.setDate(.found(self), to: date) }

  public func longPress() throws { try host.longPress(.found(self)) }
  public func drag(from start: CGPoint = .zero, by translation: CGSize) throws {
    try host.drag(.found(self), from: start, by: translation)
  }
  public func magnify(by magnification: CGFloat) throws { try host.magnify(.found(self), by: magnification) }
  public func rotate(by angle: Angle) throws { try host.rotate(.found(self), by: angle) }
  public func hover(_ isOver: Bool = true) throws { try host.hover(.found(self), isOver) }

  public func delete() throws { try host.delete(.found(self)) }
  /// - Parameter destination: the offset that the row has afterwards, from 0.
  public func move(to destination: Int) throws { try host.move(.found(self), to: destination) }
}
