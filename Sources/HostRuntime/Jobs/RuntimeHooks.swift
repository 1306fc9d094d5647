#if canImport(Darwin)
  import Darwin
#endif

/// Makes the runtime report runnable jobs to the ledger, if it calls its hooks: on Apple systems, and before 6.3. The
/// previous hook receives jobs without an owner, so that two libraries can hook the same entry.
enum RuntimeHooks {
  // Each is written once, by `install`, before the hook that reads it is there.
  nonisolated(unsafe) private static var outerGlobal: RuntimeSymbols.EnqueueHook?
  nonisolated(unsafe) private static var outerMain: RuntimeSymbols.EnqueueHook?
  nonisolated(unsafe) private static var outerIsMain: RuntimeSymbols.IsMainHook?
  private static let main = HookedMainExecutor()
  nonisolated(unsafe) private static var outerDelay: RuntimeSymbols.EnqueueWithDelayHook?
  nonisolated(unsafe) private static var outerDeadline: RuntimeSymbols.EnqueueWithDeadlineHook?

  static func install() {
    if let hook = RuntimeSymbols.enqueueGlobal {
      outerGlobal = hook.pointee
      hook.pointee = { job, original in
        if JobLedger.takes(job, isForMain: false) { return }
        if let outer = RuntimeHooks.outerGlobal { outer(job, original) } else { original(job) }
      }
    }
    if let hook = RuntimeSymbols.enqueueMain {
      outerMain = hook.pointee
      hook.pointee = { job, original in
        if JobLedger.takes(job, isForMain: true) { return }
        if let outer = RuntimeHooks.outerMain { outer(job, original) } else { original(job) }
      }
    }
    installForSleeps()
  }

  static func replaceMainExecutor() {
    guard let getMain = RuntimeSymbols.getMain, let isMain = RuntimeSymbols.isMain, getMain.pointee == nil,
      RuntimeSymbols.enqueueOnMain != nil
    else { return }
    outerIsMain = isMain.pointee
    isMain.pointee = { executor, original in
      if RuntimeHooks.isOurs(executor) { return true }
      return if let outer = RuntimeHooks.outerIsMain { outer(executor, original) } else { original(executor) }
    }
    getMain.pointee = { _ in RuntimeHooks.main.asUnownedSerialExecutor() }
  }

  private static func isOurs(_ executor: UnownedSerialExecutor) -> Bool {
    unsafeBitCast(executor, to: (UnsafeRawPointer?, UInt).self).0
      == UnsafeRawPointer(Unmanaged.passUnretained(main).toOpaque())
  }

  private static func installForSleeps() {
    if let hook = RuntimeSymbols.enqueueWithDelay {
      outerDelay = hook.pointee
      hook.pointee = { nanoseconds, job, original in
        if let now = RealTime.now {
          let deadline = RealDeadline(clock: .continuous, time: now.continuous &+ Int64(clamping: nanoseconds))
          let release = SleepRelease(original)
          if JobLedger.takes(job, at: deadline, release: { release(after: $1, $0) }) { return }
        }
        if let outer = RuntimeHooks.outerDelay { outer(nanoseconds, job, original) } else { original(nanoseconds, job) }
      }
    }
    if let hook = RuntimeSymbols.enqueueWithDeadline {
      outerDeadline = hook.pointee
      hook.pointee = { seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job, original in
        if let clock = RealClock(rawValue: clock) {
          let deadline = RealDeadline(clock: clock, time: seconds &* 1_000_000_000 &+ nanoseconds)
          let release = SleepRelease(original, clock: clock)
          if JobLedger.takes(job, at: deadline, release: { release(after: $1, $0) }) { return }
        }
        if let outer = RuntimeHooks.outerDeadline {
          outer(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job, original)
        } else {
          original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job)
        }
      }
    }
  }
}

/// The main executor, which asks the ledger first.
private final class HookedMainExecutor: SerialExecutor {
  func enqueue(_ job: UnownedJob) {
    if !JobLedger.takes(job, isForMain: true) { RuntimeSymbols.enqueueOnMain?(RuntimeJob(job).address) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  // Called only if the runtime does not know that a thread works for the main actor.
  func checkIsolated() {
    #if canImport(Darwin)
      let isMain = pthread_main_np() != 0
      precondition(isMain, "this code needs the main actor.\n\nTo fix, call it with await MainActor.run { … }.")
    #endif
  }
}

/// Continues a held sleep in real time.
private struct SleepRelease: @unchecked Sendable {
  private enum Way {
    case delay(RuntimeSymbols.EnqueueWithDelay)
    case deadline(RuntimeSymbols.EnqueueWithDeadline, RealClock)
  }

  private let way: Way
  init(_ original: @escaping RuntimeSymbols.EnqueueWithDelay) { way = .delay(original) }
  init(_ original: @escaping RuntimeSymbols.EnqueueWithDeadline, clock: RealClock) { way = .deadline(original, clock) }

  func callAsFunction(after remaining: Int64, _ job: UnownedJob) {
    switch way {
    case .delay(let enqueue): enqueue(UInt64(remaining), job)
    case .deadline(let enqueue, let clock):
      let time = (RealTime.now?[clock] ?? 0) &+ remaining
      enqueue(time / 1_000_000_000, time % 1_000_000_000, 0, -1, clock.rawValue, job)
    }
  }
}
