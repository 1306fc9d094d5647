#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A grid that asks its data source for counts and cells; it shows no cell.
  @MainActor @preconcurrency
  open class UICollectionView: UIScrollView {
    private static let proxy = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    /// The one shared grid that holds appearance values; other grids ignore them.
    public class func appearance() -> UICollectionView { proxy }

    /// Keeps frame and layout; the layout never runs.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
      layout.collectionView = self
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept; a new layout moves no cell.
    open var collectionViewLayout: UICollectionViewLayout {
      didSet {
        if oldValue.collectionView === self { oldValue.collectionView = nil }
        collectionViewLayout.collectionView = self
      }
    }
    /// Replaces the layout at once.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      collectionViewLayout = layout
    }
    /// Replaces the layout at once, then calls the completion with true.
    open func setCollectionViewLayout(
      _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
      collectionViewLayout = layout
      completion?(true)
    }

    /// Held weakly; asked for counts, cells and headers.
    public weak var dataSource: (any UICollectionViewDataSource)?
    /// Held weakly; only a test calls it.
    public var delegate: (any UICollectionViewDelegate)? {
      get { scrollObserver as? any UICollectionViewDelegate }
      set { scrollObserver = newValue }
    }
    /// Held weakly; no cell is fetched ahead.
    public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Held weakly; no cell is dragged.
    public weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Held weakly; nothing is dropped.
    public weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Kept and true at first; no cell is dragged.
    public var dragInteractionEnabled = true
    /// Kept, `immediate` at first; no cell is dragged.
    public var reorderingCadence = ReorderingCadence.immediate
    /// Kept outside `subviews`, nil at first.
    public var backgroundView: UIView?
    /// Kept and true at first; no tap selects.
    public var allowsSelection = true
    /// False at first: a second selected cell replaces the first.
    public var allowsMultipleSelection = false
    /// Kept and false at first; no tap selects.
    public var allowsSelectionDuringEditing = false
    /// Kept and false at first; no tap selects.
    public var allowsMultipleSelectionDuringEditing = false
    /// Kept and false at first; no focus moves.
    public var selectionFollowsFocus = false
    /// Kept and true at first; no focus moves.
    public var allowsFocus = true
    /// Kept and false at first; no focus moves.
    public var remembersLastFocusedIndexPath = false
    /// Kept and true at first; no cell is fetched ahead.
    public var isPrefetchingEnabled = true
    /// Kept, all at first; no cell has a size.
    public var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Kept and false at first; no cell shows controls.
    public var isEditing = false

    /// The number that the data source returns; 0 without one.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number that the data source returns; 0 without one.
    open func numberOfItems(inSection section: Int) -> Int {
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// Drops the selection; no cell is shown. A test asks the data source itself.
    open func reloadData() { selection.removeAll() }
    /// Runs the updates at once, then calls the completion with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      completion?(true)
    }
    var selection = KeptSelection()
  }
#endif
