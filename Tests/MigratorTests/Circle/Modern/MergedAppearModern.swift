// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct MergedAppear: View {
    @State private var count = 0
    @State private var isShown = true
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(notes)
      Button("Add") { count += 1 }
      Button("Flip") { isShown.toggle() }
      if isShown { Text("here").onChange(of: count, initial: true) { _, new in note(new) } }
    }

    private func note(_ value: Int) { notes += " \(value)" }
  }
}
