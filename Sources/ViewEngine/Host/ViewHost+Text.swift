extension ViewHost {
  /// Types at the end of a text control's text: each character is a keystroke, and each keystroke an event.
  ///
  /// A newline submits a control of one line; a backspace (`"\u{8}"`) takes the last character away.
  ///
  /// - Parameters:
  ///   - text: what to type.
  ///   - label: the title of the control; for one without a title, its text.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such control or it does not react, also if that comes of a
  ///   keystroke.
  public func type(_ text: String, into label: String, at index: Int = 0) throws {
    try type(text, into: .labelled(label, at: index))
  }

  /// Replaces a text control's text in one event, as pasting over it does.
  ///
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func setText(_ text: String, of label: String, at index: Int = 0) throws {
    try setText(text, of: .labelled(label, at: index))
  }

  /// Submits a text control, as the return key does. It then gives up the focus, as on iOS, unless an action has
  /// said who has it next.
  ///
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func submit(_ label: String, at index: Int = 0) throws { try submit(.labelled(label, at: index)) }

  func type(_ text: String, into target: Target) throws {
    let first = try textControl("type", target)
    for character in text {
      let found = try textControl("type", target, preferring: first.wanted)
      if character.isNewline, !found.wanted.isMultiline {
        submit(found)
        continue
      }
      graph.work(on: "type \(character) into \(first.label)") {
        graph.beginEditing(found.wanted)
        found.wanted.press(character)
      }
    }
  }

  func setText(_ text: String, of target: Target) throws {
    let found = try textControl("setText", target)
    graph.work(on: "set \(found.label) to \(text)") {
      graph.beginEditing(found.wanted)
      found.wanted.set(text)
    }
  }

  func submit(_ target: Target) throws {
    let found = try textControl("submit", target)
    if found.wanted.isEditor {
      throw ViewHostError(
        .invalidValue,
        "submit: in the text editor \"\(found.label)\" the return key begins a new line, and submits nothing; "
          + "type(\"\\n\", into:) begins one.")
    }
    submit(found)
  }

  private func submit(_ found: Located<_TextEdit>) {
    graph.work(on: "submit \(found.label)") {
      let holders = graph.focusHolders
      graph.beginEditing(found.wanted)
      let writes = holders.writes
      for action in found.wanted.submit { action() }
      if holders.writes == writes { holders.move(to: []) }
      graph.editing = nil
    }
  }

  /// - Parameter known: a person goes on typing where the caret is, even if the control is called something
  ///   else by now.
  private func textControl(
    _ verb: String, _ target: Target, preferring known: _TextEdit? = nil
  ) throws(ViewHostError) -> Located<_TextEdit> {
    let kind = "text control"
    guard let known else { return try locate(verb, kind, target, \.textEdit) }
    let screen = try screen(verb)
    guard let place = screen.place(where: { $0.textEdit?.buffer === known.buffer }) else {
      return try locate(verb, kind, target, \.textEdit)
    }
    try screen.checkUse(of: place, verb, kind)
    return Located(screen: screen, place: place, wanted: screen.shown[place].element.control?.textEdit ?? known)
  }
}

extension _Control {
  var textEdit: _TextEdit? { if case .text(let edit) = self { edit } else { nil } }
}
