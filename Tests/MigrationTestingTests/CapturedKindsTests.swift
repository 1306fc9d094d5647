import Dispatch
import Foundation
import MigrationTesting
import OnChangeCompat
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Views whose action reads a part of a copy that no tried text changes: the two forms differ once a "b" is typed. No
/// report may call such a view covered, and it names the part.
@MainActor
@Suite("Kinds of captured copies", .timeLimit(.minutes(20))) struct CapturedKindsTests {
  struct Item: Equatable {
    var count: Int
    var price: Int
  }

  /// The parent: its text gives the observed count. A "b" in it makes the line cheap.
  private struct Typing<Line: View>: View {
    @State private var text = ""
    let line: @MainActor (_ count: Int, _ isCheap: Bool) -> Line
    var body: some View {
      TextField("Name", text: $text)
      line(text.count, text.contains("b"))
    }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The parts that never change, as the report names them.
    let parts: [String]
    let report: @MainActor @Sendable () async -> MigrationReport
    /// The texts after the script that shows the difference, under both rules.
    let witness: @MainActor @Sendable () throws -> [[String]]

    init<Line: View>(
      _ name: String, _ parts: String..., line: @escaping @MainActor @Sendable (_ count: Int, _ isCheap: Bool) -> Line
    ) {
      testDescription = name
      self.parts = parts
      report = {
        let exploration = Exploration.quiet {
          $0.constants = ["Reading.read"]
          $0.randomScripts = 2
        }
        return await previewMigration(depth: 2, exploring: exploration) { Typing(line: line) }
      }
      witness = {
        try [ViewHost.CaptureRule.previous, .newest].map { rule in
          var configuration = ViewHost.Configuration()
          configuration.captureRule = rule
          let host = ViewHost(Typing(line: line), configuration: configuration)
          try host.type("b", into: "Name")
          return host.texts
        }
      }
    }
  }

  nonisolated static let kinds: [Kind] = [
    Kind("a field of a structure", "Field.item.price") { Field(item: Item(count: $0, price: $1 ? 5 : 10)) },
    Kind("a variable with a literal", "Defaulted.tariff") { Defaulted(count: $0, tariff: $1 ? 5 : 10) },
    Kind("a property that a wrapper computes", "Computes.product") { Computes(count: $0, rate: $1 ? 5 : 10) },
    Kind("a part that a wrapper computes", "ComputesPart.item.rate") { ComputesPart(count: $0, rate: $1 ? 5 : 10) },
    Kind("a part whose name a wrapper has, too", "ComputesName.item.rate") {
      ComputesName(count: $0, rate: $1 ? 5 : 10)
    },
    Kind("a view", "Labelled.label") { Labelled(count: $0, label: Button($1 ? "5" : "10") {}) },
    Kind("a property with the name of a keyword", "Keyword.any", "Keyword.default") {
      Keyword(count: $0, any: $1 ? 5 : 10, default: $1 ? 1 : 2)
    },
    Kind("a field that a method reads", "Method.item.price") { Method(item: Item(count: $0, price: $1 ? 5 : 10)) },
    Kind("a field that a computed property reads", "Computed.item.price") {
      Computed(item: Item(count: $0, price: $1 ? 5 : 10))
    },
    Kind("an element of a tuple", "Reading.value.price") {
      Reading(count: $0, value: (count: $0, price: $1 ? 5 : 10)) { $0.price }
    },
    Kind("an element of an array", "Reading.value[1]") { Reading(count: $0, value: [$0, $1 ? 5 : 10]) { $0[1] } },
    Kind("a value of a dictionary", "Reading.value[\"a\"]") {
      Reading(count: $0, value: ["n": $0, "a": $1 ? 5 : 10]) { $0["a"] ?? 0 }
    },
    Kind("a member of a set", "Reading.value[10]") {
      Reading(count: $0, value: [100 + $0, $1 ? 5 : 10] as Set) { $0.contains(10) ? 10 : 5 }
    },
    Kind("a payload", "Reading.value.on.price") {
      Reading(count: $0, value: Mode.on(count: $0, price: $1 ? 5 : 10)) {
        if case .on(_, let price) = $0 { price } else { 0 }
      }
    },
    Kind("a result", "Reading.value.success.price") {
      Reading(count: $0, value: Result<Item, any Error>.success(Item(count: $0, price: $1 ? 5 : 10))) {
        (try? $0.get().price) ?? 0
      }
    },
    Kind("an optional", "Reading.value.price") {
      Reading(count: $0, value: Item?.some(Item(count: $0, price: $1 ? 5 : 10))) { $0?.price ?? 0 }
    },
    Kind("an existential", "Reading.value.self", "Reading.value.price") {
      Reading(count: $0, value: Priced(count: $0, price: $1 ? 5 : 10) as any Pricing) { $0.price }
    },
    Kind("an object of each evaluation", "Reading.value.price") {
      Reading(count: $0, value: Offer($1 ? 5 : 10)) { $0.price }
    },
    Kind("a weak reference", "Weak.offer") { Weak(count: $0, offer: $1 ? Offer.cheap : Offer.dear) },
    Kind("an unowned reference", "Unowned.offer") { Unowned(count: $0, offer: $1 ? Offer.cheap : Offer.dear) },
    Kind("a metatype", "Reading.value") {
      Reading(count: $0, value: ($1 ? Cheap.self : Dear.self) as any Tariff.Type) { $0.price }
    },
    Kind("an identifier of a type", "Reading.value") {
      Reading(count: $0, value: $1 ? ObjectIdentifier(Cheap.self) : ObjectIdentifier(Dear.self)) {
        $0 == ObjectIdentifier(Cheap.self) ? 5 : 10
      }
    },
    Kind("a key path", "Reading.value") {
      Reading(count: $0, value: $1 ? \Item.price : \Item.count) { Item(count: 1, price: 2)[keyPath: $0] }
    },
    Kind("a time interval of Dispatch", "Reading.value") {
      Reading(count: $0, value: DispatchTimeInterval.seconds($1 ? 5 : 10)) { $0 == .seconds(5) ? 5 : 10 }
    },
    Kind("a localized key", "Reading.value") {
      Reading(count: $0, value: $1 ? "cheap" : "dear" as LocalizedStringKey) { $0 == "cheap" ? 5 : 10 }
    },
    Kind("a request", "Reading.value") { count, isCheap in
      var request = URLRequest(url: URL(filePath: "/shop"))
      request.setValue(isCheap ? "5" : "10", forHTTPHeaderField: "X-Price")
      return Reading(count: count, value: request) { Int($0.value(forHTTPHeaderField: "X-Price") ?? "") ?? 0 }
    },
    Kind("a colour", "Reading.value") { Reading(count: $0, value: $1 ? Color.red : .blue) { $0 == .red ? 5 : 10 } },
    Kind("a view", "Reading.value.price") { Reading(count: $0, value: Header(price: $1 ? 5 : 10)) { $0.price } },
    Kind("a C function", "Reading.value") {
      Reading(count: $0, value: ($1 ? { 5 } : { 10 }) as @convention(c) () -> Int) { $0() }
    },
    Kind("an optional closure", "Reading.value") {
      Reading(count: $0, value: Optional($1 ? { 5 } : { 10 } as @Sendable () -> Int)) { $0?() ?? 0 }
    },
    Kind("a closure with two copies", "Reading.value.price") { count, isCheap in
      let price = isCheap ? 5 : 10
      return Reading(count: count, value: { count >= 0 ? price : 0 } as @Sendable () -> Int) { $0() }
    },
    Kind("a structure of closures", "Reading.value.buy.price") { count, isCheap in
      let price = isCheap ? 5 : 10
      return Reading(count: count, value: Handlers(name: "\(count)", buy: { price })) { $0.buy() }
    },
    Kind("a list of closures", "Reading.value[0].price") { count, isCheap in
      let price = isCheap ? 5 : 10
      return Reading(count: count, value: [{ price } as @Sendable () -> Int]) { $0[0]() }
    },
    Kind("a value of the environment", "FromEnvironment.item.price") {
      FromEnvironment().environment(\.item, Item(count: $0, price: $1 ? 5 : 10))
    },
    Kind("a closure of the environment", "ClosureFromEnvironment.buy.price") { count, isCheap in
      let price = isCheap ? 5 : 10
      return ClosureFromEnvironment(count: count).environment(\.buy) { price }
    },
    Kind("an own dynamic property", "Wrapping.price.price") { Wrapping(count: $0, price: $1 ? 5 : 10) },
    Kind("a binding of closures", "Bound.value") { count, isCheap in
      let price = isCheap ? 5 : 10
      return Bound(count: count, value: Binding(get: { price }, set: { _ in }))
    },
    Kind("a constant binding", "Bound.value") { Bound(count: $0, value: .constant($1 ? 5 : 10)) },
    Kind("a replaced binding", "Writing.total") { WritingTo(count: $0, isSecond: $1) },
    Kind("an element's binding", "Writing.total") { WritingToElement(count: $0, isSecond: $1) },
    Kind("the key of a storage", "Storing.saved") { Storing(count: $0, key: $1 ? "kinds.5" : "kinds.10") },
    Kind("a stored action", "Acting.action") { ActingOn(count: $0, isSecond: $1) },
    Kind("closures of which one is chosen", "Choosing.price", "Choosing.price") {
      Choosing(count: $0, price: $1 ? 5 : 10)
    },
    Kind("a local function", "LocalFunction.price", "p") { LocalFunction(count: $0, price: $1 ? 5 : 10) },
    Kind("a helper with a flag", "act.Helped.price") { Helped(count: $0, price: $1 ? 5 : 10) },
    Kind("an overridden property", "Overridden.product.self", "Overridden.product.reduced") {
      Overridden(count: $0, product: Discounted($0, reduced: $1 ? 5 : 10))
    },
    Kind("an element of a slice", "Sliced.prices[0]") { Sliced(count: $0, prices: [$0, $1 ? 5 : 10, $0][1...]) },
    Kind("a method of the optional", "Mapped.place.price") {
      Mapped(count: $0, place: Place(map: $0, price: $1 ? 5 : 10))
    },
    Kind("a local with the name of a computed property", "Shadowing.price") {
      Shadowing(count: $0, price: $1 ? 5 : 10)
    },
    Kind("an unwrapped computed property", "Unwrapping.price") { Unwrapping(count: $0, price: $1 ? 5 : 10) },
    Kind("an own function with a known name", "OwnFunction.price") { OwnFunction(count: $0, price: $1 ? 5 : 10) },
    Kind("a closure that a function chooses", "the chosen action") { Returned(count: $0, isCheap: $1) },
    Kind("local functions of which one is chosen", "ChosenFunction.isCheap", "the chosen action") {
      ChosenFunction(count: $0, isCheap: $1)
    },
    Kind("a handler of several", "the chosen action") { Handling(count: $0, isCheap: $1) },
    Kind("the whole environment", "WholeEnvironment.environment") {
      WholeEnvironment(count: $0).environment(\.item, Item(count: $0, price: $1 ? 5 : 10))
    },
    Kind("the origin of a frame", "Framed.frame.origin.x") {
      Framed(frame: CGRect(x: $1 ? 5 : 10, y: $0, width: $0, height: $0))
    },
    Kind("the case beside a payload", "Reading.value") {
      Reading(count: $0, value: $1 ? Level.cheap($0) : .dear($0)) { if case .cheap = $0 { 5 } else { 10 } }
    },
    Kind("a dictionary of Foundation", "Reading.value[\"price\"]") {
      Reading(count: $0, value: ["n": $0, "price": $1 ? 5 : 10] as NSDictionary) { $0["price"] as? Int ?? 0 }
    },
    Kind(
      "members of values of libraries", "Members.url.query.count", "Members.date.hour", "Members.name.count",
      "Members.tags.count", "Members.data.count", "Members.list.first"
    ) { Members(count: $0, isCheap: $1) },
    Kind("whether a text is empty", "Empty.name.isEmpty") { Empty(name: $1 ? "" : "\($0)") },
    Kind("a generic property that an extension hides", "Hidden.item.cost") {
      Hidden(item: Ware(count: $0, price: $0, cost: $1 ? 5 : 10))
    },
    Kind("an object of a class with a subclass", "Subclassed.plan.self") {
      Subclassed(count: $0, plan: $1 ? CheapPlan($0) : Plan($0))
    },
    Kind("an own function with a known name and a parameter", "OwnAssert.price") {
      OwnAssert(count: $0, price: $1 ? 5 : 10)
    },
    Kind("an item of a grid", "Reading.value.size", "Reading.value.alignment") {
      Reading(count: $0, value: GridItem(.fixed($1 ? 5 : 10), spacing: CGFloat($0))) {
        if case .fixed(let width) = $0.size { Int(width) } else { 0 }
      }
    },
  ]

  @Test(arguments: kinds) func `a part that never changed is named, and nothing is covered`(_ kind: Kind) async throws {
    let report = await kind.report()
    #expect(!report.isCovered && !report.isProven, "\(report)")
    // Elsewhere the names of locals, and what a closure reads, are not known.
    #if os(Linux) && DEBUG
      #expect(report.unvaried.map(\.copy.name) == kind.parts, "\(report)")
    #endif
    let texts = try kind.witness()
    #expect(texts[0] != texts[1])
  }

  @Test func `a property whose declaration has a literal is no copy that has to change`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Typing { count, _ in Literal(count: count) } }
    #if os(Linux) && DEBUG
      #expect(report.isCovered && report.unvaried.isEmpty, "\(report)")
    #endif
  }

  private struct Elapsed: View {
    @State private var isOn = false
    @State private var isLate = false

    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let now = Date()
      Text(isLate ? "late" : "in time")
      Toggle("On", isOn: $isOn)
        .onChange(of: isOn) { _ in
          isLate = Date().timeIntervalSince(now) > 60
        }
    }
  }

  // In an app, time passes between the evaluations.
  @Test func `a time that each evaluation reads is named, and nothing is covered`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet()) { Elapsed() }
    #expect(report.isEquivalent && !report.isCovered, "\(report)")
    #if os(Linux) && DEBUG
      #expect(report.notExplored.contains(.notCompared("now")), "\(report)")
    #endif
  }

  @Test func `a constant of the exploration stands for all parts of a copy`() async {
    let item = { @MainActor @Sendable (count: Int, _: Bool) in Field(item: Item(count: count, price: 10)) }
    for (name, isCovered) in [("Field.item", true), ("Field.item.price", true), ("Field.it", false)] {
      let exploration = Exploration.quiet { $0.constants = [name] }
      let report = await previewMigration(depth: 2, exploring: exploration) { Typing(line: item) }
      #expect(report.isCovered == isCovered, "\(name): \(report)")
    }
  }
}
