#if !canImport(Darwin)
  // Constants that Dispatch has on Apple's systems.

  /// A second in nanoseconds, as for `Task.sleep(nanoseconds:)`.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// A millisecond in nanoseconds.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// A microsecond in nanoseconds.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// A second in microseconds.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// A second in milliseconds.
  public let MSEC_PER_SEC: UInt64 = 1_000
#endif
