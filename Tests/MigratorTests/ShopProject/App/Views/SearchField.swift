import SwiftUI

struct SearchField: View {
  @Binding var text: String
  let prompt: String
  let close: () -> Void
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField(prompt, text: $text)
      .focused($isFocused)
      .onChange(of: isFocused) { focused in if !focused { text = text.lowercased() } }  // verdict: same
      .onChange(of: text) { _ in print(prompt) }  // verdict: same
      .onChange(of: isFocused) { _ in close() }  // verdict: same
  }
}

#Preview { SearchField(text: .constant(""), prompt: "Search", close: {}) }
