import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// The conditions of a proof.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct ProofTests {
  @Test func `a view that nothing can change is equivalent and not proven`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { TotalLine(days: 3, pricePerDay: 7) }
    #expect(report.isEquivalent)
    #expect(!report.isProven)
    #expect(report.unexercisedObservers.map(\.view) == ["TotalLine"])
    #expect(report.verdict == "Nothing differs, but not all is covered: 1 observer never ran.")
    #expect(
      report.coverage.map(\.advice) == [
        "nothing changes TotalLine.days. To fix, explore TotalLine inside a view that changes days."
      ])
    #expect(report.description.contains(report.coverage[0].advice ?? "no advice"))
  }

  @Test func `the advice for an observer that never ran depends on its value's source`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Sources(bound: .constant(2)) }
    #expect(
      report.coverage.map { $0.advice?.prefix { $0 != "." } } == [
        "nothing changes Sources", "no step changed Sources", "nothing changes Sources",
        "no step changed the observed Int",
      ])
    #expect(report.coverage[0].advice?.contains("a view that owns bound as a @State") == true)
    #expect(report.coverage[1].advice?.hasPrefix("no step changed Sources.kept. To fix, add the event") == true)
    #expect(report.coverage[2].advice?.contains("environmentChanges = [EnvironmentChange(\"scheme\", …)]") == true)
    #expect(report.coverage.map(\.observer.place) == [1, 1, 1, 1])
  }

  @Test(arguments: [true, false])
  func `the advice is to explore deeper only if the exploration ended at its depth`(hasMore: Bool) async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Waiting(limit: hasMore ? 9 : 1) }
    #expect(
      report.coverage.map(\.advice) == [
        "no step changed Waiting.isDone. To fix, \(hasMore ? "explore deeper, or " : "")add the event that changes "
          + "it: a text to type to the exploration's `alphabet`, a change by the app to its `modelChanges`."
      ])
  }

  @Test func `the advice is to explore longer if the limit of seconds ended the exploration`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.maxSeconds = 0 }) { Waiting(limit: 9) }
    #expect(
      report.coverage.first?.advice?.hasPrefix("no step changed Waiting.isDone. To fix, explore longer, or ") == true,
      "\(report)")
  }

  @Test func `the advice names no property if several hold the observed value`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { TotalLine(days: 7, pricePerDay: 7) }
    #expect(report.coverage.first?.advice?.hasPrefix("no step changed the observed Int. To fix, ") == true)
  }

  @Test func `a captured copy that never changes with the observed value prevents a proof`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { Booking(pricePerDay: 7) }
    #expect(report.isEquivalent, "\(report)")
    #expect(!report.isProven)
    #expect(report.unvaried.map(\.copy.name) == ["TotalLine.pricePerDay"])
    #expect(report.unvaried.map(\.copy.value) == ["7"])
    #expect(
      report.verdict == "Nothing differs, but not all is covered: 1 captured value never changed with the observed one."
    )
    #expect(report.description.contains("exploration.constants = [\"TotalLine.pricePerDay\"]"))
  }

  @Test func `a captured copy listed in constants does not prevent a proof`() async {
    let report = await previewMigration(
      depth: 3, exploring: .quiet { $0.constants = ["TotalLine.pricePerDay"] }
    ) { Booking(pricePerDay: 7) }
    #expect(report.isCovered, "\(report)")
    #expect(report.unvaried == [])
    #expect(report.verdict.hasPrefix("Covered, not proven: nothing differs. Its observer ran"), "\(report)")
  }

  @Test func `a copy need not change where all states were explored`() async {
    let report = await previewMigration(depth: 4, exploring: .quiet()) { Finite(label: "on") }
    #expect(report.isComplete, "\(report)")
    #expect(report.unvaried.map(\.copy.name) == ["Finite.label"])
    #expect(report.isProven)
  }

  @Test func `a view whose closures capture no copies is covered once all observers ran`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Counter() }
    #expect(report.isCovered, "\(report)")
    #expect(!report.isProven)
    #expect(report.coverage.map(\.copies) == [[]])
    #expect(!report.isComplete)
  }

  @Test func `locals, environment values and objects are copies; states, bindings and actions are not`() async {
    let scheme = EnvironmentChange("colorScheme", \.colorScheme, [.light, .dark])
    let report = await previewMigration(
      depth: 2, exploring: .quiet { $0.environmentChanges = [scheme] }
    ) { Capturing(model: Model()) }
    #expect(
      report.coverage.flatMap(\.copies).map { "\($0.name) \($0.isVaried)" }.sorted() == [
        "Capturing.model false", "Capturing.scheme false", "double true",
      ])
  }

  @Test func `the captured copies in a generic view are found, and those that the closure does not read do not count`()
    async
  {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Generic(extra: 2.5, name: "a") }
    #if os(Linux) && DEBUG
      #expect(report.unvaried.map(\.copy.name) == ["Generic.name"], "\(report)")
    #else
      #expect(report.unvaried.map(\.copy.name) == ["Generic.extra", "Generic.name"], "\(report)")
    #endif
  }

  @Test func `two observers of the same type in one body are counted separately`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Twins() }
    let idle = report.coverage.filter { $0.runCount == 0 }
    #expect(idle.count == 1, "\(report)")
    #expect(!report.isProven)
  }

  @Test func `an observer is named by file, line and the view whose body has it`() async throws {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Stacked() }
    let observers = report.coverage.map(\.observer).sorted { $0.line < $1.line }
    #expect(observers.map(\.view) == ["Stacked", "Stacked"])
    #expect(Set(observers.map(\.valueType)) == ["Genre", "Bool"])
    // An optimised build has no code of the closures' own.
    #if os(Linux) && DEBUG
      #expect(observers.map(\.file) == ["ProofTests.swift", "ProofTests.swift"])
      let lines = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for observer in observers {
        let line = try #require(lines.indices.contains(observer.line - 1) ? String(lines[observer.line - 1]) : nil)
        #expect(line.contains(observer.valueType == "Genre" ? "onChange(of: genre)" : "onChange(of: isShown)"))
      }
      #expect(observers[0].description == "ProofTests.swift:\(observers[0].line): onChange(of: Genre) in Stacked")
    #endif
  }

  @Test func `a capture of the observed value is not a difference, and the report says so`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { Draft() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.isCovered)
    #expect(report.coverage.map(\.capturesObservedValue) == [true])
    #expect(report.description.contains("onchange-migrate rewrites it exactly"))
  }

  @Test func `a capture that only sometimes equals the observed value is a difference`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { Coincidence() }
    #expect(!report.isEquivalent, "\(report)")
    #expect(report.coverage.map(\.capturesObservedValue) == [false])
  }

  @Test func `a condition that the migration added is a code difference`() async {
    let report = await compareMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { _ in
      Notices(skips: false)
    } modern: { _ in
      ModernNotices(skips: true)
    }
    #expect(report.divergences.map(\.isOfCode) == [true], "\(report)")
    #expect(report.description.contains("Why: the code differs."))
    #expect(!report.description.contains("holds"))
  }

  @Test func `a captured local that causes a difference is named`() async {
    let report = await compareMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { _ in
      Notices(skips: false)
    } modern: { _ in
      ModernNotices(skips: false)
    }
    #expect(report.divergences.map(\.isOfCode) == [false], "\(report)")
    #if os(Linux)
      #expect(report.divergences.first?.captured.map(\.property) == ["notice"])
      #expect(report.description.contains("holds notice \"0\""), "\(report)")
    #endif
  }

  @Test func `merged shards cover together what each covers in part, and none is a proof`() async throws {
    var reports: [MigrationReport] = []
    for number in 1...2 {
      let exploration = Exploration.quiet {
        $0.shard = .init(number, of: 2)
        $0.constants = ["TotalLine.pricePerDay"]
      }
      reports.append(await previewMigration(depth: 3, exploring: exploration) { Booking(pricePerDay: 7) })
    }
    #expect(reports.allSatisfy { !$0.isProven })
    let merged = try #require(MigrationReport(merging: reports))
    #expect(merged.isCovered, "\(merged)")
  }

  // MARK: Views

  private struct TotalLine: View {
    let days: Int
    let pricePerDay: Int
    @State private var total = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("Total \(total)").onChange(of: days) { total = $0 * pricePerDay }
    }
  }

  private struct Booking: View {
    let pricePerDay: Int
    @State private var days = 1
    var body: some View {
      Button("Longer") { days += 1 }
      TotalLine(days: days, pricePerDay: pricePerDay)
    }
  }

  private struct Sources: View {
    @Binding var bound: Int
    @State private var kept = "kept"
    @Environment(\.colorScheme) private var scheme
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("a").onChange(of: bound) { _ in }
      Text("b").onChange(of: kept) { _ in }
      Text("c").onChange(of: scheme) { _ in }
      Text("d").onChange(of: 7 * 6) { _ in }
    }
  }

  private struct Waiting: View {
    let limit: Int
    @State private var count = 0
    @State private var isDone = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count = min(count + 1, limit) }.onChange(of: isDone) { _ in }
    }
  }

  private struct Finite: View {
    let label: String
    @State private var isOn = false
    @State private var text = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Toggle("On", isOn: $isOn)
      Text(text).onChange(of: isOn) { text = $0 ? label : "" }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var double = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
      Text("\(double)").onChange(of: count) { double = 2 * $0 }
    }
  }

  private final class Model {
    var count = 0
  }

  private struct Capturing: View {
    let model: Model
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    @State private var text = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let double = 2 * count
      Button("Add") { count += 1 }
      Text(text).onChange(of: count) { _ in
        model.count += 1
        text = "\(scheme) \(double > 0)"
      }
    }
  }

  private struct Generic<Extra>: View {
    let extra: Extra
    let name: String
    @State private var count = 0
    @State private var text = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
      Text(text).onChange(of: count) { text = "\(name) \($0)" }
    }
  }

  private struct Twins: View {
    @State private var first = 0
    @State private var second = 0
    @State private var sum = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { first += 1 }
      Text("a").onChange(of: first) { sum += $0 }
      Text("b").onChange(of: second) { sum -= $0 }
    }
  }

  private enum Genre { case novel, poem }

  private struct Stacked: View {
    @State private var genre = Genre.novel
    @State private var isShown = false
    @State private var count = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      NavigationStack {
        Button("Change") { (genre, isShown) = (genre == .novel ? .poem : .novel, true) }
          .sheet(isPresented: $isShown) { Text("shown") }
          .onChange(of: genre) { _ in count += 1 }
          .onTapGesture { count = 0 }
          .onChange(of: isShown) { _ in count += 1 }
      }
    }
  }

  private struct Draft: View {
    @State private var genre = "novel"
    @State private var history: [String] = []
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Poem") { genre = "poem" }
      Button("Novel") { genre = "novel" }
      Text("\(history.count)").onChange(of: genre) { [genre] new in history = ["\(genre) → \(new)"] }
    }
  }

  private struct Coincidence: View {
    @State private var count = 1
    @State private var other = 1
    @State private var text = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Both") { (count, other) = (count + 1, other + 1) }
      Button("Other") { other += 1 }
      Text(text).onChange(of: count) { [other] _ in text = "\(other)" }
    }
  }

  private struct Notices: View {
    let skips: Bool
    @State private var count = 0
    @State private var shown = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let notice = "\(count)"
      Button("Add") { count += 1 }
      Text(shown).onChange(of: count) { _ in shown = skips ? "" : "last \(notice)" }
    }
  }

  private struct ModernNotices: View {
    let skips: Bool
    @State private var count = 0
    @State private var shown = ""
    var body: some View {
      let notice = "\(count)"
      Button("Add") { count += 1 }
      Text(shown).onChange(of: count) { _, _ in if !skips { shown = "last \(notice)" } }
    }
  }
}
