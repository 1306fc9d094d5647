#if !canImport(Darwin)
  public import KitNames

  /// A window without a screen: it keeps its root controller and belongs to a scene.
  @MainActor @preconcurrency
  open class UIWindow: UIView {
    // Only a program itself posts them.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKey")
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")

    /// A hidden window with that frame, in points of the screen.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Takes the size of the scene's screen, and joins the scene's `windows`.
    public convenience init(windowScene: UIWindowScene) {
      self.init(frame: windowScene.screen.bounds)
      self.windowScene = windowScene
      // NB: an initializer may set the property without its observer.
      if !windowScene.windows.contains(self) { windowScene.windows.append(self) }
    }

    /// The scene that lists this window; a new one moves it there. Held weakly.
    public weak var windowScene: UIWindowScene? {
      didSet {
        oldValue?.windows.removeAll { $0 === self }
        windowScene?.windows.append(self)
      }
    }
    /// Nil at first; a new one's view loads, fills the window and replaces the former one's in `subviews`.
    open var rootViewController: UIViewController? {
      didSet {
        if oldValue !== rootViewController { oldValue?.viewIfLoaded?.removeFromSuperview() }
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
      }
    }
    /// Kept, `normal` at first; no window is ordered by it.
    open var windowLevel = Level.normal
    /// True after `makeKey()`, until another window of the scene calls it.
    public private(set) var isKeyWindow = false
    /// Always the process's one screen.
    open var screen: UIScreen { .main }
    /// Always the window itself.
    open override var window: UIWindow? { self }

    /// A distance to the front; higher numbers are nearer.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
      public let rawValue: CGFloat
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Makes a level from any number; `normal` is 0.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      public static let normal = Level(0)
      public static let statusBar = Level(1000)
      public static let alert = Level(2000)
      public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
      /// A level that is nearer by the distance.
      public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    }

    /// Makes this the only key window of its scene, and calls the hooks of both; posts no notification.
    open func makeKey() {
      if isKeyWindow { return }
      let former = windowScene?.keyWindow
      former?.isKeyWindow = false
      isKeyWindow = true
      former?.resignKey()
      becomeKey()
    }
    /// Sets `isHidden` to false and calls `makeKey()`. A window without a scene joins the process's scene.
    open func makeKeyAndVisible() {
      if windowScene == nil { windowScene = .only }
      isHidden = false
      makeKey()
    }
    /// Never called here, as no event arrives; does nothing by default.
    open func sendEvent(_ event: UIEvent) {}
    /// False, unless a subclass overrides it.
    open var canBecomeKey: Bool { true }
    /// Kept and false at first; nothing resizes.
    open var canResizeToFitContent = false
    /// Called when the window becomes key; does nothing by default.
    open func becomeKey() {}
    /// Called when another window of the scene becomes key; does nothing by default.
    open func resignKey() {}
  }
#endif
