#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Foundation
  import HostRuntime

  extension HostWork {
    /// Takes over a timer of Foundation's that is added to a run loop. Returns false if it is none.
    func add(_ object: AnyObject, at address: UnsafeRawPointer) -> Bool {
      guard let timer = object as? Timer else { return false }
      let interval = timer.timeInterval
      // As in Foundation, a timer whose date is not a time never fires.
      guard let delay = DispatchDelay.until(timer.fireDate, on: clock) else { return true }
      // A repeating timer with an endless interval fires once, at its date.
      let whole = interval > 0 ? DispatchDelay.nanoseconds(of: interval) ?? .max : 0
      // Timers belong to the thread of their run loop: here, to the main actor's.
      nonisolated(unsafe) let (held, key) = (timer, address)
      nonisolated(unsafe) let fire = attributed { held.fire() }
      // A timer that fires once invalidates itself, and so ends its work.
      let end = run(after: delay, every: interval > 0 && whole < .max ? whole : nil, on: nil) {
        if held.isValid { fire() } else { TimerEndings.forget(key) }
      }
      TimerEndings.add(address, endedBy: end)
      return true
    }

    func run(_ block: @escaping () -> Void, after delay: Int64, on queue: Queue?) {
      // Safe for every capture: work that is sent to a queue runs there.
      nonisolated(unsafe) let action = attributed { if queue == nil { block() } else { DeferredCalls.run(block) } }
      run(after: delay, on: queue) { action() }
    }
  }

  extension HostJobs {
    var isOnMain: Bool { Self.isOnMain }
    func run(_ block: @escaping () -> Void, after delay: Int64, on queue: WorkQueue?) {
      HostWork(jobs: self).run(block, after: delay, on: queue)
    }
    func delay(until time: UInt64) -> Int64? { DispatchDelay.until(time, on: heldClock) }
    func noteReading(_ time: UInt64) { heldClock?.noteReading(time) }
    func take(_ object: AnyObject, at address: UnsafeRawPointer) -> Bool {
      HostWork(jobs: self).add(object, at: address)
    }
  }
#endif
