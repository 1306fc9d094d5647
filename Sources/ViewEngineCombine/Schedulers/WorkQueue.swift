#if OpenCombine && !canImport(Darwin)
  public import OpenCombine
  import OpenCombineDispatch
  import OpenCombineFoundation

  /// A queue that operators of publishers hand to the host: each of them has an overload that takes one of these, and
  /// wraps it in a `_HostScheduler`.
  // NB: does not refine `Scheduler`, to which OpenCombine's companions make the types conform only where they cannot import
  // Combine. A build that compiles them again can, once it has given this module that name.
  public protocol _WorkQueue: AnyObject, SendableMetatype {
    /// What schedules in real time; it also has the types of the queue's times and options.
    associatedtype OCombine: Scheduler
    var ocombine: OCombine { get }

    /// Whether its work is done where the main actor's is.
    var _isMain: Bool { get }
    /// Puts work on the queue; is not asked of the main one.
    func _perform(_ action: @escaping @Sendable () -> Void, options: OCombine.SchedulerOptions?)

    /// - Parameter nanoseconds: since 1970.
    static func _time(_ nanoseconds: Int64) -> OCombine.SchedulerTimeType
    /// How long it is from one time to another, in nanoseconds.
    static func _nanoseconds(from start: OCombine.SchedulerTimeType, to end: OCombine.SchedulerTimeType) -> Int64
    /// How long an interval is, in nanoseconds.
    static func _nanoseconds(in interval: OCombine.SchedulerTimeType.Stride) -> Int64
  }

  extension _WorkQueue {
    // NB: for the build of which the note above tells; else the types themselves have these names.
    public typealias SchedulerTimeType = OCombine.SchedulerTimeType
    public typealias SchedulerOptions = OCombine.SchedulerOptions
  }
#endif
