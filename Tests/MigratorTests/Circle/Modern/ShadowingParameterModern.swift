// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Modern {
  struct ShadowingParameter: View {
    @State private var isInside = false

    var body: some View {
      Button("Cross") { isInside.toggle() }
      Button("Stay") {}
      Panel(hovering: isInside)
    }

    struct Panel: View {
      let hovering: Bool
      @State private var closed = 0

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text("closed \(closed)").onChange(of: hovering) { _, hovering in if !hovering { closed += 1 } }
      }
    }
  }
}
