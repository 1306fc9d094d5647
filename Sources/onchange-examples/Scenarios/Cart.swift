import OnChangeCompat

extension Scenario {
  static let cart = Scenario(
    "cart", "Price and quantity change together; the closure multiplies what it captured.",
    difference: "legacy runs the closure from before the change, whose plain `price` is the old one.",
    events: [.tap("Two at half price")],
    legacy: { LegacyShop(log: $0) }, modern: { ModernShop(log: $0) })
}

private struct LegacyShop: View {
  let log: Log
  @State private var offer = Offer()

  var body: some View {
    Button("Two at half price") { offer = Offer(price: 5, quantity: 2) }
    LegacyCart(price: offer.price, quantity: offer.quantity, log: log)
  }
}

private struct LegacyCart: View {
  let price: Int
  let quantity: Int
  let log: Log
  @State private var total = 10

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("Total \(total)")
      .onChange(of: quantity) { quantity in
        total = price * quantity
        log("\(price) × \(quantity) = \(total)")
      }
  }
}

private struct ModernShop: View {
  let log: Log
  @State private var offer = Offer()

  var body: some View {
    Button("Two at half price") { offer = Offer(price: 5, quantity: 2) }
    ModernCart(price: offer.price, quantity: offer.quantity, log: log)
  }
}

private struct ModernCart: View {
  let price: Int
  let quantity: Int
  let log: Log
  @State private var total = 10

  var body: some View {
    Text("Total \(total)")
      .onChange(of: quantity) {
        total = price * quantity
        log("\(price) × \(quantity) = \(total)")
      }
  }
}

private struct Offer {
  var price = 10
  var quantity = 1
}
