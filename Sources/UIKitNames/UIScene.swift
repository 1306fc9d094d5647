#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A part of an app with separate windows; the process has one, always active.
  @MainActor @preconcurrency
  open class UIScene: UIResponder {
    /// Phases of a scene's life; no event moves a scene between them.
    public enum ActivationState: Int, Sendable {
      case unattached = -1, foregroundActive, foregroundInactive, background
    }

    // Only a program itself posts them.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")

    /// Kept and empty at first; no window switcher shows it.
    public var title: String! = ""
    /// Held weakly; the scene calls no method on it.
    public weak var delegate: (any UISceneDelegate)?
    /// A new object per scene; nothing restores an earlier one.
    public let session = UISceneSession()
    /// Always `foregroundActive`; a subclass can override it.
    open var activationState: ActivationState { .foregroundActive }
  }
#endif
