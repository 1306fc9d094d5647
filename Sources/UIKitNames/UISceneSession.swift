#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A scene's identity, new in each process.
  @MainActor @preconcurrency
  public final class UISceneSession: nonisolated Hashable {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
      public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
      public static let windowExternalDisplayNonInteractive = Role(
        rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
      public static let immersiveSpaceApplication = Role(rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
    }
    /// The role of an app's window.
    public var role: Role { configuration.role }
    /// A random UUID; the next run has a different one.
    public let persistentIdentifier = UUID().uuidString
    /// A configuration without a name; changed in place.
    public let configuration = UISceneConfiguration(name: nil)
    /// Kept, nil at first; lost when the process ends.
    public var userInfo: [String: Any]?
    /// Kept, nil at first; nothing is restored.
    public var stateRestorationActivity: NSUserActivity?
    /// The process's scene, if the session is that one's; else nil.
    public var scene: UIScene? { UIWindowScene.only.session === self ? UIWindowScene.only : nil }

    public nonisolated static func == (one: UISceneSession, other: UISceneSession) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
