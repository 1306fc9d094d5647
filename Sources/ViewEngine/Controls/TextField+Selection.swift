// NB: in a file of its own, for selections came with later systems.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
extension TextField {
  /// - Parameters:
  ///   - selection: what is selected. Each keystroke of a host writes the end of the text to it; what a view writes to it
  ///     moves nothing, for a host types at the end (our choice).
  ///   - axis: vertical for a text of several lines.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.tellingSelection(selection), prompt: prompt, axis: axis)
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
extension TextEditor {
  /// - Parameter selection: what is selected, as in a `TextField`.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text.tellingSelection(selection))
  }
}
