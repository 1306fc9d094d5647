import SwiftUI

/// A file whose statements run, with a view beside them.
let greeting = makeGreeting()

func makeGreeting() -> String { "hello" }

print(greeting)

struct Banner: View {
  let color: String
  @State private var isOn = false
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: isOn) { _ in shown = greeting + color }
  }
}
