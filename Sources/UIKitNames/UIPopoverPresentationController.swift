#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The container of a popover, as settings; nothing pops over.
  @MainActor @preconcurrency
  public final class UIPopoverPresentationController: UIPresentationController {
    /// The view that an arrow would point at, nil at first.
    public var sourceView: UIView?
    /// Part of `sourceView` that an arrow would point at; null at first.
    public var sourceRect = CGRect.null
    /// The view or bar item that an arrow would point at, nil at first.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The bar item that an arrow would point at, nil at first.
    public var barButtonItem: UIBarButtonItem?
    /// Kept, all directions at first; there is no arrow.
    public var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Always unknown: there is no arrow.
    public var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// Kept, nil at first; nothing is drawn.
    public var backgroundColor: UIColor?
    /// Views that stay usable, nil at first; kept.
    public var passthroughViews: [UIView]?
    /// Kept and false at first.
    public var canOverlapSourceViewRect = false
    /// Kept, zero at first; nothing is laid out.
    public var popoverLayoutMargins = UIEdgeInsets.zero
    /// The sheet that would replace it in a narrow window, made on first access.
    public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController()
  }

  /// A view or a bar item, as the source of a popover.
  @MainActor @preconcurrency
  public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
  extension UIView: UIPopoverPresentationControllerSourceItem {}
  extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
  extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
#endif
