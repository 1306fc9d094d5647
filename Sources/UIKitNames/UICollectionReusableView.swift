#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A cell or another view of a grid, which only a program makes.
  @MainActor @preconcurrency
  open class UICollectionReusableView: UIView {
    /// Makes an empty view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The identifier that a grid was asked for; nil for a view that a program makes.
    public internal(set) var reuseIdentifier: String?
    /// Never called here: no grid reuses views. Does nothing by default.
    open func prepareForReuse() {}
    /// Never called here: no layout runs. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Never called here: no layout runs. Does nothing by default.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Never called here: no layout runs. Does nothing by default.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The same attributes, unless a subclass overrides it.
    open func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }
#endif
