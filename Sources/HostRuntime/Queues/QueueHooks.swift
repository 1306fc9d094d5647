#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc
  import ViewPlatform

  /// Makes Dispatch and Foundation ask first whether new work belongs to a host. All forms end in a few functions of C,
  /// which other images call by name: `DispatchQueue` and `OperationQueue` in `dispatch_async` and its kin,
  /// `RunLoop.perform` in `CFRunLoopPerformBlock`, timers in `CFRunLoopAddTimer`.
  // Functions of C have no context, so all of it is static.
  enum QueueHooks {
    typealias Block = @convention(block) () -> Void
    private typealias Submit = @convention(c) (UnsafeRawPointer, @escaping Block) -> Void
    private typealias SubmitLater = @convention(c) (UInt64, UnsafeRawPointer, @escaping Block) -> Void
    private typealias SubmitToGroup = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, @escaping Block) -> Void
    private typealias ChangeGroup = @convention(c) (UnsafeRawPointer) -> Void
    private typealias MakeSource = @convention(c) (UnsafeRawPointer, UInt, UInt, UnsafeRawPointer?) -> UnsafeRawPointer?
    private typealias Perform = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, @escaping Block) -> Void
    private typealias AddTimer = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?) -> Void
    private typealias EndTimer = @convention(c) (UnsafeRawPointer) -> Void
    private typealias Time = @convention(c) (UInt64, Int64) -> UInt64
    private typealias WallTime = @convention(c) (UnsafeRawPointer?, Int64) -> UInt64
    private typealias ReadClock = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32

    private nonisolated(unsafe) static let mainQueue = dlsym(nil, "_dispatch_main_q").map { UnsafeRawPointer($0) }
    private static let mainLoop = function("CFRunLoopGetMain", as: (@convention(c) () -> UnsafeRawPointer?).self)?()
      .map { UInt(bitPattern: $0) }
    private static let async = function("dispatch_async", as: Submit.self)
    private static let asyncWithBarrier = function("dispatch_barrier_async", as: Submit.self)
    private static let sync = function("dispatch_sync", as: Submit.self)
    private static let after = function("dispatch_after", as: SubmitLater.self)
    private static let groupAsync = function("dispatch_group_async", as: SubmitToGroup.self)
    private static let groupNotify = function("dispatch_group_notify", as: SubmitToGroup.self)
    private static let enterGroup = function("dispatch_group_enter", as: ChangeGroup.self)
    private static let leaveGroup = function("dispatch_group_leave", as: ChangeGroup.self)
    private static let makeSource = function("dispatch_source_create", as: MakeSource.self)
    private static let perform = function("CFRunLoopPerformBlock", as: Perform.self)
    private static let addTimer = function("CFRunLoopAddTimer", as: AddTimer.self)
    private static let endTimer = function("CFRunLoopTimerInvalidate", as: EndTimer.self)
    private static let time = function("dispatch_time", as: Time.self)
    private static let wallTime = function("dispatch_walltime", as: WallTime.self)
    private static let readClock = function("clock_gettime", as: ReadClock.self)

    /// - Returns: whether some image calls each of the functions.
    static func install() -> Bool {
      let isComplete =
        mainQueue != nil && mainLoop != nil && async != nil && asyncWithBarrier != nil && sync != nil && after != nil
        && groupAsync != nil && groupNotify != nil && enterGroup != nil && leaveGroup != nil && makeSource != nil
        && perform != nil && addTimer != nil && endTimer != nil && time != nil && wallTime != nil && readClock != nil
      guard isComplete else { return false }
      let submit: Submit = { QueueHooks.submit($1, to: $0, by: QueueHooks.async!) }
      let submitWithBarrier: Submit = { QueueHooks.submit($1, to: $0, by: QueueHooks.asyncWithBarrier!) }
      let runAndWait: Submit = { QueueHooks.runAndWait($1, on: $0) }
      let submitLater: SubmitLater = { QueueHooks.submit($2, to: $1, at: $0) }
      let submitToGroup: SubmitToGroup = { QueueHooks.submit($2, to: $1, in: $0) }
      let notify: SubmitToGroup = { QueueHooks.notify($2, on: $1, of: $0) }
      let source: MakeSource = { QueueHooks.source($0, $1, $2, on: $3) }
      let performOnLoop: Perform = { QueueHooks.perform($2, on: $0, in: $1) }
      let add: AddTimer = { QueueHooks.add($1, to: $0, in: $2) }
      let end: EndTimer = { QueueHooks.end($0) }
      let timeAfter: Time = { QueueHooks.time($0, plus: $1) }
      let wallTimeAfter: WallTime = { QueueHooks.wallTime($0, plus: $1) }
      let read: ReadClock = { QueueHooks.read($0, into: $1) }
      func address<Function>(_ function: Function) -> UnsafeRawPointer {
        unsafeBitCast(function, to: UnsafeRawPointer.self)
      }
      return ImportedFunctions.replace([
        .init(name: "dispatch_async", function: address(submit)),
        .init(name: "dispatch_barrier_async", function: address(submitWithBarrier)),
        .init(name: "dispatch_sync", function: address(runAndWait)),
        .init(name: "dispatch_after", function: address(submitLater)),
        .init(name: "dispatch_group_async", function: address(submitToGroup)),
        .init(name: "dispatch_group_notify", function: address(notify)),
        .init(name: "dispatch_source_create", function: address(source)),
        .init(name: "CFRunLoopPerformBlock", function: address(performOnLoop), includesDefiner: true),
        .init(name: "CFRunLoopAddTimer", function: address(add), includesDefiner: true),
        .init(name: "CFRunLoopTimerInvalidate", function: address(end), includesDefiner: true),
        .init(name: "dispatch_time", function: address(timeAfter)),
        .init(name: "dispatch_walltime", function: address(wallTimeAfter)),
        // Only where `Date` reads it: other images read it for themselves.
        .init(name: "clock_gettime", function: address(read), image: "libFoundationEssentials.so"),
      ])
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// The host for which this thread works; nil while it sends work without an owner.
    private static var client: (any JobClient)? { TrackedJobs.ofQueuedWork?.client }

    private static func submit(_ block: @escaping Block, to queue: UnsafeRawPointer, by put: @escaping Submit) {
      if QueueCapture.takes { return }
      guard let host = client else { return put(queue, block) }
      host.run(block, after: 0, on: queue == mainQueue ? nil : putting(on: queue, by: put))
    }

    private static func submit(_ block: @escaping Block, to queue: UnsafeRawPointer, at time: UInt64) {
      if QueueCapture.takes { return }
      guard let host = client, let delay = host.delay(until: time) else { return after!(time, queue, block) }
      host.run(block, after: delay, on: queue == mainQueue ? nil : putting(on: queue, by: async!))
    }

    private static func submit(_ block: @escaping Block, to queue: UnsafeRawPointer, in group: UnsafeRawPointer) {
      guard let host = client else { return groupAsync!(group, queue, block) }
      // Kept by the waiter of the group, as the queue is.
      nonisolated(unsafe) let (group, queue, block) = (group, queue, block)
      guard queue == mainQueue else { return host.run(block, after: 0) { groupAsync!(group, queue, $0) } }
      enterGroup!(group)
      host.run(
        {
          block()
          leaveGroup!(group)
        }, after: 0, on: nil)
    }

    private static func notify(_ block: @escaping Block, on queue: UnsafeRawPointer, of group: UnsafeRawPointer) {
      guard let host = client else { return groupNotify!(group, queue, block) }
      nonisolated(unsafe) let (group, queue) = (group, queue)
      host.run(block, after: 0) { groupNotify!(group, queue, $0) }
    }

    private static func runAndWait(_ block: @escaping Block, on queue: UnsafeRawPointer) {
      guard queue == mainQueue, let owner = TrackedJobs.ofQueuedWork else { return sync!(queue, block) }
      sync!(queue) { owner.own(block) }
    }

    /// An event source, whose events cannot be observed.
    private static func source(
      _ kind: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, on queue: UnsafeRawPointer?
    ) -> UnsafeRawPointer? {
      client?.noteEventSource(isOnMainQueue: queue == mainQueue)
      return makeSource!(kind, handle, mask, queue)
    }

    private static func time(_ start: UInt64, plus delta: Int64) -> UInt64 {
      let sum = time!(start, delta)
      if start == 0, delta == 0 { client?.noteReading(sum) }
      return sum
    }

    private static func wallTime(_ start: UnsafeRawPointer?, plus delta: Int64) -> UInt64 {
      let sum = wallTime!(start, delta)
      if start == nil, delta == 0 { client?.noteReading(sum) }
      return sum
    }

    private static func read(_ clock: Int32, into time: UnsafeMutableRawPointer) -> Int32 {
      let status = readClock!(clock, time)
      if status == 0, clock == CLOCK_REALTIME, let client {
        // Seconds and nanoseconds, as Dispatch encodes a time of day.
        let nanoseconds = time.load(as: Int.self) &* 1_000_000_000 &+ time.load(fromByteOffset: 8, as: Int.self)
        client.noteReading(UInt64(bitPattern: Int64(-nanoseconds)))
      }
      return status
    }

    private static func putting(on queue: UnsafeRawPointer, by put: @escaping Submit) -> WorkQueue {
      nonisolated(unsafe) let (queue, put) = (queue, put)
      return { put(queue, $0) }
    }

    private static func isMain(_ loop: UnsafeRawPointer, of host: any JobClient) -> Bool {
      UInt(bitPattern: loop) == mainLoop || host.isOnMain
    }

    private static func perform(_ block: @escaping Block, on loop: UnsafeRawPointer, in modes: UnsafeRawPointer?) {
      if QueueCapture.takes { return }
      guard let host = client, isMain(loop, of: host) else { return perform!(loop, modes, block) }
      host.run(block, after: 0, on: nil)
    }

    private static func add(_ timer: UnsafeRawPointer, to loop: UnsafeRawPointer, in mode: UnsafeRawPointer?) {
      if QueueCapture.takes { return }
      guard let host = client, isMain(loop, of: host), TimerEndings.take(timer, for: host) else {
        return addTimer!(loop, timer, mode)
      }
    }

    private static func end(_ timer: UnsafeRawPointer) {
      endTimer!(timer)
      TimerEndings.forget(timer)
    }
  }

  extension TrackedJobs {
    /// The owner of what this thread sends to a queue; nil while it sends work without an owner.
    fileprivate static var ofQueuedWork: TrackedJobs? {
      if Uncounted.isHere { return nil }
      guard let owner = ofEvent.current?.tracked ?? JobSlice.ofThread.current?.owner, !owner.isOver else { return nil }
      return owner
    }
  }

  /// Catches what this thread sends to a queue, to see whether the hooks report it.
  private final class QueueCapture {
    static let ofThread = ThreadLocal<QueueCapture>()
    var hasSeen = false

    /// Whether the work is only a trial, and is dropped.
    static var takes: Bool {
      guard let capture = ofThread.current else { return false }
      capture.hasSeen = true
      return true
    }
  }

  extension QueueHooks {
    static func sees(_ send: () -> Void) -> Bool {
      let capture = QueueCapture()
      QueueCapture.ofThread.withValue(capture, send)
      return capture.hasSeen
    }
  }
#endif
