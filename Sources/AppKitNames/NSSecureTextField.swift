#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A field for passwords. A test reads `stringValue` in clear text.
  @MainActor @preconcurrency
  open class NSSecureTextField: NSTextField {}
#endif
