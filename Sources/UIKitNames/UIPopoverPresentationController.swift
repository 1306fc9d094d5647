#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Values for a bubble with an arrow; kept, as no window shows it.
  @MainActor @preconcurrency
  public final class UIPopoverPresentationController: UIPresentationController {
    /// Kept anchor of the arrow, nil at first.
    public var sourceView: UIView?
    /// Kept, in points of the anchor view; null at first.
    public var sourceRect = CGRect.null
    /// Kept anchor in a bar, nil at first.
    public var barButtonItem: UIBarButtonItem?
    /// Kept, all four sides at first.
    public var permittedArrowDirections: UIPopoverArrowDirection = .any
  }
#endif
