#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A part of an app with separate windows; the process has one, always active.
  @MainActor @preconcurrency
  open class UIScene: UIResponder {
    /// A scene without windows.
    public override init() { super.init() }
    /// A scene without windows; session and options have no effect.
    public convenience init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.init() }
    /// Phases of a scene's life; no event moves a scene between them.
    public enum ActivationState: Int, Sendable {
      case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The reasons for a scene's start. Nothing starts a scene here: only a test makes a value and passes it on.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
      /// Options of a start without a reason.
      public init() {}
      /// The URLs to open, empty at first.
      public var urlContexts: Set<UIOpenURLContext> = []
      /// The activities to continue, empty at first.
      public var userActivities: Set<NSUserActivity> = []
      /// The short cut on the app's icon, nil at first.
      public var shortcutItem: UIApplicationShortcutItem?
      /// Nil at first.
      public var sourceApplication: String?
      /// Nil at first.
      public var handoffUserActivityType: String?
    }
    /// Options for a new scene; no scene is created.
    @MainActor @preconcurrency
    public class ActivationRequestOptions {
      /// The scene that asks, nil at first; held weakly.
      public weak var requestingScene: UIScene?
      public init() {}
    }

    // Only a program itself posts them.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnect")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")

    /// Kept and empty at first; no window switcher shows it.
    open var title: String! = ""
    /// Kept and empty at first.
    open var subtitle = ""
    /// Held weakly; the scene calls no method on it.
    open weak var delegate: (any UISceneDelegate)?
    /// A new object per scene; nothing restores an earlier one.
    public let session = UISceneSession()
    /// Always `foregroundActive`; a subclass can override it.
    open var activationState: ActivationState { .foregroundActive }
    /// Kept; no activity opens the scene.
    open var activationConditions = UISceneActivationConditions()
    /// Keeps the URL in `UIApplication.openedURLs`, and says that it was opened.
    open func open(
      _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      UIApplication.shared.openedURLs.append(url)
      completion?(true)
    }

    /// Options for opening a URL; `open` ignores them.
    @MainActor @preconcurrency
    public final class OpenExternalURLOptions {
      public init() {}
      /// Kept and false at first.
      public var universalLinksOnly = false
    }
  }

  /// Activities that would open a scene; none does.
  @MainActor @preconcurrency
  open class UISceneActivationConditions {
    public init() {}
    /// Kept.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Kept.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  }
#endif
