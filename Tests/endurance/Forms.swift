import OnChangeCompat

extension View {
  /// Observes with the legacy form.
  @MainActor func observeLegacy<Value: Equatable>(_ value: Value, _ action: @escaping (Value) -> Void) -> AnyView {
    let form: any DeprecatedForm.Type = LegacyForm.self
    return form.observe(self, value, action)
  }
}

/// The way to the deprecated form without a warning at each call.
@MainActor private protocol DeprecatedForm {
  static func observe<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value) -> Void
  ) -> AnyView
}

private enum LegacyForm: DeprecatedForm {
  @available(*, deprecated, message: "calls the legacy form")
  static func observe<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value) -> Void
  ) -> AnyView {
    AnyView(content.onChange(of: value, perform: action))
  }
}
