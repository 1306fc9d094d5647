import OnChangeCompat
import Testing

@testable import MigrationTesting

@Suite(.timeLimit(.minutes(20)))
struct ShrinkingTests {
  private func shrink(_ script: Script, while showsDifference: (Script) -> Bool) -> (script: Script, tries: Int) {
    var shrinking = Shrinking(script)
    var tries = 0
    while let candidate = shrinking.candidate {
      tries += 1
      shrinking.report(showsDifference: showsDifference(candidate))
    }
    return (shrinking.shortest, tries)
  }

  private func taps(_ numbers: some Sequence<Int>) -> Script { Script(numbers.map { .tap("\($0)") }) }

  @Test func `shrinking removes steps unrelated to the difference`() {
    let result = shrink(taps(0..<100)) { script in
      script.steps.contains(.tap("17")) && script.steps.contains(.tap("80"))
    }
    #expect(result.script == taps([17, 80]))
    #expect(result.tries < 60)
  }

  @Test func `steps that only matter together are all kept`() {
    let needed = Set([3, 4, 5].map { Script.Step.tap("\($0)") })
    let result = shrink(taps(0..<9)) { needed.isSubset(of: $0.steps) }
    #expect(result.script == taps([3, 4, 5]))
  }

  @Test func `no single step of a shrunk script can be removed`() {
    // An even number of steps, at least two, with the last one there.
    func showsDifference(_ script: Script) -> Bool {
      script.steps.last == .tap("11") && script.steps.count.isMultiple(of: 2)
    }
    let result = shrink(taps(0..<12), while: showsDifference).script
    #expect(showsDifference(result))
    for place in result.steps.indices { #expect(!showsDifference(result.removing(place..<place + 1))) }
  }

  @Test func `removing a step makes shrinking retry the steps before it`() {
    // c needs b, so b can be left out only after c.
    let result = shrink(taps(0..<3)) { script in
      let (a, b, c) = (Script.Step.tap("0"), Script.Step.tap("1"), Script.Step.tap("2"))
      return script.steps.contains(a) && (!script.steps.contains(c) || script.steps.contains(b))
    }
    #expect(result.script == taps([0]))
  }

  @Test func `a difference that needs no step shrinks to the empty script`() {
    #expect(shrink(taps(0..<5)) { _ in true }.script == Script())
    #expect(Shrinking(Script()).candidate == nil)
  }
}
