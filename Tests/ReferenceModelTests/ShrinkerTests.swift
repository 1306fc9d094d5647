import RandomPrograms
import ReferenceModel
import Testing

/// That a difference is told in a form to work with.
@MainActor
@Suite("What is said of a difference", .serialized, .timeLimit(.minutes(1))) struct ShrinkerTests {
  @Test func `a program that shows a mistake is shrunk and printed as Swift source`() async throws {
    let comparison = Comparison(fault: .legacyRunsTheNewestClosure)
    var report: String?
    for seed in 0..<100 as Range<UInt64> where report == nil {
      report = await Report.ofDifference(seed, .everything, comparison)
    }
    #expect(report == #"""
      """#)
  }

  @Test func `the numbers of a seed are the same everywhere`() {
    // The first ones of SplitMix64 for this seed, as its authors publish them.
    var random = SplitMix64(seed: 1_234_567)
    #expect((0..<3).map { _ in random.next() } == [6457827717110365317, 3203168211198807973, 9817491932198370423])
  }

  @Test func `a seed always gives the same program, and another one another`() {
    for theme in Theme.allCases {
      #expect(Generator.program(1, theme) == Generator.program(1, theme))
      #expect(Generator.program(1, theme) != Generator.program(2, theme))
    }
  }

  @Test func `no program is about what is left out`() {
    for seed in 0..<500 as Range<UInt64> { #expect(Generator.program(seed).isAllowed) }
  }
}
