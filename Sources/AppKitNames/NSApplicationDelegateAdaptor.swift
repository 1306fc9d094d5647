#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The delegate of an app, as a property of the app.
  ///
  /// Without Objective-C, a type alone cannot make the delegate. Set `NSApplication.shared.delegate` before showing the
  /// app.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct NSApplicationDelegateAdaptor<Delegate: NSApplicationDelegate>: DynamicProperty {
    /// Ignores the type: the program assigns `NSApplication.shared.delegate` itself.
    public nonisolated init(_ delegateType: Delegate.Type = Delegate.self) {}

    /// The delegate of `NSApplication.shared`; stops the process if it has a different type.
    public var wrappedValue: Delegate { adopted(NSApplication.shared.delegate, by: "NSApplicationDelegateAdaptor") }
  }
#endif
