#if !canImport(Darwin)
  public import Foundation

  /// A width or height in a layout: points, or a fraction of the container.
  public final class NSCollectionLayoutDimension: Sendable {
    private enum Unit { case width, height, absolute, estimated }
    private let unit: Unit
    /// The fraction or the points.
    public let dimension: CGFloat
    private init(_ unit: Unit, _ dimension: CGFloat) { (self.unit, self.dimension) = (unit, dimension) }
    /// A fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
      NSCollectionLayoutDimension(.width, fractionalWidth)
    }
    /// A fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
      NSCollectionLayoutDimension(.height, fractionalHeight)
    }
    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
      NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Points that the content would change.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
      NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Points that the content of all cells would change.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { estimated(estimate) }
    public var isFractionalWidth: Bool { unit == .width }
    public var isFractionalHeight: Bool { unit == .height }
    public var isAbsolute: Bool { unit == .absolute }
    public var isEstimated: Bool { unit == .estimated }
  }

  /// A width and a height in a layout.
  public final class NSCollectionLayoutSize: Sendable {
    /// Kept by the initializer; never changes.
    public let widthDimension: NSCollectionLayoutDimension
    /// Kept by the initializer; never changes.
    public let heightDimension: NSCollectionLayoutDimension
    /// Keeps both.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
      (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }
  }

  /// A distance between elements: exact, or at least that large.
  public final class NSCollectionLayoutSpacing: Sendable {
    /// Points.
    public let spacing: CGFloat
    /// Kept by the initializer; never changes.
    public let isFlexibleSpacing: Bool
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }
    /// At least that many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
      NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Exactly that many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
      NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
  }

  /// Distances around an element; nil where there is none.
  public final class NSCollectionLayoutEdgeSpacing: Sendable {
    /// Kept by the initializer; never changes.
    public let leading: NSCollectionLayoutSpacing?
    /// Kept by the initializer; never changes.
    public let top: NSCollectionLayoutSpacing?
    /// Kept by the initializer; never changes.
    public let trailing: NSCollectionLayoutSpacing?
    /// Kept by the initializer; never changes.
    public let bottom: NSCollectionLayoutSpacing?
    /// Keeps all four.
    public init(
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
      bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
  }

  /// The place of a supplementary view at an element.
  public final class NSCollectionLayoutAnchor: Sendable {
    /// Kept by the initializer; never changes.
    public let edges: NSDirectionalRectEdge
    /// The offset, in points or in fractions of the view.
    public let offset: CGPoint
    /// Kept by the initializer; never changes.
    public let isAbsoluteOffset: Bool
    public var isFractionalOffset: Bool { !isAbsoluteOffset }
    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
      (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    }
    /// The edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// An offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
      self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// An offset in fractions of the view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
      self.init(edges, fractionalOffset, isAbsolute: false)
    }
  }
#endif
