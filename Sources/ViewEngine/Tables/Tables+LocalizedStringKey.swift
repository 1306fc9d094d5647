// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension TableColumn where Sort == Never, Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(Text(title), by: nil, content) }
}
extension TableColumn where Sort == Never, Content == Text, Label == Text {
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) { self.init(Text(title), by: nil) { Text($0[keyPath: value]) } }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<Value: Comparable>(_ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(Text(title), by: KeyPathComparator(value), content) }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public init(_ title: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) { self.init(Text(title), by: KeyPathComparator(value)) { Text($0[keyPath: value]) } }
}
