import RandomPrograms
import ReferenceModel
import Testing

/// Section 3 of the contract: the shim's form over the legacy one behaves like the modern form of a model that has no
/// legacy form.
@MainActor
@Suite("The modern form over the legacy one", .serialized, .timeLimit(.minutes(20))) struct ModernOverLegacyTests {
  @Test func `modern observers over the legacy form behave like native ones in random programs`() async {
    for seed in 0..<250 as Range<UInt64> {
      await Task.yield()
      if let report = await Report.ofDifference(seed, .modern) {
        Issue.record("\(report)")
        return
      }
    }
  }

  @Test(arguments: ModernForm.allCases.filter { $0 != .shim })
  func `a faulty modern form is found within five hundred programs`(form: ModernForm) async {
    var isFound = false
    for seed in 0..<500 as Range<UInt64> where !isFound {
      await Task.yield()
      isFound = await Comparison(modern: form).differenceInTime(of: Generator.program(seed, .modern)) != nil
    }
    #expect(isFound, "no program tells the form \(form) from a native one")
  }
}
