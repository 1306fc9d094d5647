#if !canImport(Darwin)
  import Testing
  import ViewEngine

  /// Names of Foundation's and Dispatch's that only Apple's systems have.
  @Suite("Foundation's missing names", .timeLimit(.minutes(20))) struct FoundationTests {
    @Test func `units of time count nanoseconds and microseconds`() {
      #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
      #expect(USEC_PER_SEC == 1000 * MSEC_PER_SEC && MSEC_PER_SEC == 1000)
    }
  }
#endif
