import SwiftUI

struct WatchPrices: View {
  @State private var prices: [Int] = []
  var body: some View {
    ForEach(prices.indices, id: \.self) { index in
      let price = prices[index]
      Text("")
        .onChange(of: prices) { _ in print(index) }  // verdict: same
        .onChange(of: prices) { _ in print(price) }  // verdict: look
    }
  }
}
