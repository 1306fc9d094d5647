import Dispatch
import Foundation
import MigrationTesting
import OnChangeCompat
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A view whose action keeps a value made from a plain property, which changes together with the observed value: the two
/// forms keep different values. No report may call that proven or covered, whatever the type of the value.
@MainActor
@Suite("Kinds of kept values", .timeLimit(.minutes(20))) struct KeptKindsTests {
  private struct Shop<Value>: View {
    @State private var quantity = 1
    @State private var price = 10
    let first: Value
    let make: (Int) -> Value

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 5) : (1, 10) }
      Line(quantity: quantity, price: price, kept: first, make: make)
    }
  }

  private struct Line<Value>: View {
    let quantity: Int
    let price: Int
    @State var kept: Value
    let make: (Int) -> Value

    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("line").onChange(of: quantity) { _ in kept = make(price) } }
  }

  private struct Modelled<Model: AnyObject>: View {
    @State private var quantity = 1
    @State private var price = 10
    @State var model: Model
    let write: (Model, Int) -> Void

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 5) : (1, 10) }
      ModelLine(quantity: quantity, price: price, model: model, write: write)
    }
  }

  private struct ModelLine<Model: AnyObject>: View {
    let quantity: Int
    let price: Int
    let model: Model
    let write: (Model, Int) -> Void

    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("line").onChange(of: quantity) { _ in write(model, price) } }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let report: @MainActor @Sendable () async -> MigrationReport

    init<Value>(_ name: String, _ make: @escaping @Sendable (Int) -> Value) {
      testDescription = name
      report = {
        await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 2 }) {
          Shop(first: make(0), make: make)
        }
      }
    }

    init<Model: AnyObject>(
      model name: String, _ make: @escaping @Sendable () -> Model, _ write: @escaping @Sendable (Model, Int) -> Void
    ) {
      testDescription = name
      report = {
        await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 2 }) {
          Modelled(model: make(), write: write)
        }
      }
    }
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  private final class Locked: Sendable { let value = Mutex(0) }
  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  private final class Counted: Sendable { let value = Atomic(0) }
  private final class Called { var action: () -> Int = { 0 } }
  private final class Cached { let value = NSCache<NSString, NSNumber>() }
  private final class Formatting { let value = NumberFormatter() }
  private final class Signalling { let value = DispatchSemaphore(value: 0) }
  private final class Pointed {
    let value = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    init() { value.initialize(to: 0) }
    deinit { value.deallocate() }
  }

  private final class Offer: Sendable {
    static let cheap = Offer()
    static let dear = Offer()
  }
  private struct Unowned { unowned let offer: Offer }
  private final class Refers { unowned var offer = Offer.dear }
  private final class Grouping { let value = DispatchGroup() }
  private final class Requesting { let value = NSMutableURLRequest(url: URL(filePath: "/shop")) }
  private final class Bound { var value = Binding.constant(0) }
  private final class Working { var value = DispatchWorkItem {} }
  private final class Operating { let value = OperationQueue() }
  private final class OwnFormatter: Formatter {
    private let price: Int
    init(_ price: Int) {
      self.price = price
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Timing { let value = Timer(timeInterval: 60, repeats: false) { _ in } }
  private final class Posting { let value = NotificationCenter() }
  private final class Handles {
    var count = 0
    var item = DispatchWorkItem {}
    var timer = Timer(timeInterval: 60, repeats: false) { _ in }
    var store = UserDefaults.standard
    let center = NotificationCenter.default
    let queue = DispatchQueue(label: "handles")
    let operations = OperationQueue()
    let session = URLSession.shared
    let data = DispatchData.empty
    unowned let offer = Offer.dear
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated static let kinds: [Kind] = [
    Kind("Int") { $0 },
    Kind("LocalizedStringKey") { LocalizedStringKey("price \($0)") },
    Kind("Text") { Text("price \($0)") },
    Kind("Image?") { $0 == 0 ? nil : Image("price\($0)") },
    Kind("KeyPath") { $0 > 7 ? \String.count : \String.utf8.count },
    Kind("ObjectIdentifier") { $0 > 7 ? ObjectIdentifier(Int.self) : ObjectIdentifier(String.self) },
    Kind("NSNumber") { NSNumber(value: $0) },
    Kind("NSData") { NSData(data: Data([UInt8($0)])) },
    Kind("NSString") { NSString(string: "\($0)") },
    Kind("NSMutableArray") { NSMutableArray(array: [$0]) },
    Kind("NSError") { NSError(domain: "shop", code: $0) },
    Kind("URLRequest") { price in
      var request = URLRequest(url: URL(filePath: "/shop"))
      request.setValue("\(price)", forHTTPHeaderField: "X-Price")
      return request
    },
    Kind("DispatchTimeInterval") { DispatchTimeInterval.seconds($0) },
    Kind("Path") { price in Path { $0.addLine(to: CGPoint(x: price, y: 1)) } },
    Kind("NavigationPath") { NavigationPath([$0]) },
    Kind("AnyView") { AnyView(Text("price \($0)")) },
    Kind("Notification") { Notification(name: Notification.Name("shop"), userInfo: ["price": $0]) },
    Kind("AttributedString") { AttributedString("\($0)") },
    Kind("AnyShapeStyle") { AnyShapeStyle($0 > 7 ? Color.red : Color.blue) },
    Kind("Color") { $0 > 7 ? Color.red : Color.blue },
    Kind("closure") { price -> @Sendable () -> Int in { price } },
    Kind("optional closure") { price -> (@Sendable () -> Int)? in
      let action: @Sendable () -> Int = { price }
      return price == 0 ? nil : action
    },
    Kind("set of texts") { Set(["\($0)"]) },
    Kind("dictionary of lists") { ["price": [$0]] },
    Kind("range") { 0..<$0 },
    Kind("EnvironmentValues") { price in
      var values = EnvironmentValues()
      values.lineLimit = price
      return values
    },
    Kind("Transaction") { $0 > 7 ? Transaction(animation: .linear) : Transaction() },
    Kind("DispatchData") { price in
      withUnsafeBytes(of: price) { DispatchData(bytes: $0) }
    },
    Kind("JSONEncoder") { price in
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = price > 7 ? .iso8601 : .secondsSince1970
      return encoder
    },
    Kind("JSONDecoder") { price in
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = price > 7 ? .convertFromSnakeCase : .useDefaultKeys
      return decoder
    },
    Kind("DateFormatter") { price in
      let formatter = DateFormatter()
      formatter.dateFormat = price > 7 ? "dd" : "MM"
      return formatter
    },
    Kind("NumberFormatter") { price in
      let formatter = NumberFormatter()
      formatter.positivePrefix = "\(price)"
      return formatter
    },
    Kind("Unmanaged") { Unmanaged.passUnretained($0 > 7 ? Offer.dear : Offer.cheap) },
    Kind("a structure with an unowned reference") { Unowned(offer: $0 > 7 ? Offer.dear : Offer.cheap) },
    Kind("DispatchWorkItem") { price in DispatchWorkItem { _ = price } },
    Kind("Timer") { Timer(timeInterval: Double($0), repeats: false) { _ in } },
    Kind("UserDefaults") { UserDefaults(suiteName: "KeptKindsTests.\($0)")! },
    Kind("DispatchQueue") { DispatchQueue(label: "\($0)") },
    Kind("Binding") { Binding.constant($0) },
    Kind("a list of bindings") { [Binding.constant($0)] },
    Kind(model: "an object's work item", { Working() }) { model, price in model.value = DispatchWorkItem { _ = price }
    },
    Kind(model: "the options of a queue", { Operating() }) { $0.value.maxConcurrentOperationCount = $1 },
    Kind(model: "a timer that ends", { Timing() }) { model, price in if price > 7 { model.value.invalidate() } },
    Kind(model: "a work item that is cancelled", { Working() }) { model, price in
      if price > 7 { model.value.cancel() }
    },
    Kind("the zone of a formatter of dates") { price in
      let formatter = DateFormatter()
      formatter.timeZone = TimeZone(secondsFromGMT: price * 60)
      return formatter
    },
    Kind("the options of a formatter of dates") { price in
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = price > 7 ? [.withYear] : [.withDay]
      return formatter
    },
    Kind("the style of a formatter of sizes") { price in
      let formatter = ByteCountFormatter()
      formatter.countStyle = price > 7 ? .memory : .file
      return formatter
    },
    Kind("a formatter of an own class") { price in OwnFormatter(price) },
    Kind("the format of a coder") { price in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = price > 7 ? .xml : .binary
      return encoder
    },
    Kind(model: "an own center", { Posting() }) { model, price in
      model.value.post(name: Notification.Name("shop"), object: NSNumber(value: price))
    },
    Kind(model: "an object's unowned reference", { Refers() }) { $0.offer = $1 > 7 ? Offer.dear : Offer.cheap },
    Kind(model: "an object's group", { Grouping() }) { model, price in if price > 7 { model.value.enter() } },
    Kind(model: "an object's request", { Requesting() }) { $0.value.setValue("\($1)", forHTTPHeaderField: "X-Price") },
    Kind(model: "an object's binding", { Bound() }) { $0.value = .constant($1) },
    Kind(model: "an object's lock", { Locked() }) { model, price in model.value.withLock { $0 = price } },
    Kind(model: "an object's atomic", { Counted() }) { $0.value.store($1, ordering: .relaxed) },
    Kind(model: "an object's closure", { Called() }) { model, price in model.action = { price } },
    Kind(model: "an object's cache", { Cached() }) { $0.value.setObject(NSNumber(value: $1), forKey: "price") },
    Kind(model: "an object's formatter", { Formatting() }) { $0.value.minimumFractionDigits = $1 > 7 ? 1 : 3 },
    Kind(model: "an object's semaphore", { Signalling() }) { model, price in if price > 7 { model.value.signal() } },
    Kind(model: "an object's pointer", { Pointed() }) { $0.value.pointee = $1 },
  ]

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  @Test(arguments: kinds)
  func `a kept value of any kind that differs is no proof`(_ kind: Kind) async {
    let report = await kind.report()
    #expect(!report.isCovered && !report.isProven, "\(report)")
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
  @Test func `a kept value that the kit cannot compare is named`() async {
    let report = await Kind(model: "lock", { Locked() }) { model, price in model.value.withLock { $0 = price } }
      .report()
    #expect(report.isEquivalent)
    #expect(report.namesUncompared, "\(report)")
    let posting = await Kind(model: "center", { Posting() }) { _, _ in }.report()
    #expect(posting.notExplored.contains(.notCompared("Posting.value")), "\(posting)")
  }

  @Test(arguments: [
    Kind("Int") { _ in 1 }, Kind("Text") { _ in Text("price") }, Kind("URL") { _ in URL(filePath: "/shop") },
    Kind("NSNumber") { _ in NSNumber(value: 1) }, Kind("list") { _ in [1, 2] }, Kind("Date") { _ in Date.distantPast },
    Kind("closure") { _ in { 1 } as @Sendable () -> Int }, Kind("error") { _ in CancellationError() as any Error },
    Kind(model: "handles that stay", { Handles() }) { model, _ in model.count += 1 },
  ])
  func `a kept value that does not depend on the copy stays covered`(_ kind: Kind) async {
    let report = await kind.report()
    #expect(report.divergences.isEmpty && report.isEquivalent, "\(report)")
    #expect(!report.namesUncompared, "\(report)")
  }
}
