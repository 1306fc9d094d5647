#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// An element of a layout. Values are kept, and nothing is laid out.
  @MainActor @preconcurrency
  open class NSCollectionLayoutItem {
    /// The size from the initializer.
    public let layoutSize: NSCollectionLayoutSize
    /// The views from the initializer.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Points inside the element, zero at first.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Distances around the element, nil at first.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Keeps size and views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
      (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
  }

  /// A view at an element of a layout, such as a badge.
  @MainActor @preconcurrency
  open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind from the initializer.
    public let elementKind: String
    /// The place at the element; nil for a view at a section's edge.
    public let containerAnchor: NSCollectionLayoutAnchor?
    /// The place of the view itself; nil without one.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order in front of others, 0 at first.
    open var zIndex = 0
    /// Keeps all.
    public init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor?,
      itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
      (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
      super.init(layoutSize: layoutSize)
    }
  }

  /// A header, a footer or another view at a section's edge.
  @MainActor @preconcurrency
  open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge from the initializer.
    public let alignment: NSRectAlignment
    /// The offset from the initializer, in points.
    public let offset: CGPoint
    /// Kept and true at first.
    open var extendsBoundary = true
    /// Kept and false at first.
    open var pinToVisibleBounds = false
    /// Keeps all.
    public init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
      absoluteOffset: CGPoint = .zero
    ) {
      (self.alignment, offset) = (alignment, absoluteOffset)
      super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: nil)
    }
  }

  /// A decoration behind a section.
  @MainActor @preconcurrency
  open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind.
    public let elementKind: String
    /// The order in front of others, 0 at first.
    open var zIndex = 0
    private init(background elementKind: String) {
      self.elementKind = elementKind
      super.init(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
    /// A decoration of that kind, as large as the section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
      NSCollectionLayoutDecorationItem(background: elementKind)
    }
  }
#endif
