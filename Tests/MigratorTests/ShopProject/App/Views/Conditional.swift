import SwiftUI

struct Conditional: View {
  let price: Int
  @State private var v = 0
  var body: some View {
    #if os(iOS)
      let step = 1
    #else
      let step = price
    #endif
    Text("")
      #if os(iOS)
        .onChange(of: v) { _ in print("phone") }  // verdict: same
      #else
        .onChange(of: v) { _ in print(price) }  // verdict: look
      #endif
      .onChange(of: v) { _ in print(step) }  // verdict: look
  }
}
