import OnChangeCompat

/// The list of orders, and the sheet in which one is edited.
struct OrderPage: View {
  let count: Int
  let counter: Counter
  @State private var edited: Order?

  var body: some View {
    NavigationStack {
      List(0..<count, id: \.self) { number in
        OrderRow(order: Order(id: number), counter: counter)
      }
      .navigationTitle("Orders")
      .toolbar {
        Button("Edit") { edited = Order(id: 0) }
      }
    }
    .sheet(item: $edited) { OrderForm(order: $0, counter: counter) }
  }
}
