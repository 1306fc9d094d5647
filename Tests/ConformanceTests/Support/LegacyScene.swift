/// A scene observed with the legacy form, which gets the old value by its capture list.
struct LegacyScene<Content: Scene, Value: Equatable> {
  let content: Content
  let value: Value
  let action: (Value, Value) -> Void
}

extension LegacyScene: Scene {
  @available(*, deprecated, message: "calls the legacy form")
  var body: some Scene { content.onChange(of: value) { [value] newValue in action(value, newValue) } }
}
