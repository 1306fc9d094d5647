/// A scene with windows: the only one of the process, or one that a test makes.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  public let screen = UIScreen.main
  public let interfaceOrientation = UIInterfaceOrientation.portrait
  public let traitCollection = UITraitCollection.current
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  public let coordinateSpace: UIScreen = .main
  public var effectiveGeometry: UIWindowScene { self }
  static let only = UIWindowScene()
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public class GeometryPreferences {
    public final class iOS: GeometryPreferences {
      public let interfaceOrientations: UIInterfaceOrientationMask
      public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
