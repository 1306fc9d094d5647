// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
#if !canImport(Darwin)
  public import ViewEngine
  public import Foundation

  extension Toggle where Label == ViewEngine.Label<Text, Image> {
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
      self.init(isOn: isOn) { ViewEngine.Label(titleResource, systemImage: systemImage) }
    }
    /// A toggle with a picture of an asset catalogue before its title.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
      self.init(isOn: isOn) { ViewEngine.Label(titleKey, image: image) }
    }
    /// A toggle with a picture of an asset catalogue before its title.
    public nonisolated init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
      self.init(isOn: isOn) { ViewEngine.Label(title, image: image) }
    }
  }

  extension Menu where Label == ViewEngine.Label<Text, Image> {
    public nonisolated init(
      _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
      self.init(content: content) { ViewEngine.Label(titleResource, systemImage: systemImage) }
    }
    /// A menu with a picture of an asset catalogue before its title.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
      self.init(content: content) { ViewEngine.Label(titleKey, image: image) }
    }
    /// A menu with a picture of an asset catalogue before its title.
    public nonisolated init(
      _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
      self.init(content: content) { ViewEngine.Label(title, image: image) }
    }
  }

  extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init(_ titleResource: LocalizedStringResource, value: LocalizedStringKey) {
      self.init(content: { Text(value) }, label: { Text(titleResource) })
    }
    public nonisolated init<Format: FormatStyle>(
      _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
    }
  }
#endif
