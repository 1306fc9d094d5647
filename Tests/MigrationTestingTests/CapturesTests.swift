import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Which changes of a closure's copies a report counts.
@MainActor
@Suite("Captured copies", .timeLimit(.minutes(20))) struct CapturesTests {
  private func report<V: View>(
    depth: Int = 2, constants: Set<String> = [], @ViewBuilder _ view: @escaping () -> V
  ) async -> MigrationReport {
    await previewMigration(depth: depth, exploring: .quiet { $0.constants = constants }, of: view)
  }

  private func unvaried(_ report: MigrationReport) -> [String] { report.unvaried.map(\.copy.name) }

  @Test func `copies may change at different times`() async {
    let report = await report { InTurn() }
    #expect(report.isEquivalent && unvaried(report) == [], "\(report)")
    #expect(report.coverage.flatMap(\.copies).map { "\($0.name) \($0.isVaried)" } == ["first true", "second true"])
    #expect(report.isCovered)
  }

  @Test func `parts of one copy may change at different times`() async {
    let report = await report { PartsInTurn() }
    #expect(report.isCovered, "\(report)")
    #expect(report.coverage.flatMap(\.copies).map { "\($0.name) \($0.isVaried)" } == ["pair true"])
  }

  private struct Whole: View {
    let pair: (first: Int, second: Int)
    @State private var count = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("count") { count += 1 }.onChange(of: count) { _ in shown = pair.first + pair.second }
    }
  }

  @Test func `a copy of which no part changed is shown once, with its first value`() async {
    let report = await report { Whole(pair: (1, 2)) }
    #expect(report.unvaried.map { "\($0.copy.name) \($0.copy.value)" } == ["Whole.pair (first: 1, second: 2)"])
  }

  private struct Appearing: View {
    @State private var count = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let pair = count % 2 == 0 ? nil : (first: 1, second: 2)
      Button("count") { count += 1 }.onChange(of: count) { _ in if pair?.first == 3 { count = 0 } }
    }
  }

  @Test func `a part that appears has changed`() async {
    let report = await report { Appearing() }
    #expect(report.isCovered && unvaried(report) == [], "\(report)")
  }

  @Test func `an object that a closure captures alone has to change too`() async {
    let report = await report { Alone() }
    #expect(!report.isCovered)
    #expect(unvaried(report) == ["box"], "\(report)")
  }

  @Test func `a stored closure changes with its code`() async {
    #expect(unvaried(await report { Closures(swaps: false) }) == ["ClosureLine.action"])
    let swapped = await report { Closures(swaps: true) }
    #expect(swapped.isCovered, "\(swapped)")
  }

  @Test func `a binding changes with the state that it refers to`() async {
    #expect(unvaried(await report { Bindings(swaps: false) }) == ["BindingLine.total"])
    let swapped = await report { Bindings(swaps: true) }
    #expect(unvaried(swapped) == [], "\(swapped)")
  }

  @Test func `a binding to an element of a list changes with the element's place`() async {
    let fixed = await report { Lines(canMove: false) }
    #expect(unvaried(fixed) == ["LineRow.line"], "\(fixed)")
    #expect(!fixed.namesUncompared, "\(fixed)")
    // The older binding writes to the place that the other row has now.
    let moved = await report(depth: 1) { Lines(canMove: true) }
    #expect(moved.divergences.map(\.script) == [[.tap("Move")]], "\(moved)")
  }

  @Test func `the kit's recorder is no copy`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet(), recording: { Recording(note: $0) })
    #expect(report.isCovered, "\(report)")
    #expect(report.coverage.flatMap(\.copies).isEmpty)
  }

  @Test func `an optional recorder is no copy`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet(), recording: { OptionalRecording(note: $0) })
    #expect(report.isCovered, "\(report)")
    #expect(report.coverage.flatMap(\.copies).isEmpty)
  }

  @Test func `a local function that reads a state is no copy`() async {
    let report = await report { LocalFunction() }
    #if os(Linux) && DEBUG
      #expect(report.isCovered && unvaried(report) == [], "\(report)")
    #endif
  }

  @Test func `a storage whose key an initializer chooses is a copy`() async {
    let report = await report { ChosenKey(key: "captures.chosen") }
    #expect(unvaried(report) == ["ChosenKey.chosenNumber"], "\(report)")
  }

  @Test func `actions and proxies of the engine are no copies`() async {
    let report = await report { Engine() }
    #expect(report.isCovered, "\(report)")
  }

  @Test func `a storage whose declaration has the key in a literal is no copy`() async {
    let report = await report { Literal() }
    #if os(Linux) && DEBUG
      #expect(report.isCovered, "\(report)")
    #else
      #expect(unvaried(report) == ["Literal.savedNumber"])
    #endif
  }

  @Test func `properties that the closure does not read do not count`() async {
    let report = await report { Unread(title: "a", item: .init(count: 1, price: 2)) }
    #if os(Linux) && DEBUG
      #expect(unvaried(report) == ["Unread.item.price"], "\(report)")
    #else
      #expect(unvaried(report) == ["Unread.title", "Unread.item"], "\(report)")
    #endif
  }

  @Test func `a chosen action that never changed is named`() async {
    let report = await report { Chosen() }
    #expect(!report.isCovered)
    #if os(Linux) && DEBUG
      #expect(unvaried(report) == ["the chosen action"], "\(report)")
    #endif
  }

  @Test func `an item of the capture list that was only equal to the observed value is a copy`() async {
    let report = await report { Equal() }
    #expect(!report.isEquivalent, "\(report)")
    #expect(report.coverage.map(\.capturesObservedValue) == [false])
  }

  @Test func `a local is not exchanged because of another closure's capture list`() async {
    let report = await report { Neighbour() }
    #expect(report.coverage.map(\.capturesObservedValue) == [false], "\(report)")
    #expect(!report.isEquivalent)
  }

  @Test func `a local beside an item of the capture list is not exchanged`() async {
    let report = await report { Beside() }
    #expect(!report.isEquivalent, "\(report)")
  }

  @Test func `an observer on a view that no step showed is listed`() async {
    let report = await report { Hidden(word: "b") }
    #expect(!report.isCovered)
    #expect(report.unexercisedObservers.map(\.view) == ["HiddenLine"])
    #expect(report.description.contains("no step showed it. To fix, "))
  }

  @Test func `a shown observer is listed once`() async {
    let report = await report { Hidden(word: "a") }
    #expect(report.coverage.map(\.observer.view) == ["Hidden", "HiddenLine"], "\(report)")
    #expect(!report.description.contains("no step showed it"))
  }

  @Test func `a complete exploration lists no observer of a view that it cannot show`() async {
    let report = await report { Never(isOn: false) }
    #expect(report.isProven, "\(report)")
  }

  @Test func `the advice for an observer that goes with its value is to move it`() async {
    let report = await report { Going() }
    let advice = report.coverage.compactMap(\.advice)
    #expect(advice.count == 1 && advice[0].hasPrefix("each change of the observed value also replaced the view"))
  }

  @Test func `a difference after a step without an observer asks for that step`() async {
    let comparison = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Showing(text: "a")
    } modern: { _ in
      Showing(text: "b")
    }
    #expect(
      comparison.description.contains("To find it, compare what both views do after tap \"Go\"."), "\(comparison)")
    #expect(comparison.description.contains("Why: no observer ran, so it is not the form of onChange."))
  }

  @Test func `each side has to be deterministic`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Showing(text: "a")
    } modern: { _ in
      Showing(text: "\(Int.random(in: 0..<1_000_000_000))")
    }
    #expect(report.instabilities.map(\.side) == ["modern"], "\(report)")
  }

  @Test func `closures that agree on old copies differ by their copies and not by their code`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { _ in
      Limited(limit: 7)
    } modern: { _ in
      Unlimited()
    }
    #expect(report.divergences.map(\.isOfCode) == [false], "\(report)")
  }
}
