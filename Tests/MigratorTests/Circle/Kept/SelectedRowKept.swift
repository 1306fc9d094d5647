// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct SelectedRow: View {
    @State private var names = ["a", "b"]
    @State private var version = 0
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(notes)
      Button("Rename") { (names, version) = (names.map { $0 + "!" }, version + 1) }
      ForEach(names.indices, id: \.self) { index in
        let name = names[index]
        Text(name).onChange(of: KeepingCaptures(version) { [name] _ in notes += " \(name)" }) { before, now in before.action(now.value) }
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
