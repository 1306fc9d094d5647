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
