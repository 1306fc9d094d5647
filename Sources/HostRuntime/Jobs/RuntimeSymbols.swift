#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The entry points of the concurrency runtime that the language has no name for, each looked up by its symbol. All are
/// functions and variables of libswift_Concurrency; the comments name the first Swift release that has them.
enum RuntimeSymbols {
  typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  typealias EnqueueWithDelay = @convention(thin) (UInt64, UnownedJob) -> Void
  typealias EnqueueWithDelayHook = @convention(thin) (UInt64, UnownedJob, EnqueueWithDelay) -> Void
  typealias EnqueueWithDeadline = @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob) -> Void
  typealias EnqueueWithDeadlineHook =
    @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob, EnqueueWithDeadline) -> Void

  typealias GetMain = @convention(thin) () -> UnownedSerialExecutor
  typealias GetMainHook = @convention(thin) (GetMain) -> UnownedSerialExecutor
  typealias IsMain = @convention(thin) (UnownedSerialExecutor) -> Bool
  typealias IsMainHook = @convention(thin) (UnownedSerialExecutor, IsMain) -> Bool

  /// 5.5. What runs on no actor, and the turns of actors. From 6.3 on `Task.yield()` goes past it.
  static var enqueueGlobal: UnsafeMutablePointer<EnqueueHook?>? { variable("swift_task_enqueueGlobal_hook") }
  /// 5.5. What runs on the main actor. From 6.3 on the compiled code calls the main executor past it.
  static var enqueueMain: UnsafeMutablePointer<EnqueueHook?>? { variable("swift_task_enqueueMainExecutor_hook") }
  /// 5.5. Sleeps of a number of nanoseconds. From 6.3 on the library calls the executor past it.
  static var enqueueWithDelay: UnsafeMutablePointer<EnqueueWithDelayHook?>? {
    variable("swift_task_enqueueGlobalWithDelay_hook")
  }
  /// 5.7. Sleeps until an instant. From 6.3 on the library calls the executor past it.
  static var enqueueWithDeadline: UnsafeMutablePointer<EnqueueWithDeadlineHook?>? {
    variable("swift_task_enqueueGlobalWithDeadline_hook")
  }

  /// 6.2. Which executor is the main one.
  static var getMain: UnsafeMutablePointer<GetMainHook?>? { variable("swift_task_getMainExecutor_hook") }
  /// 6.2. Whether an executor is the main one.
  static var isMain: UnsafeMutablePointer<IsMainHook?>? { variable("swift_task_isMainExecutor_hook") }

  /// 5.5. Has a job run on the executor that was the main one at first.
  static let enqueueOnMain = function(
    "swift_task_enqueueMainExecutor", as: (@convention(c) (UnsafeRawPointer) -> Void).self)
  /// 5.5. The task that this thread runs.
  static let currentTask = function(
    "swift_task_getCurrent", as: (@convention(c) () -> UnsafeRawPointer?).self)
  /// 5.7. The number of a task, unique in a process.
  static let taskID = function(
    "swift_task_getJobTaskId", as: (@convention(c) (UnsafeRawPointer) -> UInt64).self)
  /// 5.7. The reading of a clock of the library: 1 is the continuous one, 2 the suspending one.
  static let time = function(
    "swift_get_time",
    as: (@convention(c) (UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>, Int32) -> Void).self)
  /// 1.0. In libswiftCore; a task counts its references as any object does.
  static let retain = function(
    "swift_retain", as: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer).self)
  /// 1.0. Releases a reference from `retain`.
  static let release = function("swift_release", as: (@convention(c) (UnsafeRawPointer) -> Void).self)

  private static func variable<Value>(_ name: String) -> UnsafeMutablePointer<Value?>? {
    address(of: name)?.assumingMemoryBound(to: Value?.self)
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    address(of: name).map { unsafeBitCast($0, to: type) }
  }

  private static func address(of name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      // RTLD_DEFAULT is a macro of a cast, which is not imported.
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      dlsym(nil, name)
    #else
      nil
    #endif
  }
}
