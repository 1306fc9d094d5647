public import Foundation

/// The verbs of an element act on the control that it is, that is in it, or that is around it. They may throw.
extension ViewHost.Element {
  /// Presses the element, like `ViewHost.tap`.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func tap(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.tap(.found(self)) }
  }
  /// Taps the element several times, quickly.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func tap(count: Int, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.tap(.found(self), count: count) }
  }
  /// Switches the toggle.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func toggle(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.toggle(.found(self)) }
  }

  /// Types at the end of the text; each keystroke is an event.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func type(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.type(text, into: .found(self)) }
  }
  /// Replaces the whole text, in one event.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func setText(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.setText(text, of: .found(self)) }
  }
  /// Empties the text control, in one event.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func clear(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.setText("", of: .found(self), as: "clear") }
  }
  /// Presses the return key in the text control.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func submit(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.submit(.found(self)) }
  }

  /// Picks the option with that text.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func pick(_ option: String, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.pick(option, from: .found(self)) }
  }
  /// Picks the option with that tag.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func pick<Tag: Hashable>(tag: Tag, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.pick(tag: tag, from: .found(self)) }
  }
  /// Moves the slider to a value of its range.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func slide(to value: Double, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.slide(.found(self), to: value) }
  }
  /// Presses the stepper's plus.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func increment(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.increment(.found(self)) }
  }
  /// Presses the stepper's minus.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func decrement(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.decrement(.found(self)) }
  }
  /// Picks a date in the date picker, within its range.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func pick(_ date: Date, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.pick(date, from: .found(self)) }
  }

  /// Presses the element long enough for its gesture.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func longPress(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.longPress(.found(self)) }
  }
  /// Drags the element from a point in it, by a distance in points.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func drag(from start: CGPoint = .zero, by translation: CGSize, fileID: String = #fileID, line: Int = #line)
    throws
  {
    try called(from: fileID, line) { try host.drag(.found(self), from: start, by: translation) }
  }
  /// Moves two fingers on the element apart or together, to this multiple of their distance.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func magnify(by magnification: CGFloat, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.magnify(.found(self), by: magnification) }
  }
  /// Moves the pointer onto the element, or away from it.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func hover(over isOver: Bool = true, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.hover(.found(self), over: isOver) }
  }

  /// Deletes the row: the element itself, or the row that contains it.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func delete(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.delete(.found(self)) }
  }
  /// Moves the row: the element itself, or the row that contains it. `destination` is its offset afterwards, from 0.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func move(to destination: Int, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.move(.found(self), to: destination) }
  }
}
