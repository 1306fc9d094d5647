#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The delegate of an app, as a property of the app.
  ///
  /// Without Objective-C no code can make the delegate from its type.
  /// Set `UIApplication.shared.delegate` before the app is shown.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
    /// Creates no delegate: the type only selects the cast of `wrappedValue`.
    public nonisolated init(_ delegateType: Delegate.Type = Delegate.self) {}

    /// The delegate of `UIApplication.shared`; stops the process if it has a different type.
    public var wrappedValue: Delegate { adopted(UIApplication.shared.delegate, by: "UIApplicationDelegateAdaptor") }
  }
#endif
