#if !canImport(Darwin)
  public import KitNames

  /// A controller with a grid, of which it is data source and delegate.
  @MainActor @preconcurrency
  open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var layout: UICollectionViewLayout
    /// Keeps the layout for the grid.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }
    /// Drops both arguments; the grid has a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      layout = UICollectionViewFlowLayout()
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }

    /// The layout from the initializer.
    open var collectionViewLayout: UICollectionViewLayout { layout }
    private var grid: UICollectionView?
    /// The grid, made with `view`.
    open var collectionView: UICollectionView! {
      get {
        loadViewIfNeeded()
        return grid
      }
      set {
        grid = newValue
        view = newValue
      }
    }
    /// Makes a grid of the screen's size whose data source and delegate the controller is.
    open override func loadView() {
      let grid = UICollectionView(
        frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), collectionViewLayout: layout)
      (grid.dataSource, grid.delegate) = (self, self)
      self.grid = grid
      view = grid
    }
    /// Kept and true at first; nothing appears.
    open var clearsSelectionOnViewWillAppear = true
    /// Kept and true at first; no gesture moves a cell.
    open var installsStandardGestureForInteractiveMovement = true
    /// Kept and false at first; no transition runs.
    open var useLayoutToLayoutNavigationTransitions = false

    // Subclasses override these; a grid without cells is the default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      true
    }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Never called here; does nothing by default.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
#endif
