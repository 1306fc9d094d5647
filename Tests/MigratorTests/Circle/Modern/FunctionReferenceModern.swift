// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct FunctionReference: View {
    @State private var count = 0
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(notes)
      Button("Add") { count += 1 }
      Button("Take") { count -= 2 }
        .onChange(of: count) { _, new in note(value: new) }
    }

    private func note(value: Int) { notes += " \(value)" }
  }
}
