/// The focus of a host, and the text that is edited there.
final class FocusService {
  let holders = FocusHolders()
  /// The text control that a person has turned to last.
  var editing: TextEdit?
  private unowned let graph: Graph

  init(of graph: Graph) { self.graph = graph }
}

extension FocusService: SettlingService {
  static var settlingOrder: Int { 2 }

  /// Removes the focus if no control can have it although all states that describe the control claim it.
  func settle() -> Bool {
    guard holders.isUsed else { return false }
    if graph.endEditingIfLeft() { return true }
    guard holders.isHeld else { return false }
    let focus = graph.screen?.focus ?? []
    guard !holders.isAt(focus) else { return false }
    graph.queue.attend()
    holders.move(to: focus)
    return true
  }
}

extension FocusService: EndingService { func end() { editing = nil } }

extension Graph {
  var focusHolders: FocusHolders { service(FocusService.self).holders }

  /// The text control that a person has turned to last.
  var editing: TextEdit? {
    get { service(FocusService.self).editing }
    set { service(FocusService.self).editing = newValue }
  }
}

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

  /// Ends the editing of a control that a state has taken the focus from. Returns whether it was edited until now.
  func endEditingIfLeft() -> Bool {
    guard let editing, !editing.focus.isEmpty, !editing.focus.contains(where: { $0.isFocused() }) else { return false }
    self.editing = nil
    queue.attend()
    editing.commit?()
    return true
  }
}

/// Receives a text control's gain and loss of the focus, for `onEditingChanged`.
// Unchecked, because the focus moves on the main actor only.
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
