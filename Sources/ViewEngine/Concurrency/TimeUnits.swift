#if !canImport(Darwin)
  // Constants that Dispatch has on Apple's systems.

  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let NSEC_PER_USEC: UInt64 = 1_000
  public let USEC_PER_SEC: UInt64 = 1_000_000
  public let MSEC_PER_SEC: UInt64 = 1_000
#endif
