import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Effects outside of the views, inputs from there, and work that comes late: each is compared, or named and no proof.
@MainActor
@Suite("Kinds of effects and inputs", .timeLimit(.minutes(20))) struct OutsideKindsTests {
  /// What an action can call.
  struct Calls {
    let openURL: OpenURLAction
    let openWindow: OpenWindowAction
    let proxy: ScrollViewProxy
    let done: (Int) -> Void
  }

  final class Log: Sendable {
    nonisolated(unsafe) var prices: [Int] = []
  }

  private struct Shop: View {
    @State private var quantity = 1
    @State private var price = 10
    @State private var finished = 0
    /// Only for the witness, because the kit would compare it.
    var log: Log?
    let effect: @MainActor @Sendable (Int, Calls) -> Void

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 5) : (1, 10) }
      Line(quantity: quantity, price: price, log: log, effect: effect) { finished = $0 }
      Text("finished \(finished)")
    }
  }

  private struct Line: View {
    let quantity: Int
    let price: Int
    let log: Log?
    let effect: @MainActor @Sendable (Int, Calls) -> Void
    let done: (Int) -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.openWindow) private var openWindow

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
          .onChange(of: quantity) { _ in
            log?.prices.append(price)
            effect(price, Calls(openURL: openURL, openWindow: openWindow, proxy: proxy, done: done))
          }
      }
    }
  }

  struct Effect: Sendable, CustomTestStringConvertible {
    enum Expected { case differs, isNamed(String) }
    let testDescription: String
    let expected: Expected
    let perform: @MainActor @Sendable (Int, Calls) -> Void

    init(
      _ name: String, _ expected: Expected = .differs,
      _ perform: @escaping @MainActor @Sendable (Int, Calls) -> Void
    ) {
      (testDescription, self.expected, self.perform) = (name, expected, perform)
    }
  }

  nonisolated static let recorder = Recorder()

  nonisolated static let effects: [Effect] = [
    Effect("an opened URL") { $1.openURL(URL(string: "https://shop/\($0)")!) },
    Effect("an opened window") { $1.openWindow(id: "offer \($0)") },
    Effect("scrolling without a window of rows") { $1.proxy.scrollTo($0) },
    Effect("a posted notification") { price, _ in
      NotificationCenter.default.post(name: Notification.Name("Shop.bought"), object: nil, userInfo: ["price": price])
    },
    Effect("settings") { price, _ in UserDefaults.standard.set(price, forKey: "OutsideKindsTests") },
    Effect("a recorder that the kit did not make") { price, _ in recorder("price \(price)") },
    Effect("a sleep") { price, calls in
      Task {
        try? await Task.sleep(for: .seconds(3))
        calls.done(price)
      }
    },
    Effect("work on a queue") { price, calls in
      nonisolated(unsafe) let done = calls.done
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) { DispatchQueue.main.async { done(price) } }
    },
    Effect("a thread", .isNamed("a thread")) { price, calls in
      nonisolated(unsafe) let done = calls.done
      Thread.detachNewThread { DispatchQueue.main.async { done(price) } }
    },
    Effect("a continuation", .isNamed("a task whose continuation was not resumed in time")) { price, calls in
      Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          Thread.detachNewThread { [continuation] in
            Thread.sleep(forTimeInterval: 30)
            continuation.resume()
          }
        }
        calls.done(price)
      }
    },
    Effect("a file", .isNamed("a written file")) { price, _ in
      try? Data("\(price)".utf8).write(to: URL(filePath: "/dev/null"))
    },
  ]

  private func prices(under rule: ViewHost.CaptureRule, _ effect: Effect) throws -> [Int] {
    var configuration = ViewHost.Configuration()
    configuration.captureRule = rule
    configuration.onWarning = { _ in }
    let log = Log()
    let host = ViewHost(Shop(log: log, effect: effect.perform), configuration: configuration)
    try host.tap("buy")
    return log.prices
  }

  @Test(arguments: effects)
  func `an effect that differs is a difference, or named and no proof`(_ effect: Effect) async throws {
    #expect(try prices(under: .previous, effect) == [10] && prices(under: .newest, effect) == [5])
    let report = await previewMigration(
      depth: 2,
      exploring: .quiet {
        $0.randomScripts = 0
        $0.maxScripts = 8
      }
    ) { Shop(effect: effect.perform) }
    #expect(!report.isCovered && !report.isProven, "\(report)")
    switch effect.expected {
    case .differs: #expect(report.divergences.count == 1, "\(report)")
    case .isNamed(let cause): #expect(report.notExplored.contains(.unseenEffect(cause)), "\(report)")
    }
  }

  // MARK: Inputs

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

  private struct Opens: View {
    var body: some View { Counts().onOpenURL { _ in } }
  }

  nonisolated static let inputs: [Input] = [
    Input(testDescription: "an opened URL", limit: .untried("onOpenURL")) { AnyView(Opens()) },
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

  // MARK: What the builder passes

  private final class Box { var value = 0 }

  private struct Sells: View {
    @State private var quantity = 1
    @State private var price = 10
    let sell: (Int) -> Void

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 5) : (1, 10) }
      SellLine(quantity: quantity, price: price, sell: sell)
    }
  }

  private struct SellLine: View {
    let quantity: Int
    let price: Int
    let sell: (Int) -> Void

    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("line").onChange(of: quantity) { _ in sell(price) } }
  }

  private struct Bound: View {
    @Binding var kept: Int
    @State private var quantity = 1

    var body: some View {
      Button("buy") { quantity = 3 - quantity }
      SellLine(quantity: quantity, price: quantity) { kept = $0 }
    }
  }

  @Test func `what a closure of the builder writes into an object is compared`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) {
      let box = Box()
      Sells { box.value = $0 }
    }
    #expect(report.divergences.count == 1, "\(report)")
  }

  @Test func `what is written through a binding of the builder is compared`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) {
      let box = Box()
      Bound(kept: Binding(get: { box.value }, set: { box.value = $0 }))
    }
    #expect(report.divergences.count == 1, "\(report)")
  }

  @Test func `a variable that a closure of the builder writes is named and no proof`() async {
    var total = 0
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Sells { total = $0 } }
    #expect(!report.isCovered, "\(report)")
    #expect(total > 0)
  }

  private final class Model { var count = 0 }

  private struct Shared: View {
    let model: Model
    var body: some View {
      Counts { model.count = $0 }
    }
  }

  @Test func `an object that all hosts share is named and no proof`() async {
    let model = Model()
    let shared = await previewMigration(depth: 2, exploring: .quiet()) { Shared(model: model) }
    #expect(shared.notExplored.contains(.shared("Shared.model")), "\(shared)")
    let own = await previewMigration(depth: 2, exploring: .quiet()) { Shared(model: Model()) }
    #expect(!own.notExplored.contains(.shared("Shared.model")), "\(own)")
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

  // MARK: States

  private struct Chosen: View {
    static let ids = (0..<3).map { _ in UUID() }
    @State private var members: Set<UUID> = [ids[0], ids[1]]
    @State private var chosen = ids[0]
    var body: some View {
      Button("third") { chosen = Self.ids[2] }
      Button("swap") { members = [Self.ids[1], Self.ids[2]] }
    }
  }

  // Identifiers count by where they are. So one state is that in which the chosen one is a member.
  @Test func `states whose sets have other identifiers in them are different states`() async {
    let report = await previewMigration(depth: 4, exploring: .quiet()) { Chosen() }
    #expect(report.stateCount == 2)
  }

  private struct Delayed: View {
    @State private var count = 0
    @State private var shown = 0
    var body: some View {
      Text("\(shown)")
      ForEach([1, 2], id: \.self) { number in
        Button("take \(number)") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            shown = number
          }
        }
      }
    }
  }

  @Test func `states with different work to come are different states`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { Delayed() }
    #expect(report.stateCount == 3)
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
