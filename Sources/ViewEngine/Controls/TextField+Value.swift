public import Foundation

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TextField {
  /// A submission parses the text; a text that cannot be parsed is dropped, and the field shows the value again.
  public nonisolated init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = Binding(get: { format.format(value.wrappedValue) }, set: { (_: String) in })
    self.init(label: label(), text: text, prompt: prompt, axis: nil) { text in
      if let newValue = try? format.parseStrategy.parse(text) { value.wrappedValue = newValue }
      return format.format(value.wrappedValue)
    }
  }

  /// An empty field writes nil.
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

extension TextField {
  /// A submission parses the text; a text that cannot be parsed is dropped, and the field shows the value again.
  public nonisolated init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    let read = { formatter.string(for: value.wrappedValue) ?? "" }
    let text = Binding(get: read, set: { (_: String) in })
    self.init(
      label: label(), text: text, prompt: prompt, axis: nil,
      commit: { text in
        if let newValue = formatter.value(of: text, as: Value.self) { value.wrappedValue = newValue }
        return read()
      })
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

extension Formatter {
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    // The general way to ask is not there but on Apple's platforms.
    switch self {
    case let formatter as NumberFormatter: return formatter.number(from: text).flatMap { $0 as? Value }
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? Value
    default:
      #if canImport(ObjectiveC)
        var object: AnyObject?
        return getObjectValue(&object, for: text, errorDescription: nil) ? object as? Value : nil
      #else
        return nil
      #endif
    }
  }
}
