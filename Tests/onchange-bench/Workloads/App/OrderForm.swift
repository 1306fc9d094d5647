import OnChangeCompat

/// A form on one state, as most are: each keystroke evaluates the whole of it.
struct OrderForm: View {
  @State var order: Order
  let counter: Counter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Customer") {
        TextField("Name", text: $order.customer)
        TextField("Street", text: $order.street)
        TextField("Town", text: $order.town)
      }
      Section("Parcels") {
        Stepper("Count", value: $order.parcels, in: 1...9)
        Picker("Size", selection: $order.size) {
          ForEach(["small", "medium", "large"], id: \.self) { Text($0) }
        }
        Toggle("Gift", isOn: $order.isGift)
        Toggle("Insured", isOn: $order.isInsured)
      }
      Section {
        Button("Save") { dismiss() }.disabled(order.customer.isEmpty)
      }
    }
    .onChange(of: order.customer) { counter.actions += 1 }
  }
}
