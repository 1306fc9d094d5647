#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A movement of several views. Nothing moves: changes apply at once.
  @MainActor @preconcurrency
  public final class NSAnimationContext {
    public static let current = NSAnimationContext()
    /// Seconds, 0.25 at first. No change takes that long here.
    public var duration: TimeInterval = 0.25
    /// False at first; every change applies at once either way.
    public var allowsImplicitAnimation = false
    /// A curve that the context keeps and never evaluates; nil at first.
    public var timingFunction: CAMediaTimingFunction?
    /// A closure that the context keeps and never calls. `runAnimationGroup` calls its own argument.
    public var completionHandler: (() -> Void)?
    /// Makes the changes at once with the shared context, and then calls the handler.
    public class func runAnimationGroup(
      _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
      changes(current)
      completionHandler?()
    }
    /// No effect: changes apply at once, grouped or not.
    public class func beginGrouping() {}
    /// No effect: no group is open, and no completion waits.
    public class func endGrouping() {}
  }
#endif
