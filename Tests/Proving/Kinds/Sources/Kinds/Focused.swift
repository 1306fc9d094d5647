import SwiftUI

/// A focus is a state that nothing else shows.
struct Focused<Value: Hashable>: View {
  @Binding var chosen: Value
  let own: Value
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Chosen", text: .constant("")).focused($isFocused).onChange(of: chosen) { isFocused = $0 == own }
  }
}
