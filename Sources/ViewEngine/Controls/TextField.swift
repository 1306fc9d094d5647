/// It keeps its own text: a text that the binding refuses is still shown, until the bound value next changes.
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

public struct _PlainTextField<Label: View> {
  @usableFromInline let label: Label
  @usableFromInline let text: Binding<String>
  @usableFromInline let prompt: Text?
  @usableFromInline let axis: Axis?
  /// Converts the text at a submission or the loss of the focus: writes the value, and returns the text to show.
  @usableFromInline let commit: ((String) -> String)?
  /// A further action of a submission.
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

/// A text field that shows a dot for each character. See `TextField`.
public struct SecureField<Label: View> {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  private let onCommit: (() -> Void)?
  @State private var buffer = TextBuffer()

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt, onCommit: nil)
  }

  nonisolated init(label: Label, text: Binding<String>, prompt: Text?, onCommit: (() -> Void)?) {
    (self.label, self.text, self.prompt, self.onCommit) = (label, text, prompt, onCommit)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: onCommit)
  }
}

extension SecureField: _EngineView {
  public var body: some View {
    PassView { _ in
      buffer.follow(text.wrappedValue)
      return TextControl(
        content: label,
        _look: TextControlLook(
          kind: .secure, attributes: _Attribute.list([prompt.map { ("prompt", $0.content) }]),
          buffer: buffer, write: { text.wrappedValue = $0 }, onCommit: onCommit))
    }
  }
}

/// Look-ups find it by the text that it shows, or by its accessibility label.
public struct TextEditor {
  private let text: Binding<String>
  @State private var buffer = TextBuffer()
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: _EngineView {
  public var body: some View {
    PassView { _ in
      buffer.follow(text.wrappedValue)
      return TextControl(
        content: EmptyView(),
        _look: TextControlLook(kind: .editor, buffer: buffer, write: { text.wrappedValue = $0 }))
    }
  }
}

extension TextControlLook {
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
