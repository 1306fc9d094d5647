// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct RenamedCapture: View {
    @State private var level = 1

    var body: some View {
      Button("Up") { level += 1 }
      Button("Reset") { level = 1 }
      Gauge(level: level)
    }

    struct Gauge: View {
      let level: Int
      @State private var notes = ""

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text(notes).onChange(of: level) { (before: Int, now: Int) in notes += " \(before)→\(now)" }
      }
    }
  }
}
