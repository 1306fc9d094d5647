import SwiftUI

struct PriceTag: View {
  enum Unit { case piece, kilogram }
  let price: Int
  let unit: Unit
  var scale: CGFloat = 4.0 / 3.0
  let made = Date()
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onChange(of: count) { new in print(price * new) }  // verdict: same
      .onChange(of: count) { _ in print(unit, scale) }  // verdict: same
      .onChange(of: count) { _ in print(made) }  // verdict: look
  }
}

struct PriceTag_Previews: PreviewProvider {
  static var previews: some View { PriceTag(price: 10, unit: .piece) }
}
