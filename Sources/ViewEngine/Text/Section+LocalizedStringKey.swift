// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension Section where Parent == Text, Footer == EmptyView {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }
}
