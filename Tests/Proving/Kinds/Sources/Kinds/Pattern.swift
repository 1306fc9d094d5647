import SwiftUI

struct Pattern: View {
  let text: String
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in shown = text.contains(/a+/) ? "found" : "missing" }
  }
}
