/// A text field that shows a dot for each character. See `TextField`.
public struct SecureField<Label: View> {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  @State private var buffer = TextBuffer()

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
    self.prompt = prompt
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
}

extension SecureField: _EngineView {
  public var body: some View {
    PassView { _ in
      buffer.follow(text.wrappedValue)
      return TextControl(
        content: label,
        _look: TextControlLook(
          kind: .secure, attributes: _Attribute.list([prompt.map { ("prompt", $0.content) }]),
          buffer: buffer, write: { text.wrappedValue = $0 }))
    }
  }
}
