/// A control in which a person edits a line of text.
///
/// It keeps its own text: what the binding refuses is still shown, until the bound value next changes.
public struct TextField<Label: View> {
  public let _plain: _PlainTextField<Label>

  @inlinable nonisolated init(
    label: consuming Label, text: Binding<String>, prompt: Text?, axis: Axis?, commit: ((String) -> String)? = nil,
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
  @inlinable public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt, axis: nil)
  }

  @inlinable public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text, prompt: nil, axis: nil)
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: nil)
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField {
  /// - Parameters:
  ///   - onEditingChanged: runs with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: runs when the field is submitted.
  @inlinable public nonisolated init(
    text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {},
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), text: text, prompt: nil, axis: nil, onCommit: onCommit, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
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
  @usableFromInline let label: Label
  @usableFromInline let text: Binding<String>
  @usableFromInline let prompt: Text?
  @usableFromInline let axis: Axis?
  /// What a submission, or the loss of the focus, makes of the text: it writes the value, and says what to show.
  @usableFromInline let commit: ((String) -> String)?
  /// What else a submission does.
  @usableFromInline let onCommit: (() -> Void)?
  @usableFromInline let onEditingChanged: ((Bool) -> Void)?
  @usableFromInline @State var buffer = TextBuffer()

  @inlinable nonisolated init(
    label: consuming Label, text: consuming Binding<String>, prompt: Text?, axis: Axis?, commit: ((String) -> String)?,
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
  @inlinable public var body: some View {
    PassView { [buffer, text, label, prompt, axis, commit, onCommit, onEditingChanged] _ in
      TextControl(
        content: label,
        _look: TextControlLook(
          following: text, in: buffer, prompt: prompt, axis: axis, commit: commit, onCommit: onCommit,
          onEditingChanged: onEditingChanged))
    }
  }
}

extension TextControlLook {
  /// How a field looks and what it does, with the text that the binding holds now.
  @usableFromInline init(
    following text: Binding<String>, in buffer: TextBuffer, prompt: Text?, axis: Axis?, commit: ((String) -> String)?,
    onCommit: (() -> Void)?, onEditingChanged: ((Bool) -> Void)?
  ) {
    buffer.follow(text.wrappedValue)
    var attributes: [_Attribute] = []
    if let prompt { attributes.append(_Attribute("prompt", prompt.content)) }
    if let axis { attributes.append(_Attribute("axis", "\(axis)")) }
    self.init(
      kind: .field, attributes: attributes, isMultiline: axis == .vertical, buffer: buffer,
      write: { text.wrappedValue = $0 },
      commit: commit.map { commit in { [buffer] in buffer.edit(commit(buffer.text)) } }, onCommit: onCommit,
      editing: onEditingChanged.map { buffer.editing(telling: $0) })
  }
}
