/// Holds the sleeps of a host's jobs: the host's clock.
package protocol SleepHolder: AnyObject, Sendable {
  /// Holds a job until held time reaches its deadline.
  ///
  /// - Parameters:
  ///   - task: the number of the task that sleeps.
  ///   - slice: the piece of work that starts the sleep; the deadline was computed some time after it began.
  ///   - wake: runs the job; called when held time reaches the deadline.
  ///   - release: runs the job after the given nanoseconds of real time; called if the host ends before.
  func hold(
    _ deadline: RealDeadline, by task: UInt64, in slice: JobSlice?, wake: @escaping @Sendable () -> Void,
    release: @escaping @Sendable (Int64) -> Void)
}
