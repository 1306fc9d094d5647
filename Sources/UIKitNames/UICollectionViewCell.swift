#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A cell that only a program makes: no grid dequeues one.
  @MainActor @preconcurrency
  open class UICollectionViewCell: UIView {
    /// Makes a cell whose only subview is `contentView`.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.frame = bounds
      addSubview(contentView)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// An empty view of the first size, the first of `subviews`.
    public let contentView = UIView()
    /// Kept, nil at first; `contentView` does not change with it.
    public var contentConfiguration: (any UIContentConfiguration)?
    /// Kept and false at first; no tap changes it.
    public var isSelected = false
    /// Kept and false at first; no finger changes it.
    public var isHighlighted = false
    /// Never called here: no grid reuses cells. Does nothing by default.
    open func prepareForReuse() {}
  }
#endif
