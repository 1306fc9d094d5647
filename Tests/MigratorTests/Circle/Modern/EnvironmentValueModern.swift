// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct EnvironmentValue: View {
    @State private var isInside = false

    var body: some View {
      Button("Cross") { isInside.toggle() }
      Panel().disabled(isInside)
    }

    struct Panel: View {
      @Environment(\.isEnabled) private var isEnabled
      @State private var closed = 0

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text("closed \(closed)").onChange(of: isEnabled) { if isEnabled { closed += 1 } }
      }
    }
  }
}
