import Foundation
import OnChangeCompat
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import MigrationTesting

@MainActor private var newestPrice = 0

/// Effects outside of the views, and work that comes late: each is compared, or named and no proof.
@MainActor
@Suite("Kinds of effects", .timeLimit(.minutes(20))) struct OutsideKindsTests {
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
  static let center = NotificationCenter()
  static var total = 0
  static var later = 0
  static var prices = [Int.max.description: 0]

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
    Effect("a folder", .isNamed("a made folder")) { price, _ in
      try? FileManager.default.createDirectory(atPath: "/dev/null/\(price)", withIntermediateDirectories: false)
    },
    Effect("printed text") { price, _ in print("price \(price)") },
    Effect("a line in the log") { price, _ in NSLog("price \(price)") },
    Effect("bytes for the standard output") { price, _ in
      FileHandle.standardOutput.write(Data("price \(price)\n".utf8))
    },
    Effect("a notification's object") { price, _ in
      NotificationCenter.default.post(name: Notification.Name("Shop.bought"), object: NSNumber(value: price))
    },
    Effect("an environment variable", .isNamed("a changed environment variable")) { price, _ in
      setenv("OutsideKindsTests", "\(price)", 1)
    },
    Effect("a link", .isNamed("a made link")) { price, _ in
      try? FileManager.default.createSymbolicLink(atPath: "/dev/null/\(price)", withDestinationPath: "/dev/null")
    },
    Effect("the working folder", .isNamed("a change of the working folder")) { price, _ in
      _ = FileManager.default.changeCurrentDirectoryPath("/dev/null/\(price)")
    },
    Effect("an added observer", .isNamed("an added observer")) { price, _ in
      let token = NotificationCenter.default.addObserver(forName: .init("Shop.later"), object: nil, queue: nil) { _ in
        _ = price
      }
      NotificationCenter.default.removeObserver(token)
    },
    Effect("a value of a queue", .isNamed("a value of a queue")) { price, _ in
      DispatchQueue(label: "shop").setSpecific(key: DispatchSpecificKey<Int>(), value: price)
    },
    Effect("a suite of settings") { price, _ in
      UserDefaults(suiteName: "OutsideKindsTests.\(price)")!.set(1, forKey: "price")
    },
    Effect("a value of a thread", .isNamed("a value of a thread")) { price, _ in
      Thread.current.threadDictionary["OutsideKindsTests"] = price
    },
    Effect("a request that is rejected", .isNamed("a request of a URLSession")) { price, _ in
      URLSession.shared.dataTask(with: URL(string: "nowhere://shop/\(price)")!).resume()
    },
    Effect("a notification of an own center", .isNamed("a notification of an own center")) { price, _ in
      center.post(name: Notification.Name("Shop.bought"), object: NSNumber(value: price))
    },
    Effect("a file of C", .isNamed("a written file")) { price, _ in
      if let file = fopen("/dev/null", "w") { _ = fclose(file) }
    },
    Effect("a static variable", .isNamed("the shared variable OutsideKindsTests.total")) { price, _ in total = price },
    Effect("a global variable", .isNamed("the shared variable newestPrice")) { price, _ in newestPrice = price },
    Effect("a variable made at its first use", .isNamed("the shared variable OutsideKindsTests.prices")) { price, _ in
      prices["\(prices.count)"] = price
    },
    Effect("a late change", .isNamed("the shared variable OutsideKindsTests.later")) { price, _ in
      DispatchQueue.main.async { later = price }
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

  struct SellLine: View {
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
      Sells { model.count = $0 }
    }
  }

  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      Button("set") { UserDefaults.standard.set(isOn ? 2 : 1, forKey: "OutsideKindsTests.states") }
      Button("toggle") { isOn.toggle() }
    }
  }

  // A setting can be read again.
  @Test func `states after different settings are different states`() async {
    let report = await previewMigration(depth: 3, exploring: .quiet { $0.randomScripts = 0 }) { Settings() }
    #expect(report.stateCount == 6, "\(report)")
  }

  private struct Prints: View {
    @State private var count = 0

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("count") { count = (count + 1) % 3 }
        .onChange(of: count) { print("\($0) at \(Date()), \(UUID())") }
    }
  }

  @Test func `times and identifiers in printed texts do not count`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Prints() }
    #expect(report.isEquivalent && report.instabilities.isEmpty, "\(report)")
  }

  @Test func `an object that all hosts share is named and no proof`() async {
    let model = Model()
    let shared = await previewMigration(depth: 2, exploring: .quiet()) { Shared(model: model) }
    #expect(shared.notExplored.contains(.shared("Shared.model")), "\(shared)")
    let own = await previewMigration(depth: 2, exploring: .quiet()) { Shared(model: Model()) }
    #expect(!own.notExplored.contains(.shared("Shared.model")), "\(own)")
  }

  private struct Counted: View {
    static var evaluations = 0
    static let names = [Int.max.description, "b"]
    @State private var count = 0
    @State private var name = ""

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let _ = Self.evaluations += 1
      Text(name)
      Button("count") { count = 1 }.onChange(of: count) { _ in name = Self.names[0] }
    }
  }

  @Test func `a constant made by an action and a variable changed by a body are no effects of an action`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Counted() }
    #expect(report.isCovered, "\(report)")
    #expect(Counted.evaluations > 0)
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
    #expect(report.stateCount == 2, "\(report)")
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
}
