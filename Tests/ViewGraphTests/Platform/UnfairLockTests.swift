#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import ViewPlatform

  @Suite("os_unfair_lock", .timeLimit(.minutes(20))) struct UnfairLockTests {
    @Test func `the lock keeps a counter exact across eight concurrent tasks`() async {
      final class Counter: @unchecked Sendable {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var value = 0
        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }
        func step() {
          os_unfair_lock_lock(lock)
          // Gives another thread the chance to come between.
          let old = value
          sched_yield()
          value = old + 1
          os_unfair_lock_unlock(lock)
        }
      }
      let counter = Counter()
      await withTaskGroup { group in
        for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { counter.step() } } }
      }
      #expect(counter.value == 8_000)
    }

    @Test func `a taken lock cannot be taken a second time, and can after it was opened`() {
      var lock = os_unfair_lock_s()
      #expect(os_unfair_lock_trylock(&lock))
      #expect(!os_unfair_lock_trylock(&lock))
      os_unfair_lock_unlock(&lock)
      #expect(os_unfair_lock_trylock(&lock))
    }
  }
#endif
