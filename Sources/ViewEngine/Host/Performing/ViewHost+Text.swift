extension ViewHost {
  /// Types at the end of a text control's text. Each character is a keystroke, and each keystroke is an event.
  ///
  /// A newline submits a control of one line; a backspace (`"\u{8}"`) deletes the last character.
  ///
  /// - `text`: the characters to type.
  /// - Throws: `ViewHostError` if there is no such control or it is disabled, also if a keystroke removes or
  ///   disables it.
  public func type(
    _ text: String, into label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try type(text, into: .labelled(label, at: index, in: part)) }
  }

  /// Replaces a text control's text in one event, like pasting over it.
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func setText(
    _ text: String, of label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try setText(text, of: .labelled(label, at: index, in: part)) }
  }

  /// Submits a text control, like the return key. The control then loses the focus, as on iOS, unless an action moves
  /// the focus.
  ///
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func submit(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try submit(.labelled(label, at: index, in: part)) }
  }

  /// Empties a text control in one event.
  /// - Throws: `ViewHostError` if there is no such control, or it does not react.
  public func clear(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try setText("", of: .labelled(label, at: index, in: part), as: "clear") }
  }

  /// Types into the search field of `.searchable`, in place of its text. Each character is one event; a newline
  /// submits the search.
  ///
  /// - `text`: the characters to type; an empty text only clears the field.
  /// - Throws: `ViewHostError` if there is no search field or more than one, or it does not react.
  public func search(
    _ text: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let fields = try elements(.kind(TextControlLook.Kind.search.rawValue), in: part, "search")
      if fields.elements.isEmpty {
        throw addingPendingWork(
          to: ViewHostError(
            .notFound, "search", "there is no search field \(fields.part.onScreen)",
            toFix: "add .searchable(text:) to the view, or perform the event that shows the field first"))
      }
      let field = Target.found(try find(.kind(TextControlLook.Kind.search.rawValue), at: index, in: part, as: "search"))
      if !(try locate(TypeText.self, field, as: "search").action.buffer.text.isEmpty) { try setText("", of: field) }
      try type(text, into: field)
    }
  }

  func type(_ text: String, into target: Target) throws {
    let first = try locate(TypeText.self, target)
    var next: Located<TextEdit>? = first
    for character in text {
      // The first character needs no new look-up; afterwards an event has happened.
      let found = try next ?? locate(target, after: first)
      next = nil
      if character.isNewline, !found.action.isMultiline {
        submit(found)
        continue
      }
      graph.work(on: "type \(character) into \(first.label)") {
        graph.beginEditing(found.action)
        found.action.press(character)
      }
    }
  }

  func setText(_ text: String, of target: Target, as name: String = "setText") throws {
    let found = try locate(TypeText.self, target, as: name)
    graph.work(on: "set \(found.label) to \(text)") {
      graph.beginEditing(found.action)
      found.action.set(text)
    }
  }

  func submit(_ target: Target) throws {
    let found = try locate(TypeText.self, target, as: "submit")
    if found.action.isEditor {
      throw ViewHostError(
        .invalidValue, "submit",
        "the text editor \(NameList.quoted(found.label)) cannot be submitted: its return key begins a new line",
        toFix: "type a newline: type(\"\\n\", into: \(NameList.quoted(found.label)))")
    }
    submit(found)
  }

  private func submit(_ found: Located<TextEdit>) {
    graph.work(on: "submit \(found.label)") {
      let holders = graph.focusHolders
      graph.beginEditing(found.action)
      let writes = holders.writes
      for action in found.action.submit { action() }
      if holders.writes == writes { holders.move(to: []) }
      graph.editing = nil
    }
  }

  /// Finds the control again for the next character, even if its label has changed.
  private func locate(_ target: Target, after known: Located<TextEdit>) throws(ViewHostError) -> Located<TextEdit> {
    let screen = try screen("type")
    let places = screen.index.landmarks(TextEdit.self)
    let place = places.first { ($0.element?.control as? TextEdit)?.buffer === known.action.buffer }
    guard let place, let found = screen.match(TypeText.self, at: place) else {
      return try locate(TypeText.self, target)
    }
    try screen.checkUse(of: place, in: found.context, "type", TypeText.noun)
    return Located(screen: screen, place: place, label: known.label, action: found.action)
  }
}

extension TypeText: PerformedVerb {
  static func perform(_ on: Call, _ input: String) throws { try on.host.type(input, into: on.label, at: on.index) }
}

extension Submit: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.submit(on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Types at the end of a text; each keystroke is an event.
  public static func type(_ text: String, into label: String, at index: Int = 0) -> Self {
    Self(TypeText.self, label, at: index, text)
  }
  /// Presses the return key in a text control.
  public static func submit(_ label: String, at index: Int = 0) -> Self { Self(Submit.self, label, at: index) }
}
