extension Picker where Label == ViewEngine.Label<Text, Image> {
  /// A picker with a picture of an asset catalogue before its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(titleKey, image: image) }
  }
}
