import RandomPrograms
import ReferenceModel
import Testing

/// Tests that the comparison can fail: it finds a model with one mistake.
@MainActor
@Suite("Planted mistakes", .serialized, .timeLimit(.minutes(20))) struct PlantedMistakeTests {
  @Test(arguments: Fault.allCases)
  func `a mistake of the model is found within five hundred programs`(fault: Fault) async {
    let comparison = Comparison(fault: fault)
    var isFound = false
    for seed in 0..<500 as Range<UInt64> where !isFound {
      await Task.yield()
      let theme: Theme =
        switch fault {
        case .tasksAreNotCancelled: .tasks
        case .laterContentSeesTheNewestState: .sheets
        default: .everything
        }
      isFound = await comparison.differenceInTime(of: Generator.program(seed, theme)) != nil
    }
    #expect(isFound, "no program tells a model with the mistake \(fault) from the engine")
  }
}
