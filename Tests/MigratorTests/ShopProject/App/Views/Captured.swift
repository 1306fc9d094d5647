import SwiftUI

struct Captured: View {
  @State private var v = 0
  @State private var w = 0
  var body: some View {
    Text("")
      .onChange(of: v) { [v] new in print(v, new) }  // verdict: same
      .onChange(of: v) { [w] new in print(w, new) }  // verdict: look
  }
}
