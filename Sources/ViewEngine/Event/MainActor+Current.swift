#if !canImport(Darwin)
  import Dispatch
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension MainActor {
  /// Whether this thread runs the main actor now, without a way of the language to ask.
  package nonisolated static var isCurrent: Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0
    #else
      // Asked first, because the job in which a process makes its first host continues under an executor that is the
      // main one no longer, where no task would start. It may be on the main thread before the main queue is served.
      if MainQueue.isCurrent || Thread.isMainThread { return true }
      // Outside of Apple's systems any thread may serve the main actor. A task that starts at once runs here and now
      // if this is the main actor, and else on another thread, because this one waits.
      let runner = Runner()
      Task.immediate { @MainActor in runner.note() }
      return runner.isThisThread
    #endif
  }
}

#if !canImport(Darwin)
  /// The queue that serves the main actor, where the runtime uses Dispatch.
  private enum MainQueue {
    private static let key = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
  }

  private final class Runner: @unchecked Sendable {
    private let lock = Lock()
    private var thread: pthread_t?
    func note() { lock.withLock { thread = pthread_self() } }

    var isThisThread: Bool {
      guard let thread = lock.withLock({ thread }) else { return false }
      return pthread_equal(thread, pthread_self()) != 0
    }
  }
#endif
