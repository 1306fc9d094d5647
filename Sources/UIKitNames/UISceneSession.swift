#if !canImport(Darwin)
  import KitNames

  /// A scene's identity, new in each process.
  @MainActor @preconcurrency
  public final class UISceneSession {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
      public static let windowExternalDisplayNonInteractive = Role(
        rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    /// The role of an app's window.
    public var role: Role { configuration.role }
    /// A random UUID; the next run has a different one.
    public let persistentIdentifier = UUID().uuidString
    /// A configuration without a name; changed in place.
    public let configuration = UISceneConfiguration(name: nil)
    /// Kept, nil at first; lost when the process ends.
    public var userInfo: [String: Any]?
  }
#endif
