#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An AppKit controller that shows a view. Nothing is evaluated: `ViewHost` shows a view in a test.
  @MainActor @preconcurrency
  open class NSHostingController<Content: View>: NSViewController {
    /// The view from the initializer; its body is never evaluated here.
    public var rootView: Content
    /// Empty at first; `preferredContentSize` does not follow the content.
    public var sizingOptions: NSHostingSizingOptions = []
    /// Keeps the view unevaluated; `view` loads an empty `NSView`.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: no archive is read.
    public init?(coder: NSCoder, rootView: Content) { return nil }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    /// Returns the offered size, our choice: nothing is laid out.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
  }
#endif
