#if !canImport(Darwin)
  public import KitNames

  /// A table that asks its data source for counts and cells; it shows no row.
  @MainActor @preconcurrency
  open class UITableView: UIScrollView {
    private static let proxy = UITableView(frame: .zero, style: .plain)
    /// The one shared table that holds appearance values; other tables ignore them.
    public class func appearance() -> UITableView { proxy }

    /// Keeps frame, in points, and grouping.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// The grouping given to the initializer.
    public let style: Style
    /// Held weakly; asked for counts, titles and cells.
    public weak var dataSource: (any UITableViewDataSource)?
    /// Held weakly; only a test calls it.
    public var delegate: (any UITableViewDelegate)? {
      get { scrollObserver as? any UITableViewDelegate }
      set { scrollObserver = newValue }
    }
    /// Held weakly; no row is fetched ahead.
    public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Held weakly; no row is dragged.
    public weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Held weakly; nothing is dropped.
    public weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Kept and true at first; no row is dragged.
    public var dragInteractionEnabled = true

    /// Kept points; -1, the initial value, means automatic.
    public var rowHeight: CGFloat = UITableView.automaticDimension
    /// Kept points; -1, the initial value, means automatic.
    public var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// Kept points above a heading, -1 for automatic at first.
    public var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    /// Kept points; -1, the initial value, means automatic.
    public var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Kept points; -1, the initial value, means automatic.
    public var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Kept points; -1, the initial value, means automatic.
    public var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Kept points; -1, the initial value, means automatic.
    public var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Kept points, 15 at the left at first; no line is drawn.
    public var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Kept, `fromCellEdges` at first; no line is drawn.
    public var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Kept, nil at first; no line is drawn.
    public var separatorColor: UIColor?
    /// Kept, nil at first; no line is drawn.
    public var separatorEffect: UIVisualEffect?
    /// Kept, `singleLine` at first; no line is drawn.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Kept and false at first; rows keep their margins.
    public var cellLayoutMarginsFollowReadableWidth = false
    /// Kept and true at first; margins stay.
    public var insetsContentViewsToSafeArea = true
    /// Kept and true at first; no tap selects.
    public var allowsSelection = true
    /// Kept and false at first; no tap selects.
    public var allowsSelectionDuringEditing = false
    /// False at first: a second selected row replaces the first.
    public var allowsMultipleSelection = false
    /// Kept and false at first; no tap selects.
    public var allowsMultipleSelectionDuringEditing = false
    /// Kept and false at first; no focus moves.
    public var selectionFollowsFocus = false
    /// Kept and true at first; no focus moves.
    public var allowsFocus = true
    /// Kept and false at first; no focus moves.
    public var remembersLastFocusedIndexPath = false
    /// Kept and true at first; no row is fetched ahead.
    public var isPrefetchingEnabled = true
    /// Kept, all at first; no row has a size.
    public var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Kept outside `subviews`, nil at first.
    public var tableHeaderView: UIView?
    /// Kept outside `subviews`, nil at first.
    public var tableFooterView: UIView?
    /// Kept outside `subviews`, nil at first.
    public var backgroundView: UIView?
    /// Kept, nil at first; no index is drawn.
    public var sectionIndexColor: UIColor?
    /// Kept, nil at first; no index is drawn.
    public var sectionIndexBackgroundColor: UIColor?
    /// Kept, nil at first; no index is drawn.
    public var sectionIndexTrackingBackgroundColor: UIColor?
    /// Kept, 0 at first; no index is drawn.
    public var sectionIndexMinimumDisplayRowCount = 0
    /// False at first; `setEditing(_:animated:)` sets it.
    public var isEditing: Bool {
      get { isInEditing }
      set { setEditing(newValue, animated: false) }
    }
    private var isInEditing = false
    /// Sets `isEditing` at once.
    open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

    /// The number that the data source returns; 0 without one.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number that the data source returns; 0 without one.
    open func numberOfRows(inSection section: Int) -> Int {
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Drops the selection; no row is shown. A test asks the data source itself.
    open func reloadData() { selection.removeAll() }
    /// Runs the updates at once, then calls the completion with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      completion?(true)
    }

    var selection = KeptSelection()
    var registered: [String: AnyClass] = [:]
  }
#endif
