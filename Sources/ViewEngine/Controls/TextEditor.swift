/// A control in which a person edits a text of any length. It has no title: it is looked up by the text that
/// it shows, or by its accessibility label. See `TextField`.
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
