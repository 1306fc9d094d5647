/// What a text control shows and does, below the node that reads its binding.
@usableFromInline
struct TextControl<Label: View> {
  @usableFromInline let content: Label
  @usableFromInline let _look: TextControlLook
  @inlinable init(content: consuming Label, _look: consuming TextControlLook) {
    self.content = content
    self._look = _look
  }
}

/// How a text control looks, and where what is typed goes.
@usableFromInline
struct TextControlLook {
  enum Kind: String {
    case field = "TextField"
    case secure = "SecureField"
    case editor = "TextEditor"
    case search = "SearchField"
  }

  let kind: Kind
  var attributes: [_Attribute] = []
  /// Whether the return key begins a new line.
  var isMultiline = false
  let buffer: TextBuffer
  let write: (String) -> Void
  /// What makes a value of the text.
  var commit: (() -> Void)?
  /// What else a submission does.
  var onCommit: (() -> Void)?
  /// Who is told that the control gets and loses the focus.
  var editing: EditingObserver?

}

extension TextControlLook: ShownElement {
  var name: String { kind.rawValue }
  var text: String? { kind == .secure ? String(repeating: "•", count: buffer.text.count) : buffer.text }
  var hasOwnText: Bool { true }

  var control: (any Control)? {
    TextEdit(
      buffer: buffer, write: write, isMultiline: isMultiline || kind == .editor, isEditor: kind == .editor,
      commit: commit, trigger: kind == .search ? .search : .text, submit: [commit, onCommit].compactMap(\.self),
      focus: editing.map { [$0.link] } ?? [])
  }
}

extension TextControl: _WrapperView {
  @inlinable static var _isOwnView: Bool { true }

  @usableFromInline static func _render(
    _ look: TextControlLook, around content: () -> Void, into rendering: _Rendering
  ) {
    // The label names the control for whoever looks for it; what a person reads in the field is the text.
    rendering.note(landmark: TextEdit.self)
    rendering.add(look) { rendering.leaveUnread(content) }
  }
}

/// What a person can do to the text of a control.
package struct TextEdit: Control {
  let buffer: TextBuffer
  let write: (String) -> Void
  /// Whether the return key begins a new line.
  let isMultiline: Bool
  /// Whether it is an editor, which nothing submits.
  let isEditor: Bool
  /// What makes a value of the text, once the focus leaves or the text is submitted; nil if each keystroke does.
  let commit: (() -> Void)?
  /// What a submission of it counts as.
  var trigger = SubmitTriggers.text
  /// What a submission does.
  var submit: [() -> Void] = []
  /// What is told that the control has the focus.
  var focus: [FocusLink] = []

  package var naming: ControlNaming { .byTitle }

  package func offer(to offers: inout Offers) {
    let edit = edit(in: offers.context)
    offers.add(TypeText.self, edit)
    if !edit.submit.isEmpty { offers.add(Submit.self, edit) }
  }

  package func attributes(in context: ElementContext) -> [_Attribute] {
    context[FocusTrait.self].contains { $0.isFocused() } ? [_Attribute("focused")] : []
  }

  /// The same, with the submissions and the states of the focus that are around it.
  func edit(in context: ElementContext) -> TextEdit {
    var edit = self
    let submissions = context[SubmitTrait.self].filter { $0.triggers.contains(trigger) }.map(\.action)
    edit.submit = isEditor ? [] : submit + submissions
    edit.focus += context[FocusTrait.self]
    return edit
  }

  /// Puts another text into the control, and tells the binding.
  func set(_ text: String) {
    buffer.edit(text)
    write(text)
  }

  /// A key is pressed at the end of the text.
  func press(_ key: Character) { set(Self.deletes(key) ? String(buffer.text.dropLast()) : buffer.text + String(key)) }

  /// Backspace or delete, of which both take the last character away.
  private static func deletes(_ key: Character) -> Bool { key == "\u{8}" || key == "\u{7F}" }
}
