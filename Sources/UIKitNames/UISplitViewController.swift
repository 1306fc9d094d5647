#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A controller with columns: its children, or a controller for each column; nothing is drawn.
  @MainActor @preconcurrency
  open class UISplitViewController: UIViewController {
    /// Counts of columns.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// Columns from the leading edge.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    /// Columns that show.
    public enum DisplayMode: Int, Sendable {
      case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
      case twoDisplaceSecondary
    }
    /// Ways to place columns.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// Sides of the first column.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    /// Backgrounds of the first column.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    /// Times at which the button for a column shows.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    /// The mark for a width that the system decides.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// Keeps the count of columns.
    public init(style: Style) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }
    /// Drops both arguments; the count of columns is unspecified.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      style = .unspecified
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The count of columns.
    public let style: Style
    /// Held weakly; only a test calls it.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The children.
    open var viewControllers: [UIViewController] {
      get { children }
      set { setChildren(newValue) }
    }
    private var columns: [Column: UIViewController] = [:]
    /// Keeps the controller of the column; it becomes a child.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
      columns[column] = vc
      setChildren(columns.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value))
    }
    /// The controller of the column; nil without one.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Always true, as on a phone.
    open var isCollapsed: Bool { true }
    /// The preferred mode.
    open var displayMode: DisplayMode { preferredDisplayMode }
    /// Kept, automatic at first; no column moves.
    open var preferredDisplayMode = DisplayMode.automatic
    /// Kept, automatic at first; no column moves.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The preferred behaviour.
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    /// Kept and true at first; no swipe arrives.
    open var presentsWithGesture = true
    /// Kept, leading at first.
    open var primaryEdge = PrimaryEdge.leading
    /// Kept, none at first.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Kept and false at first.
    open var showsSecondaryOnlyButton = false
    /// Kept, automatic at first.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// A button without an effect.
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    // Widths of the columns in points or fractions: kept, nothing is laid out.
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// Kept, `automaticDimension` at first; no column is laid out.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// Always 0: nothing is laid out.
    open var primaryColumnWidth: CGFloat { 0 }
    /// Always 0: nothing is laid out.
    open var supplementaryColumnWidth: CGFloat { 0 }
    /// Has no effect: no column moves.
    open func show(_ column: Column) {}
    /// Has no effect: no column moves.
    open func hide(_ column: Column) {}
  }

  /// An observer of columns; only a test calls it. Each answer is the proposed one by default.
  @MainActor @preconcurrency
  public protocol UISplitViewControllerDelegate: AnyObject {
    /// Never asked here; the default follows from its arguments.
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Never called here; does nothing by default.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Never called here; does nothing by default.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
  }

  extension UISplitViewControllerDelegate {
    public func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  }
#endif
