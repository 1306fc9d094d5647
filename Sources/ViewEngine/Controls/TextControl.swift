/// The content and control of a text control, below the node that reads its binding.
@usableFromInline
struct TextControl<Label: View> {
  @usableFromInline let content: Label
  @usableFromInline let _look: TextControlLook
  @inlinable init(content: consuming Label, _look: consuming TextControlLook) {
    (self.content, self._look) = (content, _look)
  }
}

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
  var commit: (() -> Void)?
  /// A further action of a submission.
  var onCommit: (() -> Void)?
  /// Receives the gain and the loss of the focus.
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
    // The label names the control for look-ups; the visible text is the field's text.
    rendering.note(landmark: TextEdit.self)
    rendering.add(look) { rendering.leaveUnread(content) }
  }
}

extension TextEdit: Control {
  package var naming: ControlNaming { .byTitle }

  package func addActions(to collector: inout ActionCollector) {
    let edit = edit(in: collector.context)
    collector.add(TypeText.self, edit)
    if !edit.submit.isEmpty { collector.add(Submit.self, edit) }
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
}
