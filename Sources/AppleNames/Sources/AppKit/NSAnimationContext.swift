/// A movement of several views. Nothing moves: changes apply at once.
@MainActor @preconcurrency
public final class NSAnimationContext {
  private static var groups = [NSAnimationContext()]
  public static var current: NSAnimationContext { groups[groups.count - 1] }
  public var duration: TimeInterval = 0.25
  public var allowsImplicitAnimation = false
  public var timingFunction: CAMediaTimingFunction?
  public var completionHandler: (() -> Void)?
  /// Makes the changes at once in a group, and then calls the handler.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }
  public class func beginGrouping() { groups.append(NSAnimationContext()) }
  public class func endGrouping() {
    if groups.count > 1 { groups.removeLast().completionHandler?() }
  }
}
