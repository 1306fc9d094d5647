import OnChangeCompat

/// Six views, of which a button changes the state of the row.
struct OrderRow: View {
  let order: Order
  let counter: Counter
  @State private var isPaid = false

  var body: some View {
    HStack {
      Image(systemName: "shippingbox")
      VStack {
        Text("Order \(order.id)")
        Text(order.town).foregroundStyle(.secondary)
      }
      Spacer()
      Text(isPaid ? "paid" : "open").bold()
      Button("Pay \(order.id)") { isPaid.toggle() }
    }
    .padding()
    .onChange(of: isPaid) { counter.actions += 1 }
  }
}
