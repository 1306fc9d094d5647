/// Whoever holds the sleeps of a host's jobs: the host's clock.
protocol SleepHolder: AnyObject, Sendable {
  /// Holds a job until held time has got that far.
  ///
  /// - Parameters:
  ///   - task: the number of the task that sleeps.
  ///   - slice: the piece of work that goes to sleep; the deadline was reckoned some time after it began.
  ///   - wake: has the job run; called when held time has got that far.
  ///   - release: has the job run when so many nanoseconds have gone by in real time; called if the host ends before.
  func hold(
    _ deadline: RealDeadline, by task: UInt64, in slice: JobSlice?, wake: @escaping @Sendable () -> Void,
    release: @escaping @Sendable (Int64) -> Void)
}
