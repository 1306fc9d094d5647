import Foundation
import Synchronization
import Testing

@testable import ViewEngine

/// Tasks that keep their host busy for ever: `settle()` still ends, and names them.
@MainActor
@Suite("settle() with tasks that do not end", .requiresRuntime, .timeLimit(.minutes(20)))
struct EndlessTasksTests {
  @Test func `settle() stops at maxFrames and names a task whose events restart it`() async throws {
    struct Counter: View {
      let reference: HostReference
      @State private var v = 0
      var body: some View {
        Text("\(v)").task(id: v) { _ = try? reference.host?.tap("go") }
        Button("go") { v += 1 }
      }
    }
    let reference = HostReference()
    let host = ViewHost(Counter(reference: reference), configuration: .silent)
    reference.host = host
    let before = host.frameCount
    // Not inside of #expect, which lets the task run before it calls.
    let isSettled = await host.settle(maxFrames: 7)
    #expect(!isSettled)
    #expect(host.frameCount - before == 7)
    #expect(
      host.warnings == [
        """
        settle: the host of Counter was still busy after 7 frames. The last of them was an event that .task of Counter made.

        To fix, have the task stop making events, or call settle(maxFrames:) with more frames.
        """
      ])
    host.dismiss()
    reference.host = nil
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  @Test func `settle() ends with a warning if a task never suspends, and later ends at once`() async throws {
    final class Flag: Sendable {
      private let isOver = Mutex(false)
      func end() { isOver.withLock { $0 = true } }
      func block() { while !isOver.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) } }
    }
    struct Root: View {
      let flag: Flag
      @State private var v = 0
      var body: some View {
        Text("\(v)")
        Button("go") {
          Task.detached { [flag] in flag.block() }
          Task { v += 1 }
        }
      }
    }
    let flag = Flag()
    var configuration = ViewHost.Configuration.silent
    configuration.workLimit = .seconds(0.1)
    let host = ViewHost(Root(flag: flag), configuration: configuration)
    try host.tap("go")
    // Not inside of #expect, which lets the task run before it calls.
    let isSettled = await host.settle()
    #expect(!isSettled)
    #expect(host.texts.first == "1")
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].contains("has run for 0.1 seconds without suspending."))
    let isSettledLater = await host.settle()
    #expect(!isSettledLater)
    flag.end()
    while await !host.settle() {}
  }

  @Test func `settle() ends and warns if a task keeps updating the host`() async {
    struct Root: View {
      let reference: HostReference
      @State private var v = 0
      var body: some View {
        Text("\(v)").task {
          while !Task.isCancelled {
            reference.host?.update { v += 1 }
            await Task.yield()
          }
        }
      }
    }
    let reference = HostReference()
    let host = ViewHost(Root(reference: reference), configuration: .silent)
    reference.host = host
    #expect(await !host.settle())
    #expect(host.warnings.count == 1)
    host.dismiss()
    reference.host = nil
  }

  @Test func `settle() ends without a warning if a task only writes state`() async {
    struct Root: View {
      @State private var v = 0
      var body: some View { Text("\(v)").task(id: v) { v += 1 } }
    }
    let host = ViewHost(Root(), configuration: .silent)
    #expect(await !host.settle())
    #expect(host.warnings == [])
    host.dismiss()
  }

  /// A busy machine may take longer than the usual second to run what a host waits for.
  private static var patient: ViewHost.Configuration {
    var configuration = ViewHost.Configuration.silent
    configuration.outsideLimit = .seconds(120)
    return configuration
  }

  private struct Waiting: View {
    let other: HostReference
    let log: Log
    let name: String
    var body: some View {
      Text(name).task {
        let isIdle = await other.host?.settle()
        log("\(name): \(isIdle.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test func `settle() ends and warns if tasks of two hosts wait for each other`() async {
    let (first, second) = (HostReference(), HostReference())
    let log = Log()
    first.host = ViewHost(Waiting(other: second, log: log, name: "first"), configuration: Self.patient)
    second.host = ViewHost(Waiting(other: first, log: log, name: "second"), configuration: Self.patient)
    #expect(await first.host?.settle() == true)
    #expect(await second.host?.settle() == true)
    #expect(log.take() == ["second: false", "first: true"])
    #expect(
      first.host?.warnings == [
        """
        settle: .task of Waiting in the host of Waiting would wait for the host of Waiting, a task of which waits for \
        the host of Waiting: neither would end.

        To fix, await settle() in the test.
        """
      ])
    #expect(second.host?.warnings == [])
    (first.host, second.host) = (nil, nil)
  }

  @Test func `settle() ends if tasks of three hosts wait for each other in a circle`() async {
    let hosts = (0..<3).map { _ in HostReference() }
    let log = Log()
    for (number, reference) in hosts.enumerated() {
      reference.host = ViewHost(
        Waiting(other: hosts[(number + 1) % 3], log: log, name: "\(number)"), configuration: Self.patient)
    }
    for reference in hosts { #expect(await reference.host?.settle() == true) }
    #expect(log.take() == ["2: false", "1: true", "0: true"])
    for reference in hosts { reference.host = nil }
  }

  private struct Spinning: View {
    let isDetached: Bool
    var body: some View {
      Text("a").task {
        if isDetached {
          let detached = Task.detached { while !Task.isCancelled { await Task.yield() } }
          // Nothing else would end it, and it would slow down all tests after this one.
          await withTaskCancellationHandler {
            await detached.value
          } onCancel: {
            detached.cancel()
          }
        } else {
          while !Task.isCancelled { await Task.yield() }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `settle() gives up on a task that only yields, and names it`(isDetached: Bool) async {
    let host = ViewHost(Spinning(isDetached: isDetached), configuration: .silent)
    #expect(await !host.settle(maxFrames: 3))
    #expect(
      host.warnings == [
        """
        settle: the host of Spinning was still busy after 3000 turns of its tasks without a frame. The last of them was \
        one of .task of Spinning.

        To fix, have the task await what it waits for, in place of Task.yield(), or end it. To let it run for longer, \
        call settle(maxFrames:) with more frames.
        """
      ])
    #expect(await !host.settle(maxFrames: 3))
    host.dismiss()
  }

  @Test func `the warning names the action that started the task`() async throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Button("Go") { Task { while !Task.isCancelled, count == 0 { await Task.yield() } } }
        Button("End") { count = 1 }
      }
    }
    let host = ViewHost(Root(), configuration: .silent)
    try host.tap("Go")
    #expect(await !host.settle(maxFrames: 1))
    #expect(host.warnings.first?.contains("one of the task begun by \"tap Go\".") == true)
    try host.tap("End")
    #expect(await host.settle())
  }

  @Test func `wait(until:) throws if a task only yields and the condition stays false`() async {
    let host = ViewHost(Spinning(isDetached: false), configuration: .silent)
    let error = await #expect(throws: ViewHostError.self) { try await host.wait(maxFrames: 3) { false } }
    // The number of unfinished tasks depends on the moment.
    let lines = error?.message.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("still at work: settle() runs ") }
    #expect(
      lines?.joined(separator: "\n") == """
        wait: the condition is still false, and the host is busy without a frame.
          On screen:
            Text "a"

        To fix, follow the advice of the last warning: host.warnings.last.
        """)
    host.dismiss()
  }
}
