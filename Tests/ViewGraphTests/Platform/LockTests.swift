import Testing

@testable import ViewPlatform

@Suite("Lock", .timeLimit(.minutes(20))) struct LockTests {
  @Test func `a lock is free again after its work has failed`() {
    struct Failure: Error {}
    let lock = Lock()
    #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
    #expect(lock.withLock { true })
  }

  @Test func `a lock keeps a counter exact across eight concurrent tasks`() async {
    final class Counter: @unchecked Sendable {
      private let lock = Lock()
      private var count = 0
      func step() { lock.withLock { count += 1 } }
      var value: Int { lock.withLock { count } }
    }
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { counter.step() } } }
    }
    #expect(counter.value == 8_000)
  }
}
