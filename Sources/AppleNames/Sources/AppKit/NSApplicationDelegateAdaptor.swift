@_spi(AppleNames) import ViewEngine

/// The delegate of an app, as a property of the app.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSApplicationDelegate>: DynamicProperty {
  public nonisolated init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { adopted(NSApplication.shared.delegate, by: "NSApplicationDelegateAdaptor") }
}
