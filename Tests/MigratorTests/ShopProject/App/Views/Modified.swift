import SwiftUI

struct Haptics: ViewModifier {
  let isEnabled: Bool
  let strength: Int
  @State private var v = 0
  func body(content: Content) -> some View {
    content
      .onChange(of: v) { _ in if isEnabled { print("tick") } }  // verdict: same
      .onChange(of: v) { _ in print(strength) }  // verdict: look
  }
}

extension View {
  func haptics(_ strength: Int) -> some View { modifier(Haptics(isEnabled: true, strength: strength)) }
}
