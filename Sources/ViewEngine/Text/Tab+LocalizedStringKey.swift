// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension Tab where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }
}
