// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension ContentUnavailableView
where Label == ViewEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      ViewEngine.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      ViewEngine.Label(titleKey, image: name)
    } description: {
      description
    }
  }
}
