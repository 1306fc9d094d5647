// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Legacy {
  struct IgnoredParameter: View {
    @State private var count = 0
    @State private var runs = 0

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text("\(runs) runs, \(count)")
      Button("Add") { count += 1 }
      Button("Same") { count += 0 }
        .onChange(of: count) { _ in runs += 1 }
    }
  }
}
