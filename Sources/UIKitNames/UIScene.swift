#if !canImport(Darwin)
  public import KitNames

  /// A part of an app with separate windows; the process has one, always active.
  @MainActor @preconcurrency
  open class UIScene: UIResponder {
    /// Phases of a scene's life; no event moves a scene between them.
    public enum ActivationState: Int, Sendable {
      case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The reasons for a scene's start. Nothing starts a scene here: only a test makes a value and passes it on.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
      /// Options of a start without a reason.
      public init() {}
    }
    /// Options for a new scene; no scene is created.
    @MainActor @preconcurrency
    public class ActivationRequestOptions {
      /// The scene that asks, nil at first; held weakly.
      public weak var requestingScene: UIScene?
      public init() {}
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
