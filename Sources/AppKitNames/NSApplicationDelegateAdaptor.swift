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

    public var wrappedValue: Delegate {
      guard let delegate = NSApplication.shared.delegate as? Delegate else {
        preconditionFailure(
          """
          NSApplicationDelegateAdaptor: NSApplication.shared.delegate is no \(Delegate.self).

          To fix, set NSApplication.shared.delegate = \(Delegate.self)() before the app is shown.
          """)
      }
      return delegate
    }
  }
#endif
