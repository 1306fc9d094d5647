import RandomPrograms
import ReferenceModel
import Testing

/// Sections 4 to 6 and 8 of the contract: the engine and the model do the same with programs made at random.
///
/// The command `random-programs` runs many more, because these tests share the main actor with every other test.
@MainActor
@Suite("The engine and the reference model", .serialized, .timeLimit(.minutes(20))) struct AgreementTests {
  static let batch: UInt64 = 100

  @Test(arguments: 0..<2 as Range<UInt64>)
  func `a random program does the same on the engine as on the model`(batch: UInt64) async {
    await expectAgreement(.everything, batch)
  }

  @Test func `a random program with tasks does the same on the engine as on the model`() async {
    await expectAgreement(.tasks, 0)
  }

  @Test func `a random program with a sheet does the same on the engine as on the model`() async {
    await expectAgreement(.sheets, 0)
  }

  #if canImport(Combine) || OpenCombine
    @Test func `a random program with publishers does the same on the engine as on the model`() async {
      await expectAgreement(.publishers, 0)
    }
  #endif

  /// Two of a million programs: they set an environment value to its current value while writes waited.
  @Test(arguments: [249_372, 297_695] as [UInt64])
  func `a program that once differed behaves the same on the engine and the model`(seed: UInt64) async {
    let report = await Report.ofDifference(seed, .everything)
    #expect(report == nil, "\(report ?? "")")
  }

  private func expectAgreement(_ theme: Theme, _ batch: UInt64) async {
    for seed in batch * Self.batch..<(batch + 1) * Self.batch {
      await Task.yield()
      if let report = await Report.ofDifference(seed, theme) {
        Issue.record("\(report)")
        return
      }
    }
  }
}
