import Testing

@testable import endurance

/// The checks of `endurance soak`, with thousands of events and owned objects instead of a million and resident memory.
@MainActor
@Suite("Events without an end", .timeLimit(.minutes(20))) struct SoakTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `600 random events leave no owned object alive`() async {
    var soak = Soak(seed: 1)
    await soak.run(600)
    #expect(soak.events == 600)
    #expect(soak.hosts == 2)
    #expect(soak.actions > 500)
    #expect(soak.alive == 0)
  }
}
