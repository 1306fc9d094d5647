// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension DisclosureGroup where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(title) } }
  public nonisolated init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
extension GroupBox where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(title), content: content) }
}
extension ControlGroup {
  public nonisolated init<Inner: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> Inner) where Content == _Pair<Text, Inner> { self.init(content: content) { Text(title) } }
}
extension Section where Parent == Text, Footer == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded) }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(title), content(), EmptyView()) }
}
