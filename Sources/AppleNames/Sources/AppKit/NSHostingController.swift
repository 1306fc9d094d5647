@_spi(AppleNames) import ViewEngine

/// An AppKit controller that shows a view. Nothing is evaluated: `ViewHost` shows a view in a test.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content
  /// Keeps the view unevaluated; `view` loads an empty `NSView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) { return nil }
  public required init?(coder: NSCoder) { return nil }
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
