// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension Tab where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(value, content(), ViewEngine.Label(title, systemImage: systemImage)) }
  public nonisolated init(_ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(value, content(), ViewEngine.Label(title, image: image)) }
}
extension Tab where Value == Never, Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(nil, content(), ViewEngine.Label(title, systemImage: systemImage)) }
  public nonisolated init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(nil, content(), ViewEngine.Label(title, image: image)) }
}
extension View {
  public nonisolated func badge(_ label: LocalizedStringKey?) -> some View { badge(label.map { Text($0) }) }
}
