#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The arrangement of a grid's cells. No layout pass asks it; a test does.
  @MainActor @preconcurrency
  open class UICollectionViewLayout {
    public init() {}
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The class of the attributes, for subclasses with their own.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts, for subclasses with their own.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// The grid that has this layout; nil without one. Held weakly.
    public internal(set) weak var collectionView: UICollectionView?

    /// Zero, unless a subclass overrides it.
    open var collectionViewContentSize: CGSize { .zero }
    /// Never called here; does nothing by default.
    open func prepare() {}
    /// Does nothing, as there is no layout pass.
    open func invalidateLayout() {}
    /// Does nothing, as there is no layout pass.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    /// Nil, unless a subclass overrides it.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Nil, unless a subclass overrides it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Nil, unless a subclass overrides it.
    open func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Nil, unless a subclass overrides it.
    open func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// False, unless a subclass overrides it.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// False, unless a subclass overrides it.
    open func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// An empty context, unless a subclass overrides it.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      UICollectionViewLayoutInvalidationContext()
    }
    /// The proposed offset, unless a subclass overrides it.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposedContentOffset
    }
    /// The proposed offset, unless a subclass overrides it.
    open func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Never called here; does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Never called here; does nothing by default.
    open func finalizeCollectionViewUpdates() {}
    /// Never called here; does nothing by default.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Never called here; does nothing by default.
    open func finalizeAnimatedBoundsChange() {}
    /// The attributes of the cell, unless a subclass overrides it.
    open func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// The attributes of the cell, unless a subclass overrides it.
    open func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// False, unless a subclass overrides it.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Always left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Has no effect: no view is made by its type.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  }

  /// A change of a grid's cells. No change is announced to a layout.
  @MainActor @preconcurrency
  open class UICollectionViewUpdateItem {
    /// Kinds of changes.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// The place before; nil for an addition.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place behind; nil for a removal.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind.
    public let updateAction: Action
    init(_ updateAction: Action, from before: IndexPath?, to after: IndexPath?) {
      (self.updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (updateAction, before, after)
    }
  }
#endif
