public import Foundation

extension TextField {
  /// A field for a value that a formatter reads and writes: what was typed is read when the field is submitted. What
  /// cannot be read is dropped, and the field shows the value again.
  public nonisolated init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    let read = { formatter.string(for: value.wrappedValue) ?? "" }
    let text = Binding(get: read, set: { (_: String) in })
    self.init(label: label(), text: text, prompt: prompt, axis: nil) { text in
      if let newValue = formatter.value(of: text, as: Value.self) { value.wrappedValue = newValue }
      return read()
    }
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
    // NB: the general way to ask is not there but on Apple's platforms.
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
