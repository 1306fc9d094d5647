#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A group of changes to layers. Nothing moves, and a completion runs as soon as the group ends.
  @MainActor @preconcurrency
  public enum CATransaction {
    /// The completions of the open groups, innermost last.
    private static var completions: [(() -> Void)?] = []
    /// Opens a group inside the current one; its changes apply at once.
    public static func begin() { completions.append(nil) }
    /// Keeps the block for `commit()`; calls it at once if no group is open.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
      if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    /// Closes the innermost group and calls its completion; no effect without an open group.
    public static func commit() { completions.popLast()??() }
    /// No effect: no change is pending.
    public static func flush() {}
    /// No effect: layers have no implicit animations here.
    public static func setDisableActions(_ flag: Bool) {}
    /// Always false: `setDisableActions(_:)` has no effect.
    public static func disableActions() -> Bool { false }
    /// Drops the seconds: no change takes time.
    public static func setAnimationDuration(_ dur: TimeInterval) {}
    /// Always 0.25 seconds, though no change takes time.
    public static func animationDuration() -> TimeInterval { 0.25 }
    /// Drops the curve: no change takes time.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Always nil: no change takes time.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }
    /// The block of the innermost open group.
    public static func completionBlock() -> (() -> Void)? { completions.last ?? nil }
    /// Does nothing: no other thread has layers.
    public static func lock() {}
    /// Does nothing: no other thread has layers.
    public static func unlock() {}
    /// Drops the value.
    public static func setValue(_ anObject: Any?, forKey key: String) {}
    /// Always nil.
    public static func value(forKey key: String) -> Any? { nil }
  }

  /// Seconds since the system started, from `ProcessInfo.systemUptime`.
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
#endif
