#if !canImport(Darwin)
  public import Foundation

  /// A timer for frames. No screen has frames, and no selector reaches a method, so that it never fires.
  @MainActor @preconcurrency
  open class CADisplayLink {
    /// Drops target and selector.
    public init(target: Any, selector sel: Any) {}
    /// Has no effect: it never fires.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Has no effect: it never fires.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Has no effect: it never fires.
    open func invalidate() {}
    /// Kept and false at first.
    open var isPaused = false
    /// Seconds since the system started.
    open var timestamp: TimeInterval { CACurrentMediaTime() }
    /// A sixtieth of a second later than `timestamp`.
    open var targetTimestamp: TimeInterval { timestamp + duration }
    /// A sixtieth of a second.
    open var duration: TimeInterval { 1 / 60 }
    /// Kept, 0 at first.
    open var preferredFramesPerSecond = 0
    /// Kept, 1 at first.
    open var frameInterval = 1
    /// Kept.
    open var preferredFrameRateRange = CAFrameRateRange.default
  }
#endif
