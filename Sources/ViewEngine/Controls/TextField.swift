/// A control in which a person edits a line of text.
///
/// It keeps its own text: what the binding refuses is still shown, until the bound value next changes.
public struct TextField<Label: View> {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  private let axis: Axis?
  /// What a submission makes of the text before anything else: it writes the value, and says what to show.
  private let commit: ((String) -> String)?
  @State private var buffer = TextBuffer()

  nonisolated init(
    label: Label, text: Binding<String>, prompt: Text?, axis: Axis?, commit: ((String) -> String)? = nil
  ) {
    self.label = label
    self.commit = commit
    self.text = text
    self.prompt = prompt
    self.axis = axis
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
  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text, prompt: nil, axis: nil)
  }

  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: nil)
  }

  public nonisolated init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField: _EngineView {
  public var body: some View {
    let _ = buffer.follow(text.wrappedValue)
    TextControl(
      content: label,
      _look: TextControlLook(
        kind: .field,
        attributes: _Attribute.list([
          prompt.map { ("prompt", $0.content) }, axis.map { ("axis", "\($0)") },
        ]),
        isMultiline: axis == .vertical, buffer: buffer, write: { text.wrappedValue = $0 },
        commit: commit.map { commit in { [buffer] in buffer.edit(commit(buffer.text)) } }))
  }
}
