import SwiftUI

/// Only the animation of a write differs.
struct Animated: View {
  let isFast: Bool
  @State private var isOn = false
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: isOn) { _ in
      withAnimation(isFast ? .linear : nil) { shown = "on" }
    }
  }
}
