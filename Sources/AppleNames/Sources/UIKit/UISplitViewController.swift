/// A controller with columns: its children, or a controller for each column; nothing is drawn.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
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
  public required init?(coder: NSCoder) { return nil }
  public let style: Style
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
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { preferredDisplayMode }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { 0 }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}
