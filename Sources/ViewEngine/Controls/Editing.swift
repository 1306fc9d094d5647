extension Graph {
  /// A person has turned to a text control, and away from the one before.
  func beginEditing(_ edit: TextEdit) {
    if let editing, editing.buffer !== edit.buffer { editing.commit?() }
    editing = edit
    focusHolders.move(to: edit.focus)
  }

  /// A person has turned to a view that is no text control.
  func giveFocus(to links: [FocusLink]) {
    editing?.commit?()
    editing = nil
    focusHolders.move(to: links)
  }

  /// Ends the editing of a control that a state has taken the focus from.
  ///
  /// - Returns: whether it was edited until now.
  func endEditingIfLeft() -> Bool {
    guard let editing, !editing.focus.isEmpty, !editing.focus.contains(where: { $0.isFocused() }) else { return false }
    self.editing = nil
    queue.attend()
    editing.commit?()
    return true
  }
}
