/// A UIKit controller that keeps what a program sets. `view` loads on first access; no screen shows it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { return nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  private var loadedView: UIView?
  /// Made by `loadView()` on first access; `viewDidLoad()` follows. Nil resets it.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size)) }
  open func loadViewIfNeeded() { _ = view }
  /// Nil at first; `navigationItem` and `tabBarItem` take a new one.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public private(set) lazy var navigationItem = UINavigationItem()
  private var isInEditing = false
  /// False at first; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }
  private weak var presenter: UIViewController?
  private var presented: UIViewController?
  public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = [] { didSet { childrenDidChange() } }
  func childrenDidChange() {}
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter ?? parent }
  open var traitCollection: UITraitCollection { .current }
  /// Presents the controller from the outermost parent, and calls the completion at once. Its view does not load.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else { return }
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    outermost.presented = viewControllerToPresent
    viewControllerToPresent.presenter = outermost
    completion?()
  }
  /// Drops the presented controller with all above it, or else this one, and calls the completion at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    var below = presentedViewController == nil ? presentingViewController : presentedViewController?.presenter
    while let controller = below {
      below = controller.presented
      controller.presented?.presenter = nil
      controller.presented = nil
    }
    completion?()
  }
  /// Appends the controller, after it has left another parent. Its view joins no superview.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    if childController.parent === self {
      children.removeAll { $0 === childController }
    } else {
      childController.removeFromParent()
    }
    childController.parent = self
    children.append(childController)
  }
  /// Leaves the parent and calls `didMove(toParent:)` with nil; no effect without a parent.
  open func removeFromParent() {
    guard let parent else { return }
    self.parent = nil
    parent.children.removeAll { $0 === self }
    didMove(toParent: nil)
  }
  /// Replaces all children; containers such as stacks and tabs use it.
  func setChildren(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { release(child) }
    for child in controllers where child.parent !== self { adopt(child) }
    if children != controllers { children = controllers }
  }
  /// Adds a child as a container of UIKit does, with both calls.
  func adopt(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }
  /// Removes a child as a container of UIKit does, with both calls.
  func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.removeFromParent()
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  open var extensionContext: NSExtensionContext? { nil }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var restorationIdentifier: String?
  open var presentationController: UIPresentationController? { sheetPresentationController }
  /// Pushes the controller on the stack around this one; without a stack, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: false)
    }
  }
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
}
