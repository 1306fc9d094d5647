import SwiftUI

struct Kept: View {
  let price: Int
  @State private var v = 0
  var body: some View {
    Text("")
      // onchange-migrate: keep
      .onChange(of: v) { _ in print(price) }  // verdict: left
  }
}
