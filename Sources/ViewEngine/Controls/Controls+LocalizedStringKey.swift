// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
public import Foundation
extension ColorPicker where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
extension DatePicker where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(title), selection, nil, nil, displayedComponents) }
  public nonisolated init<Bounds: _DateBounds>(_ title: LocalizedStringKey, selection: Binding<Date>, in range: Bounds, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(title), selection, range._earliest, range._latest, displayedComponents) }
}
extension Link where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }
}
extension Menu where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}
extension Menu where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) { ViewEngine.Label(title, systemImage: systemImage) } }
}
extension MenuButton where Label == Text {
  public nonisolated init(label: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(label), content: content) }
}
extension Picker where Label == Text {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { Text(title) } }
  @inlinable public nonisolated init<CurrentValueLabel: View>(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel) }
}
extension Picker where Label == ViewEngine.Label<Text, Image> {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { ViewEngine.Label(title, systemImage: systemImage) } }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<Item> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title))) }
  public nonisolated init(_ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) { self.init(items, DefaultShareLinkLabel(Text(title))) }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<Item> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title))) }
}
extension Stepper where Label == Text {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }
  @inlinable public nonisolated init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
  @inlinable public nonisolated init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TextField where Label == Text {
  public nonisolated init<Format: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil) where Format.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
  public nonisolated init<Format: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil) where Format.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
}
extension TextField where Label == Text {
  public nonisolated init<Value>(_ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(label: Text(title), text: text, prompt: nil, axis: nil) }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(label: Text(title), text: text, prompt: prompt, axis: nil) }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) { self.init(label: Text(title), text: text, prompt: prompt, axis: axis) }
  @inlinable public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}) { self.init(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit) { Text(title) } }
}
extension SecureField where Label == Text {
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(title) } }
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(text: text, prompt: prompt) { Text(title) } }
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(label: Text(title), text: text, prompt: nil, onCommit: onCommit) }
}
extension Toggle where Label == Text {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  @inlinable public nonisolated init<Values: RandomAccessCollection>(_ title: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}
extension Toggle where Label == ViewEngine.Label<Text, Image> {
  @inlinable public nonisolated init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { ViewEngine.Label(title, systemImage: systemImage) } }
}
