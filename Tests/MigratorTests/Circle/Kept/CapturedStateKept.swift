// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct CapturedState: View {
    @State private var count = 0
    @State private var other = 0
    @State private var notes = ""

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(notes)
      Button("Both") { (count, other) = (count + 1, other + 10) }
      Button("One") { count += 1 }
        .onChange(of: KeepingCaptures(count) { [other] new in notes += " \(other)/\(new)" }) { before, now in before.action(now.value) }
    }
  }
}
