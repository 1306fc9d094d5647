#if !canImport(Darwin)
  import KitNames

  /// A scene's identity, new in each process.
  @MainActor @preconcurrency
  public final class UISceneSession {
    /// A random UUID; the next run has a different one.
    public let persistentIdentifier = UUID().uuidString
    /// A configuration without a name; changed in place.
    public let configuration = UISceneConfiguration(name: nil)
    /// Kept, nil at first; lost when the process ends.
    public var userInfo: [String: Any]?
  }
#endif
