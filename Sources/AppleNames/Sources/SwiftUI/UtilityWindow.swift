extension MenuBarExtra where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: image, content: content) }
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: "", content: content) }
}

extension MenuBarExtra where Label == Text {
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title, content: content) }
}

extension CommandMenu {
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.init("", content: content) }
}

extension WindowGroup {
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }
}
