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

/// An observed value with the action that was made beside it, so that the old value brings the old action.
///
/// Written by onchange-migrate. Only the value is compared; the action runs with what it captured before the change.
private struct KeepingCaptures<Value: Equatable>: Equatable {
  let value: Value
  let action: (Value) -> Void

  init(_ value: Value, _ action: @escaping (Value) -> Void) {
    self.value = value
    self.action = action
  }

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
