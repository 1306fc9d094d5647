extension ControlGroup {
  /// A group with a picture before its title.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == _Pair<Label<Text, Image>, C> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  /// A group with a picture before its title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == _Pair<Label<Text, Image>, C> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
