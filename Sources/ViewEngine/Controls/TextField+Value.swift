public import Foundation

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TextField {
  /// A field for a value that is not a string: the text is parsed when the field is submitted. A text that cannot be
  /// parsed is dropped, and the field shows the value again.
  public nonisolated init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = Binding(get: { format.format(value.wrappedValue) }, set: { (_: String) in })
    self.init(label: label(), text: text, prompt: prompt, axis: nil) { text in
      if let newValue = try? format.parseStrategy.parse(text) { value.wrappedValue = newValue }
      return format.format(value.wrappedValue)
    }
  }

  /// The same for an optional value: an empty field writes nil.
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
  /// A field for a value that a formatter reads and writes: the text is parsed when the field is submitted. A text that
  /// cannot be parsed is dropped, and the field shows the value again.
  public nonisolated init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: value, formatter: formatter, prompt: prompt, onCommit: nil, onEditingChanged: nil)
  }

  nonisolated init<Value>(
    label: Label, value: Binding<Value>, formatter: Formatter, prompt: Text?, onCommit: (() -> Void)?,
    onEditingChanged: ((Bool) -> Void)?
  ) {
    let read = { formatter.string(for: value.wrappedValue) ?? "" }
    let text = Binding(get: read, set: { (_: String) in })
    self.init(
      label: label, text: text, prompt: prompt, axis: nil,
      commit: { text in
        if let newValue = formatter.value(of: text, as: Value.self) { value.wrappedValue = newValue }
        return read()
      }, onCommit: onCommit, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// The form of earlier releases.
  ///
  /// - Parameters:
  ///   - onEditingChanged: runs with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: runs when the field is submitted, after the text is parsed.
  ///   - title: the name of the field, for look-ups.
  ///   - value: the edited value.
  ///   - formatter: reads and writes the text.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), value: value, formatter: formatter, prompt: nil, onCommit: onCommit,
      onEditingChanged: onEditingChanged)
  }

  /// The form of earlier releases.
  ///
  /// - Parameters:
  ///   - onCommit: runs when the field is submitted, after the text is parsed.
  ///   - title: the name of the field, for look-ups.
  ///   - value: the edited value.
  ///   - formatter: reads and writes the text.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), value: value, formatter: formatter, prompt: nil, onCommit: onCommit, onEditingChanged: nil)
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
