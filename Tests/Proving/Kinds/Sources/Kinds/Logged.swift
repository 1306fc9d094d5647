import SwiftUI
import Touches

enum Journal {
  static func note(_ text: String, file: String = #fileID, line: UInt = #line) { Touch.note(text, file, line) }
}

/// The number of the line in which a closure calls a function is no difference, and no proof.
struct Logged: View {
  let price: Int
  @State private var count = 0

  var body: some View {
    Text("")
      .onChange(of: count) { _ in if price > 2 { Journal.note("changed") } else { Journal.note("changed") } }
  }
}
