/// A controller whose view loads at the first use of `view`; no window makes it appear.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { return nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  private var loadedView: NSView?
  /// Loaded by `loadView()` at the first use; `viewDidLoad()` follows. Assigning a view calls neither.
  open var view: NSView {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { self.view = NSView() }
        viewDidLoad()
      }
      return loadedView ?? NSView()
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = NSView() }
  open var title: String?
  open var representedObject: Any?
  open var preferredContentSize = NSSize.zero
  public private(set) weak var parent: NSViewController?
  public private(set) var children: [NSViewController] = []
  /// Moves the controller here from its former parent; its view is not loaded.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  /// Takes the controller out of its parent's `children`; no effect without a parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  public private(set) var presentedViewControllers: [NSViewController]?
  public private(set) weak var presentingViewController: NSViewController?
  open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
  /// Ends the presentation of the other controller; ignores one that this one does not present.
  open func dismiss(_ viewController: NSViewController) {
    guard viewController.presentingViewController === self else { return }
    presentedViewControllers?.removeAll { $0 === viewController }
    viewController.presentingViewController = nil
  }
  private func present(_ viewController: NSViewController) {
    viewController.dismiss(nil)
    presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
    viewController.presentingViewController = self
  }
  open func presentAsSheet(_ viewController: NSViewController) { present(viewController) }
  open var viewIfLoaded: NSView? { loadedView }
  open func loadViewIfNeeded() { _ = view }
  open func presentAsModalWindow(_ viewController: NSViewController) { present(viewController) }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
}
