#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A controller whose view loads at the first use of `view`; no window makes it appear.
  @MainActor @preconcurrency
  open class NSViewController: NSResponder {
    /// Drops both arguments: no nib file is read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Always nil: no archive is read.
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
    /// True once `view` was read or assigned.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes a plain `NSView`; a subclass that assigns none gets one as well.
    open func loadView() { view = NSView() }

    /// Nil at first; the window's title does not follow it.
    open var title: String?
    /// Any object of the program, nil at first.
    open var representedObject: Any?
    /// Points, zero at first; no popover or window follows it.
    open var preferredContentSize = NSSize.zero
    /// The controller that `addChild(_:)` was called on; a weak reference.
    public private(set) weak var parent: NSViewController?
    /// Controllers in the order of addition; their views are not subviews.
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
    /// Controllers that this one presents, oldest first; nil before the first.
    public private(set) var presentedViewControllers: [NSViewController]?
    /// The controller that presents this one, nil after `dismiss`; a weak reference.
    public private(set) weak var presentingViewController: NSViewController?
    /// Ends the presentation of this controller; no effect without one.
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
    /// Keeps the other controller in `presentedViewControllers`; its view is not loaded.
    open func presentAsSheet(_ viewController: NSViewController) { present(viewController) }
    /// Settings of a change between children, as AppKit's bits; none is animated.
    public struct TransitionOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let crossfade = TransitionOptions(rawValue: 1)
      public static let slideUp = TransitionOptions(rawValue: 0x10)
      public static let slideDown = TransitionOptions(rawValue: 0x20)
      public static let slideLeft = TransitionOptions(rawValue: 0x40)
      public static let slideRight = TransitionOptions(rawValue: 0x80)
      public static let slideForward = TransitionOptions(rawValue: 0x140)
      public static let slideBackward = TransitionOptions(rawValue: 0x180)
      public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
    }
    /// Puts the second view in the place of the first one, and calls the handler at once.
    open func transition(
      from fromViewController: NSViewController, to toViewController: NSViewController,
      options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
    ) {
      fromViewController.view.superview?.replaceSubview(fromViewController.view, with: toViewController.view)
      completion?()
    }
    /// Puts a child at that place.
    open func insertChild(_ childViewController: NSViewController, at index: Int) {
      addChild(childViewController)
      children.insert(children.removeLast(), at: min(index, children.count))
    }
    /// Removes the child at that place.
    open func removeChild(at index: Int) { children[index].removeFromParent() }
    /// Keeps the other controller in `presentedViewControllers`; no popover is made.
    open func present(
      _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView,
      preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
    ) { present(viewController) }
    /// Calls the animator's method at once, and keeps the other controller.
    open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator) {
      present(viewController)
      animator.animatePresentation(of: viewController, from: self)
    }
    /// Kept, zero at first; nothing is laid out.
    open var preferredScreenOrigin = NSPoint.zero
    /// Kept, nil at first; nothing is laid out.
    open var sourceItemView: NSView?
    /// Always nil: nothing is laid out.
    open var nibName: String? { nil }
    /// Always nil: nothing is laid out.
    open var nibBundle: Bundle? { nil }
    /// Always nil: nothing is laid out.
    open var storyboard: NSStoryboard? { nil }
    /// Always zero: nothing is laid out.
    open var preferredMinimumSize: NSSize { .zero }
    /// Always zero: nothing is laid out.
    open var preferredMaximumSize: NSSize { .zero }
    open var viewIfLoaded: NSView? { loadedView }
    /// Kept; nothing is laid out.
    open func loadViewIfNeeded() { _ = view }
    /// Empty, a hook for subclasses that only a test calls.
    open func preferredContentSizeDidChange(for viewController: NSViewController) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func viewWillTransition(to newSize: NSSize) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
    /// Always true: hooks for subclasses.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Empty, a hook for subclasses that only a test calls.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// Always true: hooks for subclasses.
    open func commitEditing() -> Bool { true }
    /// Empty, a hook for subclasses that only a test calls.
    open func discardEditing() {}
    /// Keeps the other controller in `presentedViewControllers`; no window is made.
    open func presentAsModalWindow(_ viewController: NSViewController) { present(viewController) }

    /// Empty, a hook for subclasses, called once after `loadView()`.
    open func viewDidLoad() {}
    // Never called: there is no screen to appear on.
    /// Empty, a hook for subclasses that only a test calls.
    open func viewWillAppear() {}
    /// Empty, a hook for subclasses; ordering a window in does not cause it.
    open func viewDidAppear() {}
    /// Empty, a hook for subclasses; ordering a window out does not cause it.
    open func viewWillDisappear() {}
    /// Empty, a hook for subclasses; closing a window does not cause it.
    open func viewDidDisappear() {}
    /// Empty, a hook for subclasses, since no layout pass runs.
    open func viewWillLayout() {}
    /// Empty, a hook for subclasses; `layoutSubtreeIfNeeded()` does not cause it.
    open func viewDidLayout() {}
    /// Empty, a hook for subclasses; no constraint is solved.
    open func updateViewConstraints() {}
  }

  /// Shows a controller in its own way.
  @MainActor @preconcurrency
  public protocol NSViewControllerPresentationAnimator: AnyObject {
    /// Only tests call it, as nothing here does.
    func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
    /// Only a test calls it.
    func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
  }
#endif
