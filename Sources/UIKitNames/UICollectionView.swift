#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A grid without cells: it has no data source to ask.
  @MainActor @preconcurrency
  open class UICollectionView: UIScrollView {
    private static let proxy = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    /// The one shared grid that holds appearance values; other grids ignore them.
    public class func appearance() -> UICollectionView { proxy }

    /// Keeps frame and layout; the layout never runs.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept; a new layout moves no cell.
    public var collectionViewLayout: UICollectionViewLayout
    /// Kept outside `subviews`, nil at first.
    public var backgroundView: UIView?
    /// Does nothing; subclasses can override it and tests can call it.
    open func reloadData() {}
  }
#endif
