/// Values for a card at the bottom of a window; kept, as none opens.
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  public struct Detent: Hashable, Sendable {
    let name: String
    public static func medium() -> Detent { Detent(name: "medium") }
    public static func large() -> Detent { Detent(name: "large") }
    /// A height with that identifier; the closure is not called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent { Detent(name: identifier?.rawValue ?? "custom") }
    public var identifier: Identifier { Identifier(name) }
  }
  public var detents: [Detent] = [.large()]
  public var prefersGrabberVisible = false
  public var preferredCornerRadius: CGFloat?
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var sourceView: UIView?
  public func animateChanges(_ changes: () -> Void) { changes() }
  public func invalidateDetents() {}
}

/// The greatest height, for a custom one. None is computed.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}

/// Learns of a new height. Only a test calls it.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
