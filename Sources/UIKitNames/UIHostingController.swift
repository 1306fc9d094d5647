#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A UIKit controller that keeps a view and never evaluates it. `ViewHost` shows a view in a test.
  @MainActor @preconcurrency
  open class UIHostingController<Content: View>: UIViewController {
    /// Kept, without evaluation of its body; a test can pass it to `ViewHost`.
    public var rootView: Content
    /// Kept and empty at first; no size is passed on.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// Kept, `all` at first; nothing is inset.
    public var safeAreaRegions: SafeAreaRegions = .all

    /// Keeps the view; makes no graph and no render tree.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: archives are not read.
    public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }
    /// Always nil: archives are not read.
    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Our choice: returns the offered size, as nothing is laid out.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
  }
#endif
