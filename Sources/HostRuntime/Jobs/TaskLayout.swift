/// The place of a task's state in this runtime's memory. The runtime does not report whether a task is suspended or
/// done, or what it waits for. Both are in the task's memory. The place is no part of the binary interface, so it is
/// tried out on tasks of our own before any use.
struct TaskLayout: Sendable {
  enum State {
    case isComplete
    /// In a queue or on a thread.
    case isRunnable
    case awaitsContinuation
    case awaitsStreamOrClock
    case awaitsTask
  }

  /// Where the parts of a task's state are, in bytes from its start.
  struct Offsets {
    var resume = 56
    var context = 64
    var status = 96
  }

  private let offsets: Offsets
  private static let running: UInt32 = 0x800
  private static let enqueued: UInt32 = 0x1000
  private static let complete: UInt32 = 0x2000

  /// The points of the library at which a task waits for a stream or for a clock.
  private var knownPoints: Set<UInt> = []
  private init(offsets: Offsets) { self.offsets = offsets }

  /// - Parameter task: one that is alive.
  func state(of task: RuntimeJob) -> State {
    let status = status(of: task)
    if status.flags & Self.complete != 0 { return .isComplete }
    if status.flags & (Self.running | Self.enqueued) != 0 || status.thread != 0 { return .isRunnable }
    let resume = resume(of: task)
    if knownPoints.contains(resume) { return .awaitsStreamOrClock }
    return resume == resumeOfContext(of: task) ? .awaitsContinuation : .awaitsTask
  }

  private func status(of task: RuntimeJob) -> (flags: UInt32, thread: UInt32) {
    (
      task.address.load(fromByteOffset: offsets.status, as: UInt32.self),
      // If priorities are escalated, a running task is known by its thread and not by its flag.
      task.address.load(fromByteOffset: offsets.status + 4, as: UInt32.self)
    )
  }

  private func resume(of task: RuntimeJob) -> UInt { task.address.load(fromByteOffset: offsets.resume, as: UInt.self) }

  private func resumeOfContext(of task: RuntimeJob) -> UInt? {
    task.address.load(fromByteOffset: offsets.context, as: UnsafeRawPointer?.self)?
      .load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UInt.self)
  }

  /// The layout, or nil if this runtime has a different one.
  static func tryOut(_ offsets: Offsets = Offsets(), with capture: JobCapture) -> TaskLayout? {
    guard MemoryLayout<UnsafeRawPointer>.size == 8, RuntimeSymbols.currentTask != nil else { return nil }
    var layout = TaskLayout(offsets: offsets)
    guard layout.isRight(with: capture) else { return nil }
    let (numbers, source) = AsyncStream<Int>.makeTriedOut()
    let (throwing, throwingSource) = AsyncThrowingStream<Int, any Error>.makeTriedOut()
    var points = [
      capture.suspending({ for await _ in numbers {} }, resume: layout.resume, finish: { _ in source.finish() }),
      capture.suspending(
        { do { for try await _ in throwing {} } catch {} }, resume: layout.resume,
        finish: { _ in throwingSource.finish() }),
      capture.suspending(
        { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }, resume: layout.resume, finish: { $0.cancel() }),
    ]
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      for sleep in [sleepContinuously, sleepSuspended] {
        points.append(capture.suspending(sleep, resume: layout.resume, finish: { $0.cancel() }))
      }
    }
    layout.knownPoints = Set(points.compactMap { $0 })
    return layout
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private static func sleepContinuously() async { try? await ContinuousClock().sleep(until: .now + .seconds(3600)) }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private static func sleepSuspended() async { try? await SuspendingClock().sleep(until: .now + .seconds(3600)) }

  /// Takes a task through all its states, and looks whether each is seen.
  private func isRight(with capture: JobCapture) -> Bool {
    let probe = Probe()
    let task = Task.detached {
      probe.note(RuntimeJob.current.map(state) ?? .isComplete)
      await withUnsafeContinuation { probe.keep($0) }
    }
    defer { withExtendedLifetime(task) {} }
    guard let job = capture.take() else { return false }
    var states = [state(of: job)]
    capture.run(job)
    states.append(state(of: job))
    let waiter = Task.detached { await task.value }
    defer { withExtendedLifetime(waiter) {} }
    guard let waiting = capture.take() else { return false }
    capture.run(waiting)
    states.append(state(of: waiting))
    probe.resume()
    guard let resumed = capture.take(), resumed.address == job.address else { return false }
    states.append(state(of: job))
    capture.run(resumed)
    states.append(state(of: job))
    while let last = capture.take() { capture.run(last) }
    return probe.states + states
      == [.isRunnable, .isRunnable, .awaitsContinuation, .awaitsTask, .isRunnable, .isComplete]
  }

  /// The observations of a task on trial; it runs on the thread that tries it.
  private final class Probe: @unchecked Sendable {
    private(set) var states: [State] = []
    private var continuation: UnsafeContinuation<Void, Never>?
    func note(_ state: State) { states.append(state) }
    func keep(_ continuation: UnsafeContinuation<Void, Never>) { self.continuation = continuation }
    func resume() { continuation?.resume() }
  }
}

extension AsyncStream {
  fileprivate static func makeTriedOut() -> (AsyncStream, Continuation) {
    var source: Continuation?
    let stream = AsyncStream { source = $0 }
    return (stream, source!)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  fileprivate static func makeTriedOut() -> (AsyncThrowingStream, Continuation) {
    var source: Continuation?
    let stream = AsyncThrowingStream { source = $0 }
    return (stream, source!)
  }
}

extension UnownedSerialExecutor {
  /// The executor of jobs that belong to no actor.
  static var generic: UnownedSerialExecutor { unsafeBitCast((0, 0), to: UnownedSerialExecutor.self) }
}
