import OnChangeCompat

extension MigrationExample {
  static let cart = MigrationExample(
    "cart", "An offer changes price and quantity at once, and the total is computed from both.", isSafe: false
  ) {
    Shop()
  }
}

private struct Shop: View {
  @State private var price = 10
  @State private var quantity = 1

  var body: some View {
    Button("Two at half price") { (price, quantity) = (5, 2) }
    CartLine(price: price, quantity: $quantity)
  }
}

private struct CartLine: View {
  let price: Int
  @Binding var quantity: Int
  @State private var total = 10

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Stepper("Quantity", value: $quantity, in: 1...9)
    Text("Total \(total)")
      .onChange(of: quantity) { quantity in total = price * quantity }
  }
}
