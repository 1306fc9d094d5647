import RandomPrograms
import ReferenceModel
import Testing

/// View trees and events from any bytes end without a crash. `Tests/Scripts/fuzz.sh` runs longer, and searches for
/// bytes that reach new code.
@MainActor
@Suite("Trees and events of any bytes", .serialized, .timeLimit(.minutes(20))) struct FuzzTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func `random bytes cause no crash and no difference`(batch: UInt64) {
    var random = SplitMix64(seed: batch)
    for _ in 0..<200 {
      let bytes = (0..<Int(16 + random.next() % 240)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      guard let problem = FuzzCase(bytes)?.problem() else { continue }
      Issue.record("\(problem)\nThe bytes: \(bytes)")
      return
    }
  }

  @Test func `random bytes decode to agreement, program and screen cases`() {
    var random = SplitMix64(seed: 1)
    var kinds: [String: Int] = [:]
    for _ in 0..<400 {
      switch FuzzCase((0..<100).map { _ in UInt8(truncatingIfNeeded: random.next()) }) {
      case .agreement: kinds["agreement", default: 0] += 1
      case .program: kinds["program", default: 0] += 1
      case .screen(_, let verbs): kinds[verbs.isEmpty ? "screen without verbs" : "screen", default: 0] += 1
      case nil: kinds["nothing", default: 0] += 1
      }
    }
    #expect(kinds["agreement", default: 0] > 50)
    #expect(kinds["program", default: 0] > 50)
    #expect(kinds["screen", default: 0] > 50)
  }
}
