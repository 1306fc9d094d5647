// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct ThroughMethods: View {
    @State private var order = (quantity: 1, price: 10)

    var body: some View {
      Button("Two at half price") { order = (2, 5) }
      Button("Dearer") { order.price += 1 }
      Cart(quantity: order.quantity, price: order.price)
    }

    struct Cart: View {
      let quantity: Int
      let price: Int
      @State private var notes = ""
      private var label: String { "\(quantity) for \(price)" }

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text(notes).onChange(of: KeepingCaptures(quantity, { _ in report() })) { before, now in before.action(now.value) }
      }

      private func report() { notes += " \(label)" }
    }
  }
}
