#if !canImport(Darwin)
  /// Instructions to create a scene; kept, as the system creates none.
  @MainActor @preconcurrency
  public final class UISceneConfiguration {
    /// The name given to the initializer; no property list is searched.
    public let name: String?
    /// Kept, nil at first; no object is made from it.
    public var delegateClass: AnyClass?
    /// Keeps the string; the session's role has no type here.
    public init(name: String?) { self.name = name }
  }
#endif
