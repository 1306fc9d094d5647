/// A stack of controllers: pushes and pops change `children` at once, without transitions.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Makes the controller the only child.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setChildren([rootViewController])
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { return nil }
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  open var navigationBar: UINavigationBar { bar }
  private let bar = UINavigationBar()
  override func childrenDidChange() { navigationBar.items = children.map(\.navigationItem) }
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack from bottom to top, which is `children`.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// Makes a change, around which the delegate hears of the new last child.
  private func change(_ controllers: [UIViewController], animated: Bool, _ make: () -> Void) {
    let former = topViewController
    guard let new = controllers.last, new !== former else { return make() }
    delegate?.navigationController(self, willShow: new, animated: animated)
    make()
    delegate?.navigationController(self, didShow: new, animated: animated)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(children + [viewController], animated: animated) { adopt(viewController) }
  }
  /// Removes and returns the last child; nil with fewer than two.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(to: children.count - 1, animated: animated).first
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated: animated) }
  /// Removes and returns all children above that one; nil if it is no child.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    children.firstIndex(of: viewController).map { pop(to: $0 + 1, animated: animated) }
  }
  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(children.dropFirst(count))
    change(Array(children.prefix(count)), animated: animated) {
      for controller in popped { release(controller) }
    }
    return popped
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(viewControllers, animated: animated) { setChildren(viewControllers) }
  }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
}
