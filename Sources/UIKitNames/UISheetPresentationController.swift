#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Values for a card at the bottom of a window; kept, as none opens.
  @MainActor @preconcurrency
  public final class UISheetPresentationController: UIPresentationController {
    /// A resting height, known by its name only; no points are computed.
    public struct Detent: Hashable, Sendable {
      let name: String
      /// The height of about half a window; equal to each other `medium()`.
      public static func medium() -> Detent { Detent(name: "medium") }
      /// The full height; equal to each other `large()`.
      public static func large() -> Detent { Detent(name: "large") }
    }

    /// Kept heights, `large()` alone at first.
    public var detents: [Detent] = [.large()]
    /// Kept and false at first; no handle appears.
    public var prefersGrabberVisible = false
    /// Kept points, nil for the system's radius at first.
    public var preferredCornerRadius: CGFloat?
    /// Kept and true at first; no drag changes the height.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept and false at first; no window is of compact height.
    public var prefersEdgeAttachedInCompactHeight = false
  }
#endif
