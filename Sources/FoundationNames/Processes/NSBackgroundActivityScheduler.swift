#if !canImport(Darwin)
  public import Foundation

  /// Work that macOS starts when it suits. Nothing is started here: the settings are kept.
  open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    /// What came of the work.
    public enum Result: Int, Sendable { case finished = 1, deferred }
    /// Tells what came of the work.
    public typealias CompletionHandler = @Sendable (NSBackgroundActivityScheduler.Result) -> Void

    /// Kept; no work is scheduled.
    public let identifier: String
    /// Kept, as the other settings.
    open var qualityOfService = QualityOfService.background
    /// Kept; no work is scheduled.
    open var repeats = false
    /// Kept; no work is scheduled.
    open var interval: TimeInterval = 0
    /// Kept; no work is scheduled.
    open var tolerance: TimeInterval = 0
    /// Always false.
    open var shouldDefer: Bool { false }

    /// Kept; no work is scheduled.
    public init(identifier: String) { self.identifier = identifier }

    /// Does nothing: the closure is never called.
    open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {}
    /// Does nothing: no work is scheduled.
    open func invalidate() {}
  }
#endif
