public import Foundation

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TextField {
  /// A field for a value that is not a string: what was typed is parsed when the field is submitted. What
  /// cannot be parsed is dropped, and the field shows the value again.
  public nonisolated init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = Binding(get: { format.format(value.wrappedValue) }, set: { (_: String) in })
    self.init(label: label(), text: text, prompt: prompt, axis: nil) { text in
      if let newValue = try? format.parseStrategy.parse(text) { value.wrappedValue = newValue }
      return format.format(value.wrappedValue)
    }
  }

  /// The same for a value that may be absent, which an empty field stands for.
  public nonisolated init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let read = { value.wrappedValue.map(format.format) ?? "" }
    let text = Binding(get: read, set: { (_: String) in })
    self.init(label: label(), text: text, prompt: prompt, axis: nil) { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let newValue = try? format.parseStrategy.parse(text) {
        value.wrappedValue = newValue
      }
      return read()
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
