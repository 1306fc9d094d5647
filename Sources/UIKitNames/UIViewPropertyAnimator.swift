#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An animation that makes its changes at once.
  @MainActor @preconcurrency
  public final class UIViewPropertyAnimator {
    private var animations: [() -> Void]
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Seconds, kept.
    public let duration: TimeInterval
    /// Always false: an animation ends when it starts.
    public var isRunning: Bool { false }
    /// Kept, 0 at first.
    public var fractionComplete: CGFloat = 0

    /// Keeps the changes until the start.
    public init(
      duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
      self.duration = duration
      self.animations = animations.map { [$0] } ?? []
    }
    /// Keeps the changes until the start; the damping has no effect.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
      self.duration = duration
      self.animations = animations.map { [$0] } ?? []
    }
    /// Keeps further changes.
    public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Keeps code for the end.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }
    /// Makes all changes, and runs the code for the end.
    public func startAnimation() {
      animations.forEach { $0() }
      animations = []
      fractionComplete = 1
      completions.forEach { $0(.end) }
      completions = []
    }
    /// Starts at once.
    public func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Forgets the changes that were not made.
    public func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  }

  extension UIView {
    /// The speed of an animation; none takes time.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  }

  /// The place where an animation ended.
  public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
#endif
