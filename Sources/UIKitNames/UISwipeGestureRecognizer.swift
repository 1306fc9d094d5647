#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A gesture of a fast finger; none arrives.
  @MainActor @preconcurrency
  open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of ways that a finger may move.
    public struct Direction: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let right = Direction(rawValue: 1)
      public static let left = Direction(rawValue: 2)
      public static let up = Direction(rawValue: 4)
      public static let down = Direction(rawValue: 8)
    }
    /// Kept, `right` at first; no movement is compared with it.
    open var direction = Direction.right
    /// Kept count of fingers, 1 at first.
    open var numberOfTouchesRequired = 1
  }
#endif
