#if !canImport(Darwin)
  public import KitNames

  /// A layout of sections, groups and items. It keeps them; nothing is laid out.
  @MainActor @preconcurrency
  open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// A closure that makes the section of an index.
    public typealias SectionProvider = UICollectionViewCompositionalLayoutSectionProvider
    /// Makes a test's sections: the closure from the initializer, or one that returns the only section.
    public let sectionProvider: SectionProvider
    /// Kept.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    /// Keeps the section for all indexes.
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    /// Keeps the section for all indexes, and the settings.
    public convenience init(
      section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Keeps the closure; nothing calls it.
    public convenience init(sectionProvider: @escaping SectionProvider) {
      self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Keeps the closure and the settings; nothing calls the closure.
    public init(
      sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      (self.sectionProvider, self.configuration) = (sectionProvider, configuration)
      super.init()
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// A layout of lists with these settings.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
      -> UICollectionViewCompositionalLayout
    {
      UICollectionViewCompositionalLayout { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  /// A closure that makes the section of an index.
  public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Settings of a whole layout, kept.
  @MainActor @preconcurrency
  open class UICollectionViewCompositionalLayoutConfiguration {
    public init() {}
    /// Vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between sections, 0 at first.
    open var interSectionSpacing: CGFloat = 0
    /// Headers, footers and the like of the whole grid, empty at first.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The safe area at first.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
  }

  /// The rectangle that insets count from.
  public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

  /// Scrolling of a section across the layout's direction.
  public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// The element of a section at a moment of scrolling. Nothing scrolls; a test declares one.
  @MainActor @preconcurrency
  public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The conforming object supplies the value.
    var alpha: CGFloat { get set }
    /// The conforming object supplies the value.
    var zIndex: Int { get set }
    /// The conforming object supplies the value.
    var isHidden: Bool { get set }
    /// The conforming object supplies the value.
    var center: CGPoint { get set }
    /// The conforming object supplies the value.
    var bounds: CGRect { get }
    /// The conforming object supplies the value.
    var frame: CGRect { get }
    /// The conforming object supplies the value.
    var transform: CGAffineTransform { get set }
    /// The conforming object supplies the value.
    var transform3D: CATransform3D { get set }
    /// The conforming object supplies the value.
    var indexPath: IndexPath { get }
    /// The conforming object supplies the value.
    var name: String { get }
    /// The conforming object supplies the value.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The conforming object supplies the value.
    var representedElementKind: String? { get }
  }

  extension NSCollectionLayoutSection {
    /// A closure that changes elements as they scroll.
    public typealias VisibleItemsInvalidationHandler = (
      [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
    ) -> Void
    /// Kept, none at first; nothing scrolls.
    public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      get { KeptValues.value(of: self, or: .none) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, automatic at first.
    public var contentInsetsReference: UIContentInsetsReference {
      get { KeptValues.value(of: self, or: .automatic) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, automatic at first.
    public var supplementaryContentInsetsReference: UIContentInsetsReference {
      get { KeptValues.value(of: self, or: .automatic) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first; nothing scrolls.
    public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// A section without a group; the settings have no effect.
    public class func list(
      using configuration: UICollectionLayoutListConfiguration,
      layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
  }

  extension NSCollectionLayoutEnvironment {
    /// Always the process's one collection.
    public var traitCollection: UITraitCollection { .current }
  }
#endif
