#if canImport(Glibc)
  import Dispatch
  import Foundation
  import HostRuntime
  import Testing

  @testable import ViewEngine

  /// Work that actions send to the main queue and to others belongs to their host.
  @MainActor
  @Suite("Work that an action sends to a queue", .serialized, .requiresRuntime, .timeLimit(.minutes(20)))
  struct QueuedWorkTests {
    enum Form: CaseIterable {
      case async, workItem, qos, group, operation, blockOperation, run, runInModes

      func send(_ work: @escaping @MainActor @Sendable () -> Void) {
        let action: @Sendable () -> Void = { MainActor.assumeIsolated(work) }
        switch self {
        case .async: DispatchQueue.main.async(execute: action)
        case .workItem: DispatchQueue.main.async(execute: DispatchWorkItem(block: action))
        case .qos: DispatchQueue.main.async(qos: .userInitiated, flags: .barrier, execute: action)
        case .group: DispatchQueue.main.async(group: DispatchGroup(), execute: action)
        case .operation: OperationQueue.main.addOperation(action)
        case .blockOperation: OperationQueue.main.addOperation(BlockOperation(block: action))
        case .run: RunLoop.main.perform(action)
        case .runInModes: RunLoop.main.perform(inModes: [.common], block: action)
        }
      }
    }

    enum DelayedForm: CaseIterable {
      case after, afterWall, workItem, timer, addedTimer, timerInTwoModes

      func send(after seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
        let action: @Sendable () -> Void = { MainActor.assumeIsolated(work) }
        switch self {
        case .after: DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: action)
        case .afterWall: DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds, execute: action)
        case .workItem:
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: DispatchWorkItem(block: action))
        case .timer: _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in action() }
        case .addedTimer:
          // Not Timer(timeInterval:repeats:block:), which Foundation has fire at once outside of Apple's systems.
          let date = Date(timeIntervalSinceNow: seconds)
          RunLoop.main.add(Timer(fire: date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
        case .timerInTwoModes:
          let timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in action() }
          RunLoop.main.add(timer, forMode: .common)
        }
      }
    }

    struct Sender: View {
      let log: Log
      let send: @MainActor (Log, Binding<Int>) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Send") {
          send(log, $count)
          log("sent")
        }
      }
    }

    func host(
      _ configuration: ViewHost.Configuration = .silent, _ send: @escaping @MainActor (Log, Binding<Int>) -> Void
    ) -> (ViewHost, Log) {
      let log = Log()
      return (ViewHost(Sender(log: log, send: send), configuration: configuration), log)
    }

    @Test(arguments: [-1, 0, -Double.infinity])
    func `a timer with a negative interval fires at once`(_ interval: Double) async throws {
      let (host, log) = host { log, _ in DelayedForm.timer.send(after: interval) { log("fired") } }
      try host.tap("Send")
      #expect(await host.settle())
      #expect(log.take() == ["sent", "fired"])
    }

    @Test(arguments: [Double.nan, .infinity, .greatestFiniteMagnitude], [false, true])
    func `a timer whose interval is not a time never fires`(_ interval: Double, holdsTime: Bool) async throws {
      let (host, log) = host(holdsTime ? .holdingTime : .silent) { log, _ in
        DelayedForm.timer.send(after: interval) { log("fired") }
        // A repeating one with such an interval fires at its date.
        if interval.isNaN { return }
        let work: @MainActor @Sendable () -> Void = { log("once") }
        let timer = Timer(fire: Date(), interval: interval, repeats: true) { _ in MainActor.assumeIsolated(work) }
        RunLoop.main.add(timer, forMode: .common)
      }
      try host.tap("Send")
      #expect(await host.settle())
      if holdsTime { #expect(await host.advance(by: .seconds(1_000_000_000))) }
      #expect(log.take() == (interval.isNaN ? ["sent"] : ["sent", "once"]))
    }

    @Test func `queued work is tracked on this system`() { #expect(QueuedWork.isSeen) }

    @Test(arguments: Form.allCases)
    func `queued work runs after the action, and settle() waits for it`(_ form: Form) async throws {
      let (host, log) = host { log, count in
        form.send {
          log("runs")
          count.wrappedValue += 1
        }
      }
      try host.tap("Send")
      #expect(log.take() == ["sent"])
      #expect(host.texts == ["0", "Send"])
      #expect(await host.settle())
      #expect(log.take() == ["runs"])
      #expect(host.texts == ["1", "Send"])
      #expect(host.warnings == [])
    }

    @Test func `queued work and tasks, except operations, run in the order they are sent`()
      async throws
    {
      // Except an `OperationQueue`, which sends an operation when the previous one is done.
      let forms = Form.allCases.filter { ![.operation, .blockOperation].contains($0) }
      let (host, log) = host { log, _ in
        for (number, form) in forms.enumerated() {
          form.send { log("\(number) \(form)") }
          Task { log("\(number) task") }
        }
      }
      try host.tap("Send")
      #expect(await host.settle())
      let done = forms.enumerated().flatMap { number, form in ["\(number) \(form)", "\(number) task"] }
      #expect(log.take() == ["sent"] + done)
    }

    @Test func `settle() waits for the operations of each of two hosts`() async throws {
      let hosts = (0..<2).map { _ in
        host { log, count in
          for number in 1...3 {
            nonisolated(unsafe) let log = log
            OperationQueue.main.addOperation {
              MainActor.assumeIsolated {
                log("\(number)")
                count.wrappedValue += 1
              }
            }
          }
        }
      }
      for (host, _) in hosts { try host.tap("Send") }
      for (host, log) in hosts.reversed() {
        #expect(await host.settle())
        #expect(log.take() == ["sent", "1", "2", "3"])
        #expect(host.texts == ["3", "Send"])
      }
    }

    @Test func `settle() waits for work that queued work sends`() async throws {
      let (host, log) = host { log, _ in
        nonisolated(unsafe) let log = log
        DispatchQueue.main.async {
          MainActor.assumeIsolated { log("first") }
          RunLoop.main.perform {
            MainActor.assumeIsolated { log("second") }
            Task { @MainActor in log("third") }
          }
        }
      }
      try host.tap("Send")
      #expect(await host.settle())
      #expect(log.take() == ["sent", "first", "second", "third"])
    }

    @Test func `settle() waits for work that passes through other queues`() async throws {
      let (host, log) = host { log, count in
        nonisolated(unsafe) let log = log
        DispatchQueue.global().async {
          let sum = (0..<100_000).reduce(0, +)
          DispatchQueue(label: "serial").async {
            OperationQueue().addOperation {
              DispatchQueue.main.sync { MainActor.assumeIsolated { log("sync") } }
              DispatchQueue.main.async {
                MainActor.assumeIsolated {
                  log("back with \(sum)")
                  count.wrappedValue += 1
                }
              }
            }
          }
        }
      }
      for number in 1...20 {
        try host.tap("Send")
        #expect(await host.settle())
        #expect(log.take() == ["sent", "sync", "back with 4999950000"])
        #expect(host.texts == ["\(number)", "Send"])
      }
    }

    @Test func `a dispatch group notifies when all of its work is done`() async throws {
      let (host, log) = host { log, _ in
        let group = DispatchGroup()
        DispatchQueue.main.async(group: group) { MainActor.assumeIsolated { log("one") } }
        DispatchQueue.global().async(group: group) {}
        group.notify(queue: .main) { MainActor.assumeIsolated { log("all") } }
      }
      try host.tap("Send")
      #expect(await host.settle())
      #expect(log.take() == ["sent", "one", "all"])
    }

    @Test func `a cancelled work item does not run`() async throws {
      let (host, log) = host { log, _ in
        let item = DispatchWorkItem { MainActor.assumeIsolated { log("runs") } }
        DispatchQueue.main.async(execute: item)
        item.cancel()
      }
      try host.tap("Send")
      #expect(await host.settle())
      #expect(log.take() == ["sent"])
    }

    @Test(arguments: DelayedForm.allCases)
    func `delayed work is held until the host's clock reaches its deadline`(_ form: DelayedForm) async throws {
      var logs: [[String]: Int] = [:]
      for _ in 1...200 {
        let (host, log) = host(.holdingTime) { log, count in
          form.send(after: 0.3) {
            log("runs")
            count.wrappedValue += 1
          }
        }
        try host.tap("Send")
        #expect(await host.settle())
        #expect(await host.advance(by: .milliseconds(299)))
        let early = log.take()
        #expect(await host.advance(by: .milliseconds(1)))
        logs[early + ["|"] + log.take(), default: 0] += 1
        #expect(host.texts == ["1", "Send"])
      }
      // A thread that is held up while it asks, on a busy machine, has a shorter delay.
      #expect(Set(logs.keys).isSubset(of: [["sent", "|", "runs"], ["sent", "runs", "|"]]), "\(logs)")
      #expect(logs[["sent", "|", "runs"], default: 0] >= 180, "\(logs)")
    }

    @Test func `a repeating timer fires until it is invalidated`() async throws {
      let (host, log) = host(.holdingTime) { log, count in
        nonisolated(unsafe) let log = log
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          nonisolated(unsafe) let timer = timer
          MainActor.assumeIsolated {
            count.wrappedValue += 1
            log("fires \(count.wrappedValue)")
            if count.wrappedValue == 3 { timer.invalidate() }
          }
        }
      }
      try host.tap("Send")
      for _ in 1...5 {
        #expect(await host.advance(by: .seconds(1)))
        log("|")
      }
      #expect(log.take() == ["sent", "fires 1", "|", "fires 2", "|", "fires 3", "|", "|", "|"])
      #expect(host.clock.sleeperCount == 0)
    }

    @Test func `a timer invalidated early never fires and leaves no sleeper on the clock`()
      async throws
    {
      let (host, log) = host(.holdingTime) { log, _ in
        nonisolated(unsafe) let log = log
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { log("fires") } }
          .invalidate()
      }
      try host.tap("Send")
      #expect(host.clock.sleeperCount == 0)
      #expect(await host.advance(by: .seconds(2)))
      #expect(log.take() == ["sent"])
    }

    enum Deadline: CaseIterable {
      case time, wallTime, date

      /// Sends work after a delay; the thread is held up after the deadline is computed.
      func send(after milliseconds: Int, _ work: @escaping @MainActor @Sendable () -> Void) {
        let action: @Sendable () -> Void = { MainActor.assumeIsolated(work) }
        switch self {
        case .time:
          let deadline = DispatchTime.now() + .milliseconds(milliseconds)
          holdUp()
          DispatchQueue.main.asyncAfter(deadline: deadline, execute: action)
        case .wallTime:
          let deadline = DispatchWallTime.now() + .milliseconds(milliseconds)
          holdUp()
          DispatchQueue.main.asyncAfter(wallDeadline: deadline, execute: action)
        case .date:
          let date = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
          holdUp()
          RunLoop.main.add(Timer(fire: date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
        }
      }

      private func holdUp() {
        let start = ContinuousClock.now
        while start.duration(to: .now) < .milliseconds(5) {}
      }
    }

    @Test(arguments: Deadline.allCases, [999, 1000, 1001])
    func `a delay is exact however long the thread is held up before it asks`(
      _ deadline: Deadline, _ milliseconds: Int
    ) async throws {
      let (host, log) = host(.holdingTime) { log, _ in deadline.send(after: milliseconds) { log("runs") } }
      try host.tap("Send")
      #expect(await host.advance(by: .milliseconds(milliseconds) - .nanoseconds(1)))
      log("|")
      #expect(await host.advance(by: .nanoseconds(1)))
      #expect(log.take() == ["sent", "|", "runs"])
    }

    @Test func `a deadline from a reading before the clock moved counts from that reading`() async throws {
      nonisolated(unsafe) var start: DispatchTime?
      let (host, log) = host(.holdingTime) { log, _ in
        guard let start else { return start = .now() }
        DispatchQueue.main.asyncAfter(deadline: start + .seconds(10)) { MainActor.assumeIsolated { log("runs") } }
      }
      try host.tap("Send")
      #expect(await host.advance(by: .seconds(7)))
      try host.tap("Send")
      #expect(await host.advance(by: .seconds(3) - .nanoseconds(1)))
      log("|")
      #expect(await host.advance(by: .nanoseconds(1)))
      #expect(log.take() == ["sent", "sent", "|", "runs"])
    }

    @Test func `work that the test sends belongs to no host`() async throws {
      let (host, log) = host { _, _ in }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { log("runs") }
          continuation.resume()
        }
        #expect(host.tasks.jobs.tracking.isQuiet)
      }
      #expect(log.take() == ["runs"])
    }

    @Test func `unseenWork lists an event source of the main queue`() async throws {
      let (host, _) = host { _, _ in DispatchSource.makeUserDataAddSource(queue: .main).activate() }
      #expect(host.outside.unseenWork == [])
      try host.tap("Send")
      #expect(host.outside.unseenWork == ["DispatchSource"])
    }
  }
#endif
