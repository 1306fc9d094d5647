#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The place and look of a grid's element.
  @MainActor @preconcurrency
  open class UICollectionViewLayoutAttributes {
    /// Attributes without a path.
    public required init() {}
    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
      self.init()
      self.indexPath = indexPath
    }
    /// Attributes of another view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
      self.init(forCellWith: indexPath)
      (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
    }
    /// Attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
      self.init(forCellWith: indexPath)
      (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
    }

    /// The element's path.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind from the initializer; nil for a cell.
    public private(set) var representedElementKind: String?
    /// A cell, unless an initializer says otherwise.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// Points, empty at first; consistent with `center` and `size`.
    open var frame = CGRect.zero
    /// The middle of `frame`.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size of `frame`; a new one keeps `center`.
    open var size: CGSize {
      get { frame.size }
      set {
        let middle = center
        frame.size = newValue
        center = middle
      }
    }
    /// The origin zero, with `size`.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: size) }
      set { size = newValue.size }
    }
    /// The identity at first; `frame` does not follow it (our choice).
    open var transform = CGAffineTransform.identity
    /// The identity at first; `frame` does not follow it (our choice).
    open var transform3D = CATransform3DIdentity
    /// From 0 to 1, 1 at first.
    open var alpha: CGFloat = 1
    /// 0 at first.
    open var zIndex = 0
    /// False at first.
    open var isHidden = false

    /// A copy of the same class, with the values of this one.
    open func copy() -> Any {
      let copy = Self()
      (copy.indexPath, copy.representedElementKind) = (indexPath, representedElementKind)
      (copy.representedElementCategory, copy.frame) = (representedElementCategory, frame)
      (copy.transform, copy.transform3D, copy.alpha) = (transform, transform3D, alpha)
      (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
      return copy
    }
    /// The same as `copy()`.
    ///
    /// - Parameter zone: without effect.
    open func copy(with zone: NSZone? = nil) -> Any { copy() }
    /// Whether all values are equal.
    open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UICollectionViewLayoutAttributes else { return false }
      return indexPath == other.indexPath && representedElementKind == other.representedElementKind
        && frame == other.frame && transform == other.transform && transform3D == other.transform3D
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  /// The part of a layout that is out of date. No layout is asked for one.
  @MainActor @preconcurrency
  open class UICollectionViewLayoutInvalidationContext {
    public init() {}
    /// Always false.
    open var invalidateEverything: Bool { false }
    /// Always false.
    open var invalidateDataSourceCounts: Bool { false }
    /// Kept, zero at first.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Kept, zero at first.
    open var contentSizeAdjustment = CGSize.zero
    /// The cells of `invalidateItems(at:)`; nil at first.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Keeps the paths.
    open func invalidateItems(at indexPaths: [IndexPath]) {
      invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
  }

  /// The part of a flow layout that is out of date.
  @MainActor @preconcurrency
  open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Kept and true at first.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Kept and true at first.
    open var invalidateFlowLayoutAttributes = true
  }
#endif
