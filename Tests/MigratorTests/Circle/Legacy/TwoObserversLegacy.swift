// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Legacy {
  struct TwoObservers: View {
    @State private var value = 3
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(notes)
      Button("Add") { value += 1 }
      Button("Take") { value -= 1 }
        .onChange(of: value) { [value] new in notes += " \(value)→\(new)"; self.value += 1 }
        .onChange(of: value) { [old = value] in notes += " \(old)→\($0)" }
    }
  }
}
