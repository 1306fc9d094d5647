#if !canImport(Darwin)
  public import KitNames

  /// An arrangement in lines. It keeps sizes and distances; no line is laid out.
  @MainActor @preconcurrency
  open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The mark for a size that a cell would decide.
    public nonisolated static let automaticSize = CGSize(width: -1, height: -1)
    /// Points, 50 by 50 at first.
    open var itemSize = CGSize(width: 50, height: 50)
    /// Points, zero at first.
    open var estimatedItemSize = CGSize.zero
    /// Points between lines, 10 at first.
    open var minimumLineSpacing: CGFloat = 10
    /// Points between cells, 10 at first.
    open var minimumInteritemSpacing: CGFloat = 10
    /// Points around a section, zero at first.
    open var sectionInset = UIEdgeInsets.zero
    /// Kept, `fromContentInset` at first.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// Kept, vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points, zero at first.
    open var headerReferenceSize = CGSize.zero
    /// Points, zero at first.
    open var footerReferenceSize = CGSize.zero
    /// Kept and false at first.
    open var sectionHeadersPinToVisibleBounds = false
    /// Kept and false at first.
    open var sectionFootersPinToVisibleBounds = false

    /// The rectangle that a section's inset counts from.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  }

  /// Sizes and distances of a flow layout. The layout asks for none; a test does.
  @MainActor @preconcurrency
  public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    // By default those of the layout.
    /// Never asked here; the default follows from its arguments.
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize
  }

  extension UICollectionViewDelegateFlowLayout {
    private func value<Value>(
      _ path: KeyPath<UICollectionViewFlowLayout, Value>, of layout: UICollectionViewLayout, or value: Value
    ) -> Value { (layout as? UICollectionViewFlowLayout)?[keyPath: path] ?? value }

    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { value(\.itemSize, of: collectionViewLayout, or: .zero) }
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { value(\.sectionInset, of: collectionViewLayout, or: .zero) }
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { value(\.minimumLineSpacing, of: collectionViewLayout, or: 0) }
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { value(\.minimumInteritemSpacing, of: collectionViewLayout, or: 0) }
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { value(\.headerReferenceSize, of: collectionViewLayout, or: .zero) }
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { value(\.footerReferenceSize, of: collectionViewLayout, or: .zero) }
  }
#endif
