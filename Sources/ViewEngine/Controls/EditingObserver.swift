/// Is told that a text control gets and loses the focus: what `onEditingChanged` runs for.
// NB: unchecked, for the focus moves on the main actor only.
final class EditingObserver: FocusHolder, @unchecked Sendable {
  var action: (Bool) -> Void
  private var isEditing = false

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  var link: FocusLink { FocusLink(holder: self, isFocused: { self.isEditing }, gain: { self.note(true) }) }

  func loseFocus() { note(false) }

  private func note(_ isEditing: Bool) {
    guard self.isEditing != isEditing else { return }
    self.isEditing = isEditing
    action(isEditing)
  }
}
