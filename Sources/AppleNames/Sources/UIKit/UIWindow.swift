/// A window without a screen: it keeps its root controller and belongs to a scene.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// A hidden window with that frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
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
  open var windowLevel = Level.normal
  public private(set) var isKeyWindow = false
  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
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
  open func sendEvent(_ event: UIEvent) {}
  open var canBecomeKey: Bool { true }
  open var canResizeToFitContent = false
  open func becomeKey() {}
  open func resignKey() {}
}
