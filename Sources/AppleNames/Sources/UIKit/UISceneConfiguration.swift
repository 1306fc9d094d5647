/// Instructions to create a scene; kept, as the system creates none.
@MainActor @preconcurrency
public final class UISceneConfiguration {
  public let name: String?
  public var sceneClass: AnyClass?
  public var delegateClass: AnyClass?
  public convenience init(name: String?) { self.init(name: name, sessionRole: .windowApplication) }
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
  public let role: UISceneSession.Role
}
