// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct LocalConstant: View {
    @State private var count = 2
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      let half = count / 2
      Text(notes)
      Button("Add") { count += 2 }
      Button("Take") { count -= 2 }
        .onChange(of: count) { _, new in notes += " \(half) of \(new)" }
    }
  }
}
