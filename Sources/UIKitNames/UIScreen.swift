#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// The screen, of the default size of `EnvironmentValues.viewportSize`, with two pixels to a point.
  @MainActor @preconcurrency
  public final class UIScreen {
    public static let main = UIScreen()

    // Only a program itself posts them.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChange")
    public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")

    /// The default `viewportSize` from the origin, in points.
    public let bounds = CGRect(origin: .zero, size: EnvironmentValues().viewportSize)
    /// Pixels to a point, along each side.
    public let scale: CGFloat = 2
    /// Pixels to a point, the same 2 as `scale`.
    public var nativeScale: CGFloat { scale }
    /// From 0 to 1; kept.
    public var brightness: CGFloat = 0.5
    /// Always false: no recorder copies the screen.
    public let isCaptured = false
    /// Always 60, our choice; no frame is drawn.
    public let maximumFramesPerSecond = 60
    /// The current traits, which are light.
    public var traitCollection: UITraitCollection { .current }
    /// The area in pixels: each length of `bounds` times `scale`.
    public var nativeBounds: CGRect {
      CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
  }
#endif
