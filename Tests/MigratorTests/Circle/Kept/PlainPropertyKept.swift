// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct PlainProperty: View {
    @State private var order = (quantity: 1, price: 10)

    var body: some View {
      Button("Two at half price") { order = (2, 5) }
      Button("Add") { order.quantity += 1 }
      Cart(quantity: order.quantity, price: order.price)
    }

    struct Cart: View {
      let quantity: Int
      let price: Int
      @State private var total = 0

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text("\(total)").onChange(of: KeepingCaptures(quantity) { [price] new in total = price * new }) { before, now in before.action(now.value) }
      }
    }
  }
}
