#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A cell that only a program makes: no grid dequeues one.
  @MainActor @preconcurrency
  open class UICollectionViewCell: UIView {
    /// An empty view for the content, outside `subviews`.
    public let contentView = UIView()
    /// Kept and false at first; no tap changes it.
    public var isSelected = false
    /// Kept and false at first; no finger changes it.
    public var isHighlighted = false
    /// Never called here: no grid reuses cells. Does nothing by default.
    open func prepareForReuse() {}
  }
#endif
