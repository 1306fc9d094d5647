/// A job as the concurrency runtime lays it out: a piece of a task, the turn of an actor, or one of its helpers.
///
///     reference count (2 words) │ the scheduler's (2 words) │ flags, number (32 bits each) │ …
///
/// The compiler and schedulers rely on this part of the layout, so that it does not change.
struct RuntimeJob {
  let address: UnsafeRawPointer
  init(_ job: UnownedJob) { address = unsafeBitCast(job, to: UnsafeRawPointer.self) }

  /// The task that this thread runs now, if it runs one.
  static var current: RuntimeJob? { RuntimeSymbols.currentTask?().map(RuntimeJob.init(address:)) }
  private init(address: UnsafeRawPointer) { self.address = address }
  private var flags: UInt32 { address.load(fromByteOffset: 4 * MemoryLayout<UnsafeRawPointer>.size, as: UInt32.self) }
  var unowned: UnownedJob { unsafeBitCast(address, to: UnownedJob.self) }
  var isTask: Bool { flags & 0xff == 0 }

  /// Whether its memory belongs to another task, so that a reference does not keep it.
  var isAsyncLet: Bool { flags & (1 << 28) != 0 }
  var priority: TaskPriority { TaskPriority(rawValue: UInt8(truncatingIfNeeded: flags >> 8)) }

  var taskID: UInt64 {
    if let taskID = RuntimeSymbols.taskID { return taskID(address) }
    return UInt64(address.load(fromByteOffset: 4 * MemoryLayout<UnsafeRawPointer>.size + 4, as: UInt32.self))
  }

  /// Keeps a task alive, if it can be kept. Returns whether `release()` is owed.
  func retain() -> Bool {
    guard isTask, !isAsyncLet, let retain = RuntimeSymbols.retain, RuntimeSymbols.release != nil else { return false }
    _ = retain(address)
    return true
  }

  func release() { RuntimeSymbols.release?(address) }
}
