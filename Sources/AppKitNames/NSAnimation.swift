#if !canImport(Darwin)
  public import KitNames

  /// An animation by frames. Starting it sets the last progress at once.
  @MainActor @preconcurrency
  open class NSAnimation {
    public typealias Progress = Float
    /// Curves, numbered from 0; none is followed.
    public enum Curve: UInt, Sendable { case easeInOut, easeIn, easeOut, linear }
    /// Where the frames run, numbered from 0.
    public enum BlockingMode: UInt, Sendable { case blocking, nonblocking, nonblockingThreaded }
    /// Keeps both.
    public init(duration: TimeInterval, animationCurve: Curve) {
      (self.duration, self.animationCurve) = (duration, animationCurve)
    }
    /// A second with the first curve.
    public convenience init() { self.init(duration: 1, animationCurve: .easeInOut) }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept, 1 at first; no time passes.
    open var duration: TimeInterval = 1
    /// Kept, `easeInOut` at first; no time passes.
    open var animationCurve = Curve.easeInOut
    /// Kept, `blocking` at first; no time passes.
    open var animationBlockingMode = BlockingMode.blocking
    /// Kept, 30 at first; no time passes.
    open var frameRate: Float = 30
    /// Kept, empty at first; no time passes.
    open var progressMarks: [NSNumber] = []
    /// A weak reference, told of start and end.
    open weak var delegate: (any NSAnimationDelegate)?
    /// From 0 to 1, 0 at first.
    open var currentProgress: Progress = 0
    /// The same as the progress.
    open var currentValue: Float { currentProgress }
    /// Always false: an animation ends when it starts.
    open var isAnimating: Bool { false }
    /// Sets the last progress, and tells the delegate, unless it refuses.
    open func start() {
      if delegate?.animationShouldStart(self) == false { return }
      currentProgress = 1
      delegate?.animationDidEnd(self)
    }
    /// No effect: an animation has ended.
    open func stop() {}
    open func start(when animation: NSAnimation, reachesProgress startProgress: Progress) {}
    open func stop(when animation: NSAnimation, reachesProgress stopProgress: Progress) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func clearStart() {}
    /// Empty, a hook for subclasses that only a test calls.
    open func clearStop() {}
    open func addProgressMark(_ progressMark: Progress) { progressMarks.append(NSNumber(value: progressMark)) }
    open func removeProgressMark(_ progressMark: Progress) { progressMarks.removeAll { $0.floatValue == progressMark } }
  }

  /// Learns of an animation.
  @MainActor @preconcurrency
  public protocol NSAnimationDelegate: AnyObject {
    /// True by default.
    func animationShouldStart(_ animation: NSAnimation) -> Bool
    /// Only tests call it; empty by default.
    func animationDidEnd(_ animation: NSAnimation)
    /// Only tests call it; empty by default.
    func animationDidStop(_ animation: NSAnimation)
    /// Only tests call it; empty by default.
    func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress)
  }

  extension NSAnimationDelegate {
    public func animationShouldStart(_ animation: NSAnimation) -> Bool { true }
    public func animationDidEnd(_ animation: NSAnimation) {}
    public func animationDidStop(_ animation: NSAnimation) {}
    public func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) {}
  }

  /// An animation of frames of views and windows, which sets nothing.
  @MainActor @preconcurrency
  open class NSViewAnimation: NSAnimation {
    /// The name of a value.
    public struct Key: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let target = Key(rawValue: "NSViewAnimationTargetKey")
      public static let startFrame = Key(rawValue: "NSViewAnimationStartFrameKey")
      public static let endFrame = Key(rawValue: "NSViewAnimationEndFrameKey")
      public static let effect = Key(rawValue: "NSViewAnimationEffectKey")
    }
    /// A change of visibility.
    public struct EffectName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let fadeIn = EffectName(rawValue: "NSViewAnimationFadeInEffect")
      public static let fadeOut = EffectName(rawValue: "NSViewAnimationFadeOutEffect")
    }
    /// Kept, empty at first.
    open var viewAnimations: [[Key: Any]] = []
    /// Keeps its arguments, and does nothing else.
    public convenience init(viewAnimations: [[Key: Any]]) {
      self.init(duration: 0.5, animationCurve: .easeInOut)
      self.viewAnimations = viewAnimations
    }
  }
#endif
