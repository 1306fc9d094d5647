#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A movement of a layer as settings; nothing moves.
  @MainActor @preconcurrency
  open class CAAnimation {
    public init() {}

    /// Seconds, 0 at first, without a default of a quarter second.
    public var duration: Double = 0
    /// Seconds of layer time, 0 at first; no clock reaches it.
    public var beginTime: Double = 0
    /// A count with fractions, 0 at first; no repetition runs.
    public var repeatCount: Float = 0
    /// False at first; nothing moves in either direction.
    public var autoreverses = false
    /// True at first; a layer keeps no animation anyway.
    public var isRemovedOnCompletion = true
    /// A curve, nil at first; no frame samples it.
    public var timingFunction: CAMediaTimingFunction?
  }
#endif
