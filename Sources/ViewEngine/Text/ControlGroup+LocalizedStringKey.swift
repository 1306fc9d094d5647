// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension ControlGroup {
  public nonisolated init<Inner: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Inner)
  where Content == TupleView<Text, Inner> {
    self.init(content: content) { Text(titleKey) }
  }
}
