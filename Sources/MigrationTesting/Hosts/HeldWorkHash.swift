#if BundledEngine
  /// A hash of the tasks and the work that wait on a host's clock: for each the time to it, and the step that began it.
  /// What a waiting task will do cannot be read. Equal steps between equal states begin equal tasks.
  struct HeldWorkHash {
    private var origins: [UInt64: UInt64] = [:]
    /// 0 if nothing waits.
    private(set) var value: UInt64 = 0

    /// - Parameter origin: a hash of the step, and of the states before and after it.
    mutating func update(to work: [(number: UInt64, seconds: Double)], begunBy origin: @autoclosure () -> UInt64) {
      value = 0
      if work.isEmpty { return origins = [:] }
      var newOrigins: [UInt64: UInt64] = [:]
      var hash = StableHash()
      for one in work {
        let origin = origins[one.number] ?? origin()
        newOrigins[one.number] = origin
        hash.combine(one.seconds.bitPattern)
        hash.combine(origin)
      }
      origins = newOrigins
      value = hash.value
    }
  }
#endif
