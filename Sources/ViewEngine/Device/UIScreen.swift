#if !canImport(Darwin)
  public import Foundation

  /// The screen: as large as `EnvironmentValues.viewportSize` is where nobody has set it, with two pixels to a point.
  @MainActor @preconcurrency
  public final class UIScreen {
    public static let main = UIScreen()

    /// In points.
    public let bounds = CGRect(origin: .zero, size: EnvironmentValues().viewportSize)
    /// How many pixels a point is wide.
    public let scale: CGFloat = 2
    /// In pixels.
    public var nativeBounds: CGRect {
      CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
  }
#endif
