// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct Dollar: View {
    @State private var values = [1]
    @State private var sum = 0

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text("\(sum)")
      Button("More") { values.append(values.count) }
      Button("Clear") { values = [] }
        .onChange(of: values) { _, new in sum = new.map { $0 * 2 }.reduce(0, +) }
    }
  }
}
