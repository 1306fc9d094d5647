#if !canImport(Darwin)
  import KitNames

  extension UICollectionView {
    /// A set of places to scroll a cell to; the offset stays.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let top = ScrollPosition(rawValue: 1)
      public static let centeredVertically = ScrollPosition(rawValue: 2)
      public static let bottom = ScrollPosition(rawValue: 4)
      public static let left = ScrollPosition(rawValue: 8)
      public static let centeredHorizontally = ScrollPosition(rawValue: 16)
      public static let right = ScrollPosition(rawValue: 32)
    }
    /// The directions in which cells follow each other.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// The kinds of elements in a layout.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// The pace at which cells make room for a dragged one.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    /// Times at which cells would get new sizes.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// The kind of a section's header in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  }
#endif
