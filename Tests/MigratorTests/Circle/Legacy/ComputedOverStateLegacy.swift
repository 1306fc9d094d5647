// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Legacy {
  struct ComputedOverState: View {
    @State private var price = 10
    @State private var quantity = 1
    @State private var notes = ""
    private var total: Int { price * quantity }

    @available(*, deprecated, message: "calls the legacy form")
    var body: some View {
      Text(notes)
      Button("Two at half price") { (price, quantity) = (5, 2) }
      Button("Add") { quantity += 1 }
        .onChange(of: quantity) { _ in note() }
    }

    private func note() { notes += " \(total)" }
  }
}
