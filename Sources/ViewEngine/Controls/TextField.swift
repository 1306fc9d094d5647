/// A control in which a person edits a line of text.
///
/// It keeps its own text: what the binding refuses is still shown, until the bound value next changes.
public struct TextField<Label: View> {
  public let _plain: _PlainTextField<Label>

  nonisolated init(
    label: Label, text: Binding<String>, prompt: Text?, axis: Axis?, commit: ((String) -> String)? = nil,
    onCommit: (() -> Void)? = nil, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    _plain = _PlainTextField(
      label: label, text: text, prompt: prompt, axis: axis, commit: commit, onCommit: onCommit,
      onEditingChanged: onEditingChanged)
  }

  /// - Parameters:
  ///   - text: what is edited; each keystroke is written to it.
  ///   - prompt: what to say about what belongs into the field.
  ///   - label: what the field is for; what it is looked up by.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt, axis: nil)
  }

  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text, prompt: nil, axis: nil)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: nil)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField {
  /// - Parameters:
  ///   - onEditingChanged: runs with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: runs when the field is submitted.
  public nonisolated init(
    text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {},
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), text: text, prompt: nil, axis: nil, onCommit: onCommit, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit) { Text(title) }
  }
}

extension TextField: _StylableView {
  public var _configuration: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(_view: AnyView(_plain.label)), text: _plain.text, prompt: _plain.prompt,
      axis: _plain.axis, commit: _plain.commit, onCommit: _plain.onCommit, onEditingChanged: _plain.onEditingChanged)
  }
}

/// A text field as the engine has it.
public struct _PlainTextField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis?
  /// What a submission, or the loss of the focus, makes of the text: it writes the value, and says what to show.
  let commit: ((String) -> String)?
  /// What else a submission does.
  let onCommit: (() -> Void)?
  let onEditingChanged: ((Bool) -> Void)?
  @State private var buffer = TextBuffer()

  nonisolated init(
    label: Label, text: Binding<String>, prompt: Text?, axis: Axis?, commit: ((String) -> String)?,
    onCommit: (() -> Void)?, onEditingChanged: ((Bool) -> Void)?
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.commit = commit
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }
}

extension _PlainTextField: _EngineView {
  public var body: some View {
    PassView { _ in
      buffer.follow(text.wrappedValue)
      return TextControl(
        content: label,
        _look: TextControlLook(
          kind: .field,
          attributes: _Attribute.list([
            prompt.map { ("prompt", $0.content) }, axis.map { ("axis", "\($0)") },
          ]),
          isMultiline: axis == .vertical, buffer: buffer, write: { text.wrappedValue = $0 },
          commit: commit.map { commit in { [buffer] in buffer.edit(commit(buffer.text)) } }, onCommit: onCommit,
          editing: onEditingChanged.map { buffer.editing(telling: $0) }))
    }
  }
}
