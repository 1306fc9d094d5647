import Testing

@testable import ViewGraph

@MainActor
@Suite("The queue of writes", .timeLimit(.minutes(20))) struct WriteQueueTests {
  /// A written dependency, which an event keeps.
  private final class Written: Dependency, @unchecked Sendable {
    override init() { super.init() }
  }

  private func enter(_ written: Written, in queue: WriteQueue) {
    queue.write {
      _ = queue.openGroup()
      queue.add(written)
    }
    queue.post { withExtendedLifetime(written) {} }
  }

  @Test func `close() releases pending writes and events, and a closed queue keeps no new ones`() {
    let queue = WriteQueue {}
    var written: Written? = Written()
    weak let waiting = written
    if let written { enter(written, in: queue) }
    written = Written()
    #expect(waiting != nil)
    #expect(!queue.isEmpty)
    queue.close()
    #expect(waiting == nil)
    weak let late = written
    if let written { enter(written, in: queue) }
    written = nil
    #expect(late == nil)
    #expect(queue.isEmpty)
  }

  @Test func `each event is taken once, in the order in which they were posted`() {
    final class Log: @unchecked Sendable { var lines: [Int] = [] }
    let (queue, log) = (WriteQueue {}, Log())
    for number in 1...3 { queue.post { log.lines.append(number) } }
    for event in queue.takeEvents() { event.body() }
    #expect(log.lines == [1, 2, 3])
    #expect(queue.takeEvents().isEmpty)
  }
}
