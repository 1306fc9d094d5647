// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct LocalConstant: View {
    @State private var count = 2
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      let half = count / 2
      Text(notes)
      Button("Add") { count += 2 }
      Button("Take") { count -= 2 }
        .onChange(of: KeepingCaptures(count) { [half] in notes += " \(half) of \($0)" }) { before, now in before.action(now.value) }
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
