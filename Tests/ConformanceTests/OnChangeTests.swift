import Testing

/// Section 5 of the contract: what an observer compares, and which closure it runs with what.
@MainActor
@Suite("onChange", .timeLimit(.minutes(20))) struct OnChangeTests {
  /// A parent whose two values go down to a child as plain properties, and change together.
  struct Shop: View {
    let log: Log
    @State var price = 10
    @State var quantity = 1

    var body: some View {
      Button("Order") {
        price = 5
        quantity = 2
      }
      LegacyCart(log: log, price: price, quantity: quantity)
      ModernCart(log: log, price: price, quantity: quantity)
      ModernZeroCart(log: log, price: price, quantity: quantity)
    }
  }

  struct LegacyCart: View {
    let log: Log
    let price: Int
    let quantity: Int
    @available(*, deprecated, message: "tests the legacy form")
    var body: some View {
      Text("cart").onChange(of: quantity) { [old = quantity] new in
        log("legacy \(old) → \(new): captured \(quantity) at \(price)")
      }
    }
  }

  struct ModernCart: View {
    let log: Log
    let price: Int
    let quantity: Int
    var body: some View {
      Text("cart").onChange(of: quantity) { [captured = quantity] old, new in
        log("modern \(old) → \(new): captured \(captured) at \(price)")
      }
    }
  }

  struct ModernZeroCart: View {
    let log: Log
    let price: Int
    let quantity: Int
    var body: some View {
      Text("cart").onChange(of: quantity) { [captured = quantity] in log("zero: captured \(captured) at \(price)") }
    }
  }

  @Test func `legacy runs the closure from before the change, modern the newest`() throws {
    let log = Log()
    let host = ViewHost(Shop(log: log))
    try host.tap("Order")
    #expect(
      log.take() == [
        "legacy 1 → 2: captured 1 at 10", "modern 1 → 2: captured 2 at 5", "zero: captured 2 at 5",
      ])
  }

  @Test(arguments: API.allCases)
  func `the first evaluation stores the value and runs no action`(api: API) {
    struct Still: View {
      let log: Log
      let api: API
      var body: some View { Text("still").observe(1, with: api) { _, _ in log("changed") } }
    }
    let log = Log()
    let host = ViewHost(Still(log: log, api: api))
    host.render()
    host.render()
    #expect(log.take() == [])
  }

  @Test(arguments: API.allCases)
  func `a closure reads current state in both the legacy and the modern form`(api: API) throws {
    struct Reader: View {
      let log: Log
      let api: API
      @State var value = 0
      @State var other = "old"
      var body: some View {
        Button("Change") {
          value += 1
          other = "new"
        }
        .observe(value, with: api) { _, _ in log("\(value) \(other)") }
      }
    }
    let log = Log()
    let host = ViewHost(Reader(log: log, api: api))
    try host.tap("Change")
    #expect(log.take() == ["1 new"])
  }

  /// A value that no body depends on.
  final class Gauge { var value = 0 }

  @Test(arguments: API.allCases)
  func `a change of an untracked value is seen at the next evaluation, not earlier`(api: API) throws {
    struct Watcher: View {
      let log: Log
      let api: API
      let gauge: Gauge
      @State var looks = 0
      var body: some View {
        Text("looked \(looks) times")
        Button("Look") { looks += 1 }
          .observe(gauge.value, with: api) { old, new in log("\(old) → \(new)") }
      }
    }
    let log = Log()
    let gauge = Gauge()
    let host = ViewHost(Watcher(log: log, api: api, gauge: gauge))
    host.update { gauge.value = 1 }
    host.update { gauge.value = 2 }
    #expect(log.take() == [])
    try host.tap("Look")
    try host.tap("Look")
    #expect(log.take() == ["0 → 2"])
  }

  @Test func `an initial action runs after an inner onAppear and before an outer onAppear`() throws {
    struct Greeter: View {
      let log: Log
      @State var value = 0
      var body: some View {
        Button("Add") { value += 1 }
          .onAppear { log("inner") }
          .onChange(of: value, initial: true) { old, new in log("\(old) → \(new)") }
          .onChange(of: value, initial: true) { log("zero") }
          .onAppear { log("outer") }
      }
    }
    let log = Log()
    let host = ViewHost(Greeter(log: log))
    #expect(log.take() == ["inner", "0 → 0", "zero", "outer"])
    try host.tap("Add")
    try host.tap("Add")
    #expect(log.take() == ["0 → 1", "zero", "1 → 2", "zero"])
  }

  @Test func `modern onChange causes as many evaluations as legacy onChange`() throws {
    struct Pair: View {
      let log: Log
      let api: API
      @State var value = 0
      var body: some View {
        let _ = log("evaluate")
        Button("Add") { value += 1 }.observe(value, with: api) { old, new in log("\(old) → \(new)") }
      }
    }
    let traces = try API.allCases.map { api in
      let log = Log()
      let host = ViewHost(Pair(log: log, api: api))
      for _ in 0..<3 { try host.tap("Add") }
      return (lines: log.take(), bodies: host.bodyCount, frames: host.frameCount)
    }
    #expect(traces[0].lines == traces[1].lines)
    #expect(traces[0].bodies == 4)
    #expect(traces[1].bodies == 4)
    #expect(traces[1].frames == 4)
  }

  @Test func `an observer keeps its value when its content changes type`() throws {
    // The observer's value stays while what it observes on changes its type.
    struct Switcher: View {
      let log: Log
      @State var value = 0
      var body: some View {
        Button("Add") { value += 1 }
        Group { if value.isMultiple(of: 2) { Text("even") } else { Divider() } }
          .onChange(of: value) { old, new in log("\(old) → \(new)") }
      }
    }
    let log = Log()
    let host = ViewHost(Switcher(log: log))
    try host.tap("Add")
    try host.tap("Add")
    #expect(log.take() == ["0 → 1", "1 → 2"])
    #expect(host.texts == ["Add", "even"])
  }
}
