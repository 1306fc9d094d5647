// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import Observation
import OnChangeCompat

extension Modern {
  struct OwnObject: View {
    @Observable final class Model { var count = 0; var notes = "" }
    @State private var model = Model()

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(model.notes)
      Button("Add") { model.count += 1 }
      Button("Other") { model = Model() }
        .onChange(of: model.count) { _, new in model.notes += " \(new)" }
    }
  }
}
