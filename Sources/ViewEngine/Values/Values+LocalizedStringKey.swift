// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
public import Foundation
extension ContentUnavailableView
where Label == ViewEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) { self.init(label: { ViewEngine.Label(title, systemImage: name) }, description: { description }) }
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) { self.init(label: { ViewEngine.Label(title, image: name) }, description: { description }) }
  public nonisolated init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) { self.init(label: { ViewEngine.Label(title, image: resource) }, description: { description }) }
}
extension LabeledContent where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}
extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) { self.init(content: { Text(value) }, label: { Text(title) }) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) public nonisolated init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == String { self.init(content: { Text(value, format: format) }, label: { Text(title) }) }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey) { self.init(Text(title), EmptyView(), ProgressState()) }
  public nonisolated init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) { self.init(Text(title), EmptyView(), ProgressState(value, of: total)) }
}
