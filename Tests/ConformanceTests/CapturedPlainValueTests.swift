import Testing

/// Section 5 of the contract: which version of a closure runs, where the plain values that it captures change apart
/// from the value that it observes.
@MainActor
@Suite("A closure whose captured values change alone", .timeLimit(.minutes(20))) struct CapturedPlainValueTests {
  struct Root: View {
    let log: Log
    let api: API
    @State private var price = 10
    @State private var quantity = 1
    var body: some View {
      Button("Price") { price += 10 }
      Button("Quantity") { quantity += 1 }
      Order(log: log, api: api, price: price, quantity: quantity)
    }
  }

  /// Has the price as a plain value, so that a closure keeps the one that it was made with.
  struct Order: View {
    let log: Log
    let api: API
    let price: Int
    let quantity: Int
    var body: some View {
      Text("order").observe(quantity, with: api) { log("\($0)→\($1) at \(price)") }
    }
  }

  @Test(arguments: API.allCases)
  func `a change of a captured value alone takes effect at the next observed change`(api: API) throws {
    let log = Log()
    let host = ViewHost(Root(log: log, api: api))
    try host.tap("Price")
    #expect(log.take() == [])
    try host.tap("Quantity")
    #expect(log.take() == ["1→2 at 20"])
    try host.tap("Price")
    try host.tap("Price")
    try host.tap("Quantity")
    #expect(log.take() == ["2→3 at 40"])
  }

  @Test(arguments: API.allCases)
  func `legacy uses the previous captured value when both values change in one event`(api: API) throws {
    struct Both: View {
      let log: Log
      let api: API
      @State private var price = 10
      @State private var quantity = 1
      var body: some View {
        Button("Price") { price += 10 }
        Button("Both") { (price, quantity) = (price + 10, quantity + 1) }
        Order(log: log, api: api, price: price, quantity: quantity)
      }
    }
    let log = Log()
    let host = ViewHost(Both(log: log, api: api))
    try host.tap("Price")
    try host.tap("Both")
    #expect(log.take() == [api == .legacy ? "1→2 at 20" : "1→2 at 30"])
  }
}
