import SwiftUI

struct PressStyle: ButtonStyle {
  var haptics = true
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onChange(of: configuration.isPressed) { pressed in if haptics { print(pressed) } }  // verdict: same
      .onChange(of: configuration.isPressed) { _ in print(configuration.isPressed) }  // verdict: look
  }
}

struct StyleUser: View {
  var body: some View {
    Button("A") {}.buttonStyle(PressStyle())
    Button("B") {}.buttonStyle(PressStyle(haptics: true))
  }
}
