#if Migrator
  /// Tests that begin from the generated parents of answered calls.
  enum AnswerTests {
    static func files(_ answers: [(CallSkeleton, Answer)]) -> [String: String] {
      var files = ["SkeletonTests.swift": head + "\n@Suite(.serialized) @MainActor struct SkeletonTests {}\n"]
      for (path, list) in Dictionary(grouping: answers, by: \.0.report.path) {
        let tests = list.compactMap { test($0, $1) }
        guard !tests.isEmpty else { continue }
        let name = String(path.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        files["\(name).swift"] = """
          \(head)
          // The calls of \(path). Change the steps, and run `swift test` again. A step gives each input and state the value
          // with that number; `legacy` and `modern` have the effects of each step.
          extension SkeletonTests {
          \(tests.joined(separator: "\n\n"))
          }

          """
      }
      return files
    }

    private static let head = "// Written by onchange-migrate prove.\nimport Testing\n\n@testable import Skeletons\n"

    private static func test(_ skeleton: CallSkeleton, _ answer: Answer) -> String? {
      guard let inputs = answer.inputs else { return nil }
      let seed = answer.seed ?? 0
      let shift = seed % 3 == 0 ? "" : " + \(seed % 3)"
      let targets =
        skeleton.observedRoots.map { "(\($0.debugDescription), n)" }
        + inputs.map { "(\($0.debugDescription), n\(shift))" }
      let place = skeleton.report.place.line
      let expectation = "#expect(sides.legacy == sides.modern)"
      let name = String(answer.phrase(skeleton.report).filter { !"`\\/".contains($0) })
      return """
          @Test func `line \(place), call \(skeleton.number): \(name)`() async {
            let steps = (1...3).map { n in [\(targets.joined(separator: ", "))] }
            let sides = await outcomes(of: \(skeleton.number), seed: \(seed), steps: steps)
            \(answer.outcome == .differs ? "withKnownIssue(\"the rewrite changes behaviour\") { \(expectation) }" : expectation)
          }
        """
    }
  }
#endif
