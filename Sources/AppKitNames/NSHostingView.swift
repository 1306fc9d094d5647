#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An AppKit view that shows a view. Nothing is evaluated: `ViewHost` shows a view in a test.
  @MainActor @preconcurrency
  open class NSHostingView<Content: View>: NSView {
    /// The view from the initializer; its body is never evaluated here.
    public var rootView: Content
    /// The three standard bounds at first; no constraint results from them.
    public var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
    /// Keeps the view unevaluated, with a zero frame and no subviews.
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
    /// Always nil: no archive is read.
    public required init?(coder aDecoder: NSCoder) { return nil }
  }
#endif
