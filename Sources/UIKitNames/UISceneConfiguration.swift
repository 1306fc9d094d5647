#if !canImport(Darwin)
  import KitNames

  /// Instructions to create a scene; kept, as the system creates none.
  @MainActor @preconcurrency
  public final class UISceneConfiguration {
    /// The name given to the initializer; no property list is searched.
    public let name: String?
    /// Kept, nil at first; no object is made from it.
    public var sceneClass: AnyClass?
    /// Kept, nil at first; no object is made from it.
    public var delegateClass: AnyClass?
    /// Kept, nil at first; archives are not read.
    public var storyboard: UIStoryboard?
    /// Keeps the string, and the role of an app's window.
    public convenience init(name: String?) { self.init(name: name, sessionRole: .windowApplication) }
    /// Keeps the string and the role.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
    /// The role given to the initializer.
    public let role: UISceneSession.Role
  }
#endif
