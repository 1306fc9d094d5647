// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import Observation
import OnChangeCompat

extension Kept {
  struct MethodOfState: View {
    @Observable final class Sink { var text = "" }
    struct Labeller {
      var word = "a"
      let sink = Sink()
      func note(_ value: Int) { sink.text += " \(word) \(value)" }
    }
    @State private var count = 0
    @State private var labeller = Labeller()

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(labeller.sink.text)
      Button("Add") { count += 1 }
      Button("Add in b") { (count, labeller.word) = (count + 1, "b") }
        .onChange(of: KeepingCaptures(count, labeller.note)) { before, now in before.action(now.value) }
    }
  }
}
