#if !canImport(Darwin)
  import KitNames

  /// A scene with windows: the only one of the process, or one that a test makes.
  @MainActor @preconcurrency
  public final class UIWindowScene: UIScene {
    /// The windows of the scene, in the order they joined. Held strongly.
    public internal(set) var windows: [UIWindow] = []
    /// The first window that is key; nil for none.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The process's one screen.
    public let screen = UIScreen.main
    /// Always upright, even after `requestGeometryUpdate`.
    public let interfaceOrientation = UIInterfaceOrientation.portrait
    /// The process's one collection: light.
    public let traitCollection = UITraitCollection.current
    /// Constants about the bar with the clock; never nil.
    public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// The screen, whose coordinates every window shares.
    public let coordinateSpace: UIScreen = .main
    /// Kept, nil at first; no window obeys them.
    public var sizeRestrictions: UISceneSizeRestrictions?
    /// The scene itself, which has the orientation.
    public var effectiveGeometry: UIWindowScene { self }

    /// The scene of a process without a screen.
    static let only = UIWindowScene()

    /// Does nothing: no window turns, and the handler is not called.
    public func requestGeometryUpdate(
      _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// A wish about a scene's rotation; no scene follows one.
    public class GeometryPreferences {
      /// A wish about an iOS scene's rotation; kept.
      public final class iOS: GeometryPreferences {
        /// The mask given to the initializer, all by default.
        public let interfaceOrientations: UIInterfaceOrientationMask
        /// Keeps the mask; the scene never reads it.
        public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
          self.interfaceOrientations = interfaceOrientations
        }
      }
    }
  }
#endif
