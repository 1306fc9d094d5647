/// What is in a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: _EngineView {
  public var body: some View { content(value) }
}
