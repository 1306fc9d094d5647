#if !canImport(Darwin)
  public import KitNames

  /// A UIKit controller that keeps what a program sets. `view` loads on first access; no screen shows it.
  @MainActor @preconcurrency
  open class UIViewController: UIResponder {
    /// Drops both arguments: archives are not read, and `loadView()` makes a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a controller whose view has not loaded.
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
    /// The view, or nil before the first access; loads nothing.
    open var viewIfLoaded: UIView? { loadedView }
    /// True while a loaded or set view is kept; loads nothing.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes a plain view of the screen's size.
    open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size)) }
    /// Reads `view`, so that `viewDidLoad()` runs if it has not.
    open func loadViewIfNeeded() { _ = view }

    /// Nil at first; `navigationItem` and `tabBarItem` take a new one.
    open var title: String? {
      didSet {
        navigationItem.title = title
        tabBarItem?.title = title
      }
    }
    /// Kept points, zero at first; no popover resizes.
    open var preferredContentSize = CGSize.zero
    /// Kept, `pageSheet` at first; `present` ignores it.
    open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
    /// Kept, `coverVertical` at first; `present` shows no animation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Kept and false at first; `dismiss` ignores it.
    open var isModalInPresentation = false
    /// Kept and false at first; `present` does not look for one.
    open var definesPresentationContext = false
    /// Kept and false at first; no bar moves.
    open var hidesBottomBarWhenPushed = false
    /// Kept points, zero at first; the view's `safeAreaInsets` stay zero.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Kept, `unspecified` at first; `traitCollection` stays light.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Kept, an empty tab at first; no bar shows it.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// An empty item, made on first access; no bar shows it.
    public private(set) lazy var navigationItem = UINavigationItem()

    private var isInEditing = false
    /// False at first; setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
      get { isInEditing }
      set { setEditing(newValue, animated: false) }
    }
    /// Sets `isEditing` at once; a subclass overrides it and calls this one.
    open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

    private weak var presenter: UIViewController?
    private var presented: UIViewController?
    /// The controller that presented this one, or its nearest ancestor that was presented; nil after `dismiss`.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    /// The controller that this one, or its nearest ancestor, presents; nil after `dismiss`.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// The controller that `addChild` added this one to. Held weakly.
    public private(set) weak var parent: UIViewController?
    /// Added controllers, oldest first.
    public private(set) var children: [UIViewController] = [] { didSet { childrenDidChange() } }
    /// Called after each change of `children`; stacks and tabs fill their bars.
    func childrenDidChange() {}
    /// The nearest ancestor that is a stack; nil without one.
    open var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }
    /// The nearest ancestor with tabs; nil without one.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    /// The superview of the loaded view, else the presenting controller, else `parent`.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter ?? parent }
    /// Always the process's one collection: light.
    open var traitCollection: UITraitCollection { .current }

    /// Presents the controller from the outermost parent, and calls the completion at once. Its view does not load.
    ///
    /// Has no effect, and calls no completion, while another controller is presented.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
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
    ///
    /// Calls `willMove(toParent:)` of the child; as on a device, the program calls `didMove(toParent:)`.
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
    /// Called by `addChild`, and by stacks and tabs with nil before removal; does nothing by default.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by `removeFromParent`, and by stacks and tabs after adding; does nothing by default.
    open func didMove(toParent parent: UIViewController?) {}

    /// Called once `loadView()` has run; does nothing by default.
    open func viewDidLoad() {}
    // Never called: there is no screen to appear on.
    /// Never called here, not even by `present`; a test calls it.
    open func viewWillAppear(_ animated: Bool) {}
    /// Never called here, not even by `present`; a test calls it.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Never called here, not even by `present`; a test calls it.
    open func viewDidAppear(_ animated: Bool) {}
    /// Never called here, not even by `dismiss`; a test calls it.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Never called here, not even by `dismiss`; a test calls it.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Never called here, as no layout pass runs.
    open func viewWillLayoutSubviews() {}
    /// Never called here, as no layout pass runs.
    open func viewDidLayoutSubviews() {}
    /// Never called here: insets are always zero.
    open func viewSafeAreaInsetsDidChange() {}
    /// Never called here; a test calls it to play low memory.
    open func didReceiveMemoryWarning() {}
    /// Never called here: traits are constant.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called here, as no window turns or resizes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// False unless overridden; no bar obeys it.
    open var prefersStatusBarHidden: Bool { false }
    /// The usual style unless overridden; no bar obeys it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The value `fade` unless a subclass overrides it; no status bar moves.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Always false: presenting and dismissing take no time.
    open var isBeingPresented: Bool { false }
    /// Always false: dismissing takes no time.
    open var isBeingDismissed: Bool { false }
    /// False unless overridden; no indicator exists.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Nil unless overridden; never asked here.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// True unless overridden; no window turns.
    open var shouldAutorotate: Bool { true }
    /// `allButUpsideDown` unless overridden; never read here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Upright unless overridden; `present` does not ask.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Does nothing: the bar's preferences are not read.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: the preference is not read.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: the mask is not read.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Empty, unless a subclass overrides it; no gesture is deferred.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Held weakly; no transition asks it.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Always nil: no transition runs.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// The nearest ancestor with columns; nil without one.
    open var splitViewController: UISplitViewController? {
      parent as? UISplitViewController ?? parent?.splitViewController
    }
    /// Kept buttons of the lower bar, nil at first.
    open var toolbarItems: [UIBarButtonItem]?
    /// Sets `toolbarItems` at once.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// A button that would start and end editing; made on first access.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [unowned self] _ in setEditing(!isEditing, animated: true) })
    /// Nil: archives are not read.
    open var storyboard: UIStoryboard? { nil }
    /// Nil: archives are not read.
    open var nibName: String? { nil }
    /// Nil: archives are not read.
    open var nibBundle: Bundle? { nil }
    /// Nil: the process is no extension.
    open var extensionContext: NSExtensionContext? { nil }
    /// Always false: `addChild` and `removeFromParent` take no time.
    open var isMovingToParent: Bool { false }
    /// Always false: `addChild` and `removeFromParent` take no time.
    open var isMovingFromParent: Bool { false }
    /// Kept and false at first; `present` ignores it.
    open var providesPresentationContextTransitionStyle = false
    /// Kept and false at first; nothing is restored.
    open var restoresFocusAfterTransition = true
    /// Nil unless overridden; no bar asks it.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Nil unless overridden; no bar asks it.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Nil unless overridden; never asked here.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Nil unless overridden; never asked here.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// False unless overridden; no pointer is locked.
    open var prefersPointerLocked: Bool { false }
    /// Does nothing: the preference is not read.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// False unless overridden; no keyboard is there.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Kept, unspecified at first; no background changes.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    /// Kept way between two controllers, nil at first; nothing moves.
    open var preferredTransition: Transition?
    /// Kept, nil at first; nothing is shown.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    /// Calls `updateContentUnavailableConfiguration(using:)` at once.
    open func setNeedsUpdateContentUnavailableConfiguration() {
      updateContentUnavailableConfiguration(
        using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
    /// A hook for subclasses.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Kept scroll views by their edges; no bar follows them.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    /// Has no effect: no view moves to the other controller's.
    open func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
      options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }
    /// Never called here; does nothing by default.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// Never called here; does nothing by default.
    open func endAppearanceTransition() {}
    /// True, unless a subclass overrides it.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Never called here, as no layout pass runs.
    open func updateViewConstraints() {}
    /// Never called here: margins change nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Kept, 8 points at each edge at first.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    /// Kept and true at first; margins stay.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// Never called here; does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The parent's size, unless a subclass overrides it.
    open func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Has no effect: archives are not read.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// Never asked here; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Never called here; does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Always nil: archives are not read.
    open var focusedItem: AnyObject? { nil }
    /// Does nothing: no window turns.
    open class func attemptRotationToDeviceOrientation() {}
    /// The nearest presented controller, or this one's presentation; never nil here.
    open var activePresentationController: UIPresentationController? {
      presentingViewController == nil ? nil : presentationController
    }
    /// Kept, all edges at first; nothing is laid out.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Kept and false at first; nothing is laid out.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Kept and true at first; nothing is laid out.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Kept, nil at first; nothing is restored.
    open var restorationIdentifier: String?
    /// Kept and false at first.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The container of a presentation, of the kind of a sheet.
    open var presentationController: UIPresentationController? { sheetPresentationController }
    /// Pushes the controller on the stack around this one; without a stack, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
      if let navigationController {
        navigationController.show(vc, sender: sender)
      } else {
        present(vc, animated: false)
      }
    }
    /// Presents the controller.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: false) }
    /// Without effect: traits are the same everywhere.
    open func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    /// Without effect: gestures of the system do not arrive.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Never called: the device is not turned.
    open func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Values for a sheet, made on first access; never nil in any style.
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
      UISheetPresentationController()
    /// Values for a popover, made on first access; never nil in any style.
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
      UIPopoverPresentationController()
  }
#endif
