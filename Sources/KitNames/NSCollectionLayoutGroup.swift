#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// A row or column of elements. Values are kept, and nothing is laid out.
  @MainActor @preconcurrency
  open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The elements, in order; empty in a custom group.
    public let subitems: [NSCollectionLayoutItem]
    /// Views of the group, empty at first.
    open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    /// The distance between the elements, nil at first.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
      self.subitems = subitems
      super.init(layoutSize: layoutSize)
    }
    /// The elements side by side.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
    /// The element several times, side by side.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
      NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: max(0, count)))
    }
    /// The element several times, side by side.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
    /// The elements below each other.
    public class func vertical(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
    /// The element several times, one below the other.
    public class func vertical(
      layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
      NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: max(0, count)))
    }
    /// The element several times, one below the other.
    public class func vertical(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
    /// Elements whose places a closure returns; nothing calls it.
    public class func custom(
      layoutSize: NSCollectionLayoutSize,
      itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, []) }
  }

  /// The place of an element in a custom group.
  public final class NSCollectionLayoutGroupCustomItem: Sendable {
    /// Kept by the initializer; never changes.
    public let frame: CGRect
    /// Kept by the initializer; never changes.
    public let zIndex: Int
    /// Keeps both.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
  }

  /// The room for a layout. No layout runs; a test declares one.
  @MainActor @preconcurrency
  public protocol NSCollectionLayoutContainer: AnyObject {
    /// The conforming object supplies the value.
    var contentSize: CGSize { get }
    /// The conforming object supplies the value.
    var effectiveContentSize: CGSize { get }
    /// The conforming object supplies the value.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The conforming object supplies the value.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
  }

  /// The surroundings of a layout. No layout runs; a test declares one.
  @MainActor @preconcurrency
  public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The conforming object supplies the value.
    var container: any NSCollectionLayoutContainer { get }
  }

  /// A section of a layout. Values are kept, and nothing is laid out.
  @MainActor @preconcurrency
  open class NSCollectionLayoutSection {
    /// The group from the initializer, nil for a list.
    public let group: NSCollectionLayoutGroup?
    /// Keeps the group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
    package init() { group = nil }
    /// Points around the section, zero at first.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points between groups, 0 at first.
    open var interGroupSpacing: CGFloat = 0
    /// Headers, footers and the like, empty at first.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Kept and true at first.
    open var supplementariesFollowContentInsets = true
    /// Decorations, empty at first.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  }
#endif
