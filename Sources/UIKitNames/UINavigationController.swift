#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A stack of controllers: pushes and pops change `children` at once, without transitions.
  @MainActor @preconcurrency
  open class UINavigationController: UIViewController {
    /// Makes the controller the only child.
    public convenience init(rootViewController: UIViewController) {
      self.init(nibName: nil, bundle: nil)
      setChildren([rootViewController])
    }

    /// A bar outside any view; its `topItem` is that of the last child.
    public let navigationBar = UINavigationBar()
    override func childrenDidChange() { navigationBar.topItem = children.last?.navigationItem }
    /// A bar outside any view; it starts without items.
    public let toolbar = UIToolbar()
    /// A gesture without view, made on first access; no swipe starts it.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// Kept and false at first; sizes stay the same.
    public var isNavigationBarHidden = false
    /// Kept and true at first; sizes stay the same.
    public var isToolbarHidden = true
    /// Held weakly; its protocol has no methods here.
    public weak var delegate: (any UINavigationControllerDelegate)?
    /// The stack from bottom to top, which is `children`.
    open var viewControllers: [UIViewController] {
      get { children }
      set { setChildren(newValue) }
    }
    /// The last child, nil for an empty stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller presented by the stack, else the last child.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Appends the child at once; nothing slides.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { adopt(viewController) }
    /// Removes and returns the last child; nil with fewer than two.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard children.count > 1, let last = children.last else { return nil }
      release(last)
      return last
    }
    /// Removes and returns all children above the first; an empty array for none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      let popped = Array(children.dropFirst())
      for controller in popped { release(controller) }
      return popped
    }
    /// Replaces all children at once; nothing slides.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setChildren(viewControllers) }
    /// Sets `isNavigationBarHidden` at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  }
#endif
