#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A stack of controllers: pushes and pops change `children` at once, without transitions.
  @MainActor @preconcurrency
  open class UINavigationController: UIViewController {
    /// Makes the controller the only child.
    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      setChildren([rootViewController])
    }
    /// An empty stack; the classes of the bars have no effect.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    /// Drops both arguments; the stack is empty.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Changes of a stack.
    public enum Operation: Int, Sendable { case none, push, pop }
    /// Seconds that a device takes to hide a bar, 0.2.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    /// A bar outside any view; its `topItem` is that of the last child.
    open var navigationBar: UINavigationBar { bar }
    private let bar = UINavigationBar()
    override func childrenDidChange() { navigationBar.items = children.map(\.navigationItem) }
    /// A bar outside any view; it starts without items.
    open var toolbar: UIToolbar! { bottomBar }
    private let bottomBar = UIToolbar()
    /// A gesture without view, made on first access; no swipe starts it.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// A gesture without view, made on first access; no swipe starts it.
    public private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// A gesture without view, made on first access; no tap starts it.
    public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    /// A gesture without view, made on first access; no swipe starts it.
    public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// Kept and false at first; sizes stay the same.
    open var isNavigationBarHidden = false
    /// Kept and true at first; sizes stay the same.
    open var isToolbarHidden = true
    /// Held weakly; told of pushes and pops.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The stack from bottom to top, which is `children`.
    open var viewControllers: [UIViewController] {
      get { children }
      set { setViewControllers(newValue, animated: false) }
    }
    /// The last child, nil for an empty stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller presented by the stack, else the last child.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Makes a change, around which the delegate hears of the new last child.
    private func change(_ controllers: [UIViewController], animated: Bool, _ make: () -> Void) {
      let former = topViewController
      guard let new = controllers.last, new !== former else { return make() }
      delegate?.navigationController(self, willShow: new, animated: animated)
      make()
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    /// Appends the child at once; nothing slides.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      change(children + [viewController], animated: animated) { adopt(viewController) }
    }
    /// Removes and returns the last child; nil with fewer than two.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard children.count > 1 else { return nil }
      return pop(to: children.count - 1, animated: animated).first
    }
    /// Removes and returns all children above the first; an empty array for none.
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
    /// Replaces all children at once; nothing slides.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      change(viewControllers, animated: animated) { setChildren(viewControllers) }
    }
    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    /// Sets `isNavigationBarHidden` at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Sets `isToolbarHidden` at once.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Kept and false at first; no bar moves.
    open var hidesBarsOnSwipe = false
    /// Kept and false at first; no bar moves.
    open var hidesBarsOnTap = false
    /// Kept and false at first; no bar moves.
    open var hidesBarsWhenKeyboardAppears = false
    /// Kept and false at first; no bar moves.
    open var hidesBarsWhenVerticallyCompact = false
  }
#endif
