// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Legacy {
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
        Text(name).onChange(of: version) { _ in notes += " \(name)" }
      }
    }
  }
}
