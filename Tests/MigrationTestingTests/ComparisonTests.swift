import MigrationTesting
import OnChangeCompat
import Testing

/// Two views, side by side.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct ComparisonTests {
  @Test func `differences after the same observers are distinguished by which observer got different values`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { _ in
      TwoObservers(first: 1, second: 1)
    } modern: { _ in
      TwoObservers(first: 2, second: 2)
    }
    #expect(report.divergences.map(\.script) == [[.tap("First")], [.tap("Second")]])
  }

  private struct TwoObservers: View {
    let first: Int
    let second: Int
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Button("First") { (a, b) = (a + first, b + 1) }
      Button("Second") { (a, b) = (a + 1, b + second) }
      Text("\(a)").onChange(of: a) { _, _ in }
      Text("\(b)").onChange(of: b) { _, _ in }
    }
  }

  @Test func `the notes of a recorder are compared`() async {
    let report = await compareMigration(depth: 2, exploring: .quiet()) {
      Legacy(note: $0)
    } modern: {
      Stale(note: $0)
    }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
    #expect(report.divergences.first?.old.notes == ["0 → 1"])
    #expect(report.divergences.first?.new.notes == ["1 → 1"])
    #expect(report.divergences.first?.aspects == [.notes])
  }

  @Test func `a migration with equal effects is equivalent even if it stores more state`() async {
    let report = await compareMigration(depth: 3, exploring: .quiet()) {
      Legacy(note: $0)
    } modern: {
      Careful(note: $0)
    }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.unexercisedObservers == [])
  }

  @Test func `a control with a different value is a difference`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { _ in
      Switch(turnsOn: true)
    } modern: { _ in
      Switch(turnsOn: false)
    }
    #expect(report.divergences.map(\.script) == [[.tap("Set")]])
    #expect(report.divergences.first?.aspects == [.controls])
  }

  @Test func `a warning on one side differs`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Loops(runs: 5)
    } modern: { _ in
      Loops(runs: 1)
    }
    #expect(report.divergences.first?.aspects.contains(.warnings) == true)
  }

  @Test func `the effects of a task after an event are compared with held time`() async {
    let report = await compareMigration(depth: 2, exploring: .quiet()) { _ in
      Delayed(text: "late")
    } modern: { _ in
      Delayed(text: "later")
    }
    #expect(report.divergences.map(\.script) == [[.tap("Start"), .advance(seconds: 2.0)]])
  }

  @Test func `an unstructured task that an action starts belongs to the event`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { _ in
      Spawning(text: "done")
    } modern: { _ in
      Spawning(text: "ready")
    }
    #expect(report.divergences.map(\.script) == [[.tap("Start")]])
    #expect(report.instabilities == [])
  }

  @Test func `the environment changes of an exploration are explored`() async {
    let report = await previewMigration(
      depth: 1,
      exploring: .quiet {
        $0.environmentChanges = [EnvironmentChange("scenePhase", \.scenePhase, [.inactive, .background])]
      }
    ) { Phases() }
    #expect(report.divergences.map(\.script) == [[.environment("scenePhase", to: "inactive")]])
  }

  @Test func `a model change is applied to a model that the view holds`() async {
    let report = await previewMigration(
      depth: 2, exploring: .quiet { $0.modelChanges = [ModelChange("rename", Account.self) { $0.name += "!" }] }
    ) { Named(account: Account()) }
    #expect(report.divergences.map(\.script) == [[.changeModel("rename"), .render]])
  }

  @Test func `previewOrder finds a dependency on the order of siblings`() async {
    let report = await previewOrder(depth: 2, exploring: .quiet()) { Siblings() }
    #expect(report.divergences.map(\.script) == [[.tap("Add")]])
    #expect(report.divergences.first?.old.texts.last == "left right")
    #expect(report.divergences.first?.new.texts.last == "right left")
    #expect((await previewOrder(depth: 2, exploring: .quiet()) { Switch(turnsOn: true) }).isEquivalent)
  }

  private struct Legacy: View {
    let note: Recorder
    @State private var count = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { [count] new in note("\(count) → \(new)") }
    }
  }

  private struct Stale: View {
    let note: Recorder
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { [count] in note("\(count) → \(self.count)") }
    }
  }

  private struct Careful: View {
    let note: Recorder
    @State private var count = 0
    @State private var evaluations = 0
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { old, new in
        evaluations += 1
        note("\(old) → \(new)")
      }
    }
  }

  private struct Switch: View {
    let turnsOn: Bool
    @State private var isOn = false
    var body: some View {
      Toggle("On", isOn: $isOn)
      Button("Set") { isOn = turnsOn }
    }
  }

  private struct Loops: View {
    let runs: Int
    @State private var count = 0
    var body: some View {
      Button("Start") { count += 1 }.onChange(of: count) { _, new in if new < runs { count += 1 } }
    }
  }

  private struct Delayed: View {
    let text: String
    @Environment(\.clock) private var clock
    @State private var start = 0
    @State private var shown = ""
    var body: some View {
      Text(shown)
      Button("Start") { start = 1 }.task(id: start) {
        guard start > 0 else { return }
        try? await clock.sleep(for: .seconds(2))
        shown = text
      }
    }
  }

  private struct Spawning: View {
    let text: String
    @State private var shown = ""
    var body: some View {
      Text(shown)
      Button("Start") { Task { @MainActor in shown = text } }
    }
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    @State private var saved = "never"
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text(saved).onChange(of: phase) { _ in if phase != .active { saved = "saved" } }
    }
  }

  private final class Account {
    var name = "a"
  }

  private struct Named: View {
    let account: Account
    @State private var greeting = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let name = account.name
      Text(greeting).onChange(of: name) { _ in greeting = "hello \(name)" }
    }
  }

  private struct Siblings: View {
    @State private var count = 0
    @State private var order = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count = 1 }
      Spacer().onChange(of: count) { _ in order += "left " }
      Divider().onChange(of: count) { _ in order += "right " }
      Text(order.split(separator: " ").joined(separator: " "))
    }
  }
}
