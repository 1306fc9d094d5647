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
      /// A height with that identifier; the closure is not called.
      public static func custom(
        identifier: Identifier? = nil,
        resolver:
          @escaping (any UISheetPresentationControllerDetentResolutionContext)
          -> CGFloat?
      ) -> Detent { Detent(name: identifier?.rawValue ?? "custom") }
      /// The name of a height.
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let medium = Identifier("medium")
        public static let large = Identifier("large")
      }
      /// The name of the height.
      public var identifier: Identifier { Identifier(name) }
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
    /// Kept and false at first; no window is of compact height.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Kept, nil at first; a test sets it, too.
    public var selectedDetentIdentifier: Detent.Identifier?
    /// Kept, nil at first; nothing is dimmed.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Kept, nil at first.
    public var sourceView: UIView?
    /// Makes the changes at once.
    public func animateChanges(_ changes: () -> Void) { changes() }
    /// Without effect: heights are not computed.
    public func invalidateDetents() {}
  }

  /// The greatest height, for a custom one. None is computed.
  @MainActor @preconcurrency
  public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
  }

  /// Learns of a new height. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController)
  }

  extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {}
  }
#endif
