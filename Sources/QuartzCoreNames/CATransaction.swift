#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A group of changes to layers. Nothing moves, and a completion runs at once.
  @MainActor @preconcurrency
  public enum CATransaction {
    /// No effect: changes apply at once, inside a group or not.
    public static func begin() {}
    /// Calls the block at once, before later changes of the same group.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    /// No effect: no change waits for it.
    public static func commit() {}
    /// No effect: no change is pending.
    public static func flush() {}
    /// No effect: layers have no implicit animations here.
    public static func setDisableActions(_ flag: Bool) {}
    /// Drops the seconds: no change takes time.
    public static func setAnimationDuration(_ dur: Double) {}
  }

  /// Seconds since the system started, from `ProcessInfo.systemUptime`.
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
#endif
