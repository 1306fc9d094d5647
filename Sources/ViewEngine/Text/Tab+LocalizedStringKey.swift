// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension Tab where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { ViewEngine.Label(titleKey, image: image) }
  }
}

extension Tab where Value == Never, Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { ViewEngine.Label(titleKey, image: image) }
  }
}

extension TabSection where Header == Text {
  public nonisolated init<Tabs: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Tabs
  ) where Tabs.TabValue == TabValue, Content == Tabs._Tabs {
    self.init(content: content) { Text(titleKey) }
  }
}
