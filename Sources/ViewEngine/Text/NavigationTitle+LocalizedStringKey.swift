// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension View {
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
}
