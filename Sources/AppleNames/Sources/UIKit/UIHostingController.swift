@_spi(AppleNames) import ViewEngine

/// A UIKit controller that keeps a view and never evaluates it. `ViewHost` shows a view in a test.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public var safeAreaRegions: SafeAreaRegions = .all
  /// Keeps the view; makes no graph and no render tree.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }
  public required init?(coder aDecoder: NSCoder) { return nil }
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
