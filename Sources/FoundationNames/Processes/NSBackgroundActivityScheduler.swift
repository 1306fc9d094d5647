#if !canImport(Darwin)
  public import Foundation

  /// Work that macOS starts when it suits. Nothing is started here: the settings are kept.
  open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    /// What came of the work.
    public enum Result: Int, Sendable { case finished = 1, deferred }
    /// Tells what came of the work.
    public typealias CompletionHandler = @Sendable (NSBackgroundActivityScheduler.Result) -> Void

    public let identifier: String
    /// Kept, as the other settings.
    open var qualityOfService = QualityOfService.background
    open var repeats = false
    open var interval: TimeInterval = 0
    open var tolerance: TimeInterval = 0
    /// Always false.
    open var shouldDefer: Bool { false }

    public init(identifier: String) { self.identifier = identifier }

    /// Does nothing: the closure is never called.
    open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {}
    /// Does nothing: no work is scheduled.
    open func invalidate() {}
  }
#endif
