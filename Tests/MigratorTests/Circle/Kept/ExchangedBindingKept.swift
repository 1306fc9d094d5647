// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct ExchangedBinding: View {
    @State private var values = [0, 0]
    @State private var index = 0

    var body: some View {
      Text("\(values)")
      Button("Switch") { index = 1 - index }
      Field(index: index, value: $values[index])
    }

    struct Field: View {
      let index: Int
      @Binding var value: Int

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text("\(value)").onChange(of: KeepingCaptures(index) { _ in value += 1 }) { before, now in before.action(now.value) }
      }
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
