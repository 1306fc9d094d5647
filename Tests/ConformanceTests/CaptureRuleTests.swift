#if !canImport(SwiftUI) || ViewEngine
  import Testing

  /// Only a host of the bundled engine can make both forms run the same version of a closure.
  extension OnChangeTests {
    @Test func `captureRule .previous makes both forms run the closure from before the change`() throws {
      let log = Log()
      var configuration = ViewHost.Configuration()
      configuration.captureRule = .previous
      let host = ViewHost(Shop(log: log), configuration: configuration)
      try host.tap("Order")
      #expect(
        log.take() == [
          "legacy 1 → 2: captured 1 at 10", "modern 1 → 2: captured 1 at 10", "zero: captured 1 at 10",
        ])
    }

    @Test func `captureRule .newest makes both forms run the newest closure`() throws {
      let log = Log()
      var configuration = ViewHost.Configuration()
      configuration.captureRule = .newest
      let host = ViewHost(Shop(log: log), configuration: configuration)
      try host.tap("Order")
      #expect(
        log.take() == [
          "legacy 2 → 2: captured 2 at 5", "modern 1 → 2: captured 2 at 5", "zero: captured 2 at 5",
        ])
    }
  }
#endif
