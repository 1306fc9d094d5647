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
