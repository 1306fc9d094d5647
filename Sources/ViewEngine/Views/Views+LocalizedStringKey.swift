// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension Button where Label == Text {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, action: @escaping () -> Void) { self.init(action: action) { Text(title) } }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) { self.init(role: role, action: action) { Text(title) } }
}
extension Button where Label == ViewEngine.Label<Text, Image> {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) { self.init(action: action) { ViewEngine.Label(title, systemImage: systemImage) } }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) { self.init(role: role, action: action) { ViewEngine.Label(title, systemImage: systemImage) } }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void) { self.init(role: role, action: action) { ViewEngine.Label(title, image: image) } }
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String) { self.init { Text(title) } icon: { Image(systemName: name) } }
  public nonisolated init(_ title: LocalizedStringKey, image name: String) { self.init { Text(title) } icon: { Image(name) } }
  public nonisolated init(_ title: LocalizedStringKey, image resource: ImageResource) { self.init { Text(title) } icon: { Image(resource) } }
}
