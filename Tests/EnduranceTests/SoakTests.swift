import Testing

@testable import endurance

/// What `endurance soak` does with a million events and the resident memory, with some thousands and what views own.
@MainActor
@Suite("Events without an end", .timeLimit(.minutes(1))) struct SoakTests {
  @Test func `nothing that a view owned is left of them`() async {
    var soak = Soak(seed: 1)
    await soak.run(1_500)
    #expect(soak.events == 1_500)
    #expect(soak.hosts == 3)
    #expect(soak.actions > 2_000)
    #expect(soak.alive == 0)
  }
}
