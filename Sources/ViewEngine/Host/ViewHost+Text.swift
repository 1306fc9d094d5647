extension ViewHost {
  /// Types at the end of a text control's text: each character is a keystroke, and each keystroke an event.
  ///
  /// - Parameters:
  ///   - text: what to type.
  ///   - label: the title of the control; for one without a title, its text.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such control or it does not react, also if that comes of a
  ///   keystroke.
  public func type(_ text: String, into label: String, at index: Int = 0) throws {
    let first = try textControl("type", label, at: index)
    for character in text {
      // A person goes on typing where the caret is, even if the control is called something else by now.
      let control = try textControl("type", label, at: index, preferring: first)
      graph.work(on: "type \(character) into \(label)") { control.append(String(character)) }
    }
  }

  /// Replaces a text control's text in one event, as pasting over it does.
  ///
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func setText(_ text: String, of label: String, at index: Int = 0) throws {
    let control = try textControl("setText", label, at: index)
    graph.work(on: "set \(label) to \(text)") { control.set(text) }
  }

  /// Submits a text control, as the return key does.
  ///
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func submit(_ label: String, at index: Int = 0) throws {
    let control = try textControl("submit", label, at: index)
    graph.work(on: "submit \(label)") { for action in control.submit { action() } }
  }

  private func textControl(
    _ verb: String, _ label: String, at index: Int, preferring known: _TextEdit? = nil
  ) throws(ViewHostError) -> _TextEdit {
    let screen = try screen(verb)
    if let known, let place = screen.place(where: { $0.textEdit?.buffer === known.buffer }) {
      return try screen.usable(place, verb, "text control")?.textEdit ?? known
    }
    return try screen.find(verb, "text control", label, at: index, \.textEdit)
  }
}

extension _Control {
  var textEdit: _TextEdit? { if case .text(let edit) = self { edit } else { nil } }
}
