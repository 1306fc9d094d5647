// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension View {
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }
  public nonisolated func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }
  public nonisolated func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}
extension NavigationLink where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { self.init(Text(title), page: destination()) }
  public nonisolated init(_ title: LocalizedStringKey, destination: Destination) { self.init(Text(title), page: destination) }
}
extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) { self.init(Text(title), pathValue: value.map { AnyHashable($0) }) }
}
extension NavigationLink where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) { self.init(Text(title), page: destination(), Activation(isActive)) }
  public nonisolated init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { self.init(Text(title), page: destination, Activation(isActive)) }
  public nonisolated init<Value: Hashable>(_ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination) { self.init(Text(title), page: destination(), Activation(tag, selection)) }
  public nonisolated init<Value: Hashable>(_ title: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>) { self.init(Text(title), page: destination, Activation(tag, selection)) }
}
