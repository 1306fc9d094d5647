import Testing

/// The form of `onChange` that a test is run with.
enum API: String, CaseIterable, CustomTestStringConvertible {
  case legacy, modern

  var testDescription: String { rawValue }
}

extension View {
  /// Observes a value with one form or the other; legacy gets the old value by its capture list.
  @MainActor @ViewBuilder
  func observe<Value: Equatable>(
    _ value: Value, with api: API, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    switch api {
    case .legacy: API.legacy(self, value, action)
    case .modern: onChange(of: value, action)
    }
  }
}

/// The way to the deprecated form without a warning at each call.
@MainActor private protocol DeprecatedForm {
  static func observe<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> AnyView
}

private enum LegacyForm: DeprecatedForm {
  @available(*, deprecated, message: "calls the legacy form")
  static func observe<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> AnyView {
    AnyView(content.onChange(of: value) { [value] newValue in action(value, newValue) })
  }
}

extension API {
  /// Observes with the legacy form.
  @MainActor static func legacy<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> AnyView {
    let form: any DeprecatedForm.Type = LegacyForm.self
    return form.observe(content, value, action)
  }
}
