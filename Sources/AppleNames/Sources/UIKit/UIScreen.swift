@_spi(AppleNames) import ViewEngine

/// The screen, of the default size of `EnvironmentValues.viewportSize`, with two pixels to a point.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()
  public let bounds = CGRect(origin: .zero, size: EnvironmentValues().viewportSize)
  public let scale: CGFloat = 2
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  public let isCaptured = false
  public let maximumFramesPerSecond = 60
  public var traitCollection: UITraitCollection { .current }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
