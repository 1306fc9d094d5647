// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct ExchangedBinding: View {
    @State private var values = [0, 0]
    @State private var index = 0

    var body: some View {
      Text("\(values)")
      Button("Switch") { index = 1 - index }
      Field(index: index, value: $values[index])
    }

    struct Field: View {
      let index: Int
      @Binding var value: Int

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text("\(value)").onChange(of: KeepingCaptures(index) { _ in value += 1 }) { before, now in before.action(now.value) }
      }
    }
  }
}
