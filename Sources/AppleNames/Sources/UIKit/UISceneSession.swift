@_spi(AppleNames) import ViewEngine

/// A scene's identity, new in each process.
@MainActor @preconcurrency
public final class UISceneSession: nonisolated Hashable {
  public var role: Role { configuration.role }
  public let persistentIdentifier = UUID().uuidString
  public let configuration = UISceneConfiguration(name: nil)
  public var userInfo: [String: Any]?
  public var stateRestorationActivity: NSUserActivity?
  public var scene: UIScene? { UIWindowScene.only.session === self ? UIWindowScene.only : nil }
  public nonisolated static func == (one: UISceneSession, other: UISceneSession) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
