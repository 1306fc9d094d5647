// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import OnChangeCompat

extension Kept {
  struct StoredClosure: View {
    @State private var page = 0
    @State private var notes = ""

    var body: some View {
      Text(notes)
      Button("Next") { page += 1 }
      let number = page
      Pager(page: page) { notes += " \(number):\($0)" }
    }

    struct Pager: View {
      let page: Int
      let turn: (Int) -> Void

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text("\(page)").onChange(of: KeepingCaptures(page, turn)) { before, now in before.action(now.value) }
      }
    }
  }
}
