@_spi(AppleNames) import ViewEngine

/// An AppKit view that shows a view. Nothing is evaluated: `ViewHost` shows a view in a test.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  /// Keeps the view unevaluated, with a zero frame and no subviews.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder aDecoder: NSCoder) { return nil }
}
