#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A movement of several views. Nothing moves: changes apply at once.
  @MainActor @preconcurrency
  public final class NSAnimationContext {
    private static var groups = [NSAnimationContext()]
    /// The settings of the innermost open group, or those outside of any.
    public static var current: NSAnimationContext { groups[groups.count - 1] }
    /// Seconds, 0.25 at first. No change takes that long here.
    public var duration: TimeInterval = 0.25
    /// False at first; every change applies at once either way.
    public var allowsImplicitAnimation = false
    /// A curve that the context keeps and never evaluates; nil at first.
    public var timingFunction: CAMediaTimingFunction?
    /// A closure that `endGrouping()` calls, nil at first.
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
    /// Opens a group with its own settings; its changes apply at once.
    public class func beginGrouping() { groups.append(NSAnimationContext()) }
    /// Closes the innermost group and calls its completion handler; no effect without an open group.
    public class func endGrouping() {
      if groups.count > 1 { groups.removeLast().completionHandler?() }
    }
  }
#endif
