import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Inputs, observers and looks that an exploration may miss: each is seen, or named and no proof.
@MainActor
@Suite("Kinds of inputs", .timeLimit(.minutes(20))) struct InputKindsTests {
  private struct Reads: View {
    @Environment(\.colorScheme) private var scheme
    @State private var isOn = false
    @State private var shown = ""

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Toggle("On", isOn: $isOn).onChange(of: isOn || scheme == .dark) { _ in shown = "\(scheme)" }
      Text(shown)
    }
  }

  @Test func `a value of the system that no step changes is named and no proof`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet()) { Reads() }
    #expect(report.notExplored.contains(.untried("colorScheme")), "\(report)")
    #expect(!report.isCovered && !report.isProven)
  }

  @Test func `a value of the system that a step changes shows the difference`() async {
    let report = await previewMigration(
      depth: 2,
      exploring: .quiet {
        $0.environmentChanges = [EnvironmentChange("colorScheme", \.colorScheme, [.light, .dark])]
      }
    ) { Reads() }
    #expect(!report.notExplored.contains(.untried("colorScheme")))
    #expect(report.divergences.count == 1, "\(report)")
  }

  private struct Counts: View {
    @State private var count = 0
    var onCount: (Int) -> Void = { _ in }

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("count") { count = (count + 1) % 3 }.onChange(of: count) { onCount($0) }
    }
  }

  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: MigrationReport.Limit
    let view: @MainActor @Sendable () -> AnyView
  }

  private struct Sized: View {
    @State private var isOn = false
    @State private var width = 0.0

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      GeometryReader { geometry in
        Toggle("Wide", isOn: $isOn)
          .onChange(of: isOn || geometry.size.width > 500) { _ in width = geometry.size.width }
        Text("\(width)")
      }
    }
  }

  private struct Continues: View {
    var body: some View { Counts().onContinueUserActivity("shop") { _ in } }
  }

  private struct Opens: View {
    var body: some View { Counts().onOpenURL { _ in } }
  }

  private struct ReadsSetting: View {
    var body: some View {
      Text("\(UserDefaults.standard.integer(forKey: "InputKindsTests"))")
      Counts()
    }
  }

  private struct ReadsFile: View {
    var body: some View {
      Text(FileManager.default.contents(atPath: "/tmp/InputKindsTests") == nil ? "none" : "some")
      Counts()
    }
  }

  private struct ReadsEnvironment: View {
    var body: some View {
      Text(ProcessInfo.processInfo.environment["InputKindsTests"] ?? "none")
      Counts()
    }
  }

  private struct ReadsVariable: View {
    var body: some View {
      Text(getenv("InputKindsTests") == nil ? "none" : "some")
      Counts()
    }
  }

  nonisolated static let inputs: [Input] = [
    Input(testDescription: "the environment", limit: .untried("the environment of the process")) {
      AnyView(ReadsEnvironment())
    },
    Input(testDescription: "a variable", limit: .untried("the environment variable InputKindsTests")) {
      AnyView(ReadsVariable())
    },
    Input(testDescription: "a setting", limit: .untried("UserDefaults InputKindsTests")) { AnyView(ReadsSetting()) },
    Input(testDescription: "a file", limit: .untried("file /tmp/InputKindsTests")) { AnyView(ReadsFile()) },
    Input(testDescription: "an opened URL", limit: .untried("onOpenURL")) { AnyView(Opens()) },
    Input(testDescription: "a continued activity", limit: .untried("onContinueUserActivity")) { AnyView(Continues()) },
    Input(testDescription: "a stream", limit: .untried("the elements of an asynchronous sequence")) {
      AnyView(Counts().task { for await _ in AsyncStream<Int>(unfolding: { await Task.never() }) {} })
    },
    Input(testDescription: "the size", limit: .untriedByAction("viewportSize")) { AnyView(Sized()) },
    Input(testDescription: "a text", limit: .sampled("type \"Name\"")) {
      AnyView(
        Group {
          TextField("Name", text: .constant("")); Counts()
        })
    },
    Input(testDescription: "a slider", limit: .sampled("slide \"Amount\"")) {
      AnyView(
        Group {
          Slider(value: .constant(0.5)) { Text("Amount") }; Counts()
        })
    },
  ]

  @Test(arguments: inputs)
  func `an input of which not all was tried is named and no proof`(_ input: Input) async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 2 }, of: input.view)
    #expect(report.isEquivalent && !report.isProven, "\(report)")
    #expect(report.notExplored.contains(input.limit), "\(report)")
  }

  // MARK: Observers that no step shows

  private struct Hides: View {
    @State private var text = ""

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      TextField("Code", text: $text)
      Text("code").onChange(of: text) { _ in }
      if text == "open" { Counts() }
    }
  }

  @Test func `an observer that no step shows is not covered`() async {
    let hidden = await previewMigration(depth: 2, exploring: .quiet()) { Hides() }
    #expect(hidden.unexercisedObservers.map(\.view) == ["Counts"], "\(hidden)")
    #expect(!hidden.isCovered)
    let shown = await previewMigration(depth: 3, exploring: .quiet { $0.alphabet = ["a", "open"] }) { Hides() }
    #expect(shown.unexercisedObservers == [], "\(shown)")
  }

  private struct HidesAlike: View {
    @State private var text = ""

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      TextField("Code", text: $text)
      Text("code").onChange(of: text.count) { _ in }
      if text == "open" { Alike(count: text.count) }
    }
  }

  private struct Alike: View {
    let count: Int

    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("alike").onChange(of: count) { _ in } }
  }

  @Test func `an observer that no step shows is told from one of the same type`() async {
    let hidden = await previewMigration(depth: 2, exploring: .quiet()) { HidesAlike() }
    #expect(hidden.unexercisedObservers.count == 1 && !hidden.isCovered, "\(hidden)")
  }

  private struct HidesErased: View {
    @State private var text = ""

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      TextField("Code", text: $text)
      Text("code").onChange(of: text) { _ in }
      if text == "open" { AnyView(Counts()) }
    }
  }

  @Test func `a view that erases what a branch shows is named and not covered`() async {
    let hidden = await previewMigration(depth: 2, exploring: .quiet()) { HidesErased() }
    #expect(hidden.notExplored.contains(.hidden("HidesErased")), "\(hidden)")
    #expect(!hidden.isCovered)
  }

  private struct Branches: View {
    @State private var text = ""

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      TextField("Code", text: $text)
      if text == "open" {
        Text("x").onChange(of: text.count) { _ in }
      } else {
        Text("y").onChange(of: text.count) { _ in }
      }
    }
  }

  @Test func `an observer in a branch that no step shows is not covered`() async {
    let hidden = await previewMigration(depth: 2, exploring: .quiet()) { Branches() }
    #expect(hidden.unexercisedObservers.map(\.view) == ["Branches"], "\(hidden)")
  }

  private struct Twice: View {
    @State private var count = 0

    @available(*, deprecated, message: "the legacy form")
    private func label(_ text: String) -> some View { Text(text).onChange(of: count) { _ in } }

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("count") { count = (count + 1) % 3 }
      label("a")
      label("b")
    }
  }

  @Test func `a view that a function makes twice declares no observer that is not shown`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Twice() }
    #expect(report.unexercisedObservers == [], "\(report)")
  }

  // MARK: What a person sees

  struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable (Int) -> AnyView
  }

  nonisolated static let looks: [Look] = [
    Look(testDescription: "image") { AnyView(Image("offer\($0)")) },
    Look(testDescription: "symbol") { AnyView(Image(systemName: $0 > 7 ? "star" : "star.fill")) },
    Look(testDescription: "colour") { AnyView(Text("x").foregroundColor($0 > 7 ? .red : .blue)) },
    Look(testDescription: "progress") { AnyView(ProgressView(value: Double($0) / 10)) },
    Look(testDescription: "badge") { price in AnyView(List { Text("x").badge(price) }) },
    Look(testDescription: "accessibility value") { AnyView(Text("x").accessibilityValue(Text("\($0)"))) },
    Look(testDescription: "redaction") { AnyView(Text("x").redacted(reason: $0 > 7 ? .placeholder : [])) },
    Look(testDescription: "strikethrough") { AnyView(Text("x").strikethrough($0 > 7)) },
    Look(testDescription: "divider") { price in AnyView(Group { if price > 7 { Divider() } else { Spacer() } }) },
  ]

  private struct Looks: View {
    let look: Look
    let price: Int
    @State private var shown = 1
    var body: some View {
      Button("show") { shown = price }
      look.view(shown)
    }
  }

  @Test(arguments: looks)
  func `compareMigration sees more than texts`(_ look: Look) async {
    let report = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Looks(look: look, price: 10)
    } modern: { _ in
      Looks(look: look, price: 5)
    }
    #expect(report.divergences.first?.aspects.isEmpty == false, "\(report)")
    let same = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Looks(look: look, price: 10)
    } modern: { _ in
      Looks(look: look, price: 10)
    }
    #expect(same.divergences.isEmpty, "\(same)")
  }

  // MARK: The limit of seconds

  private struct NeverResumed: View {
    @State private var count = 0
    @State private var shown = 0

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("\(shown)")
      Button("go") { count = 1 - count }
        .onChange(of: count) { _ in
          Task {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            shown += 1
          }
        }
    }
  }

  @Test func `the limit of seconds also ends a wait`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet { $0.maxSeconds = 0.2 }) { NeverResumed() }
    #expect(report.notExplored.contains(.seconds(0.2)))
    // A host waits a second for each continuation.
    #expect(report.interactionCount < 4 && report.divergences.isEmpty, "\(report)")
  }

  @Test func `reports of different views do not merge`() async {
    func report(_ price: Int, shard: Int) async -> MigrationReport {
      await previewMigration(depth: 1, exploring: .quiet { $0.shard = .init(shard, of: 2) }) {
        Looks(look: Self.looks[0], price: price)
      }
    }
    let other = await previewMigration(depth: 1, exploring: .quiet { $0.shard = .init(2, of: 2) }) { Counts() }
    #expect(await MigrationReport(merging: [report(10, shard: 1), report(10, shard: 2)]) != nil)
    #expect(await MigrationReport(merging: [report(10, shard: 1), report(5, shard: 2)]) == nil)
    #expect(await MigrationReport(merging: [report(10, shard: 1), other]) == nil)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled.
  fileprivate static func never() async -> Int? {
    let stream = AsyncStream<Int> { _ in }
    for await element in stream { return element }
    return nil
  }
}
