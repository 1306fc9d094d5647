import SwiftUI

struct Payment: View {
  let amount: Int
  let currency: String
  @State private var isPaid = false
  init(amount: Int, currency: String = "EUR") {
    self.amount = amount
    self.currency = currency
  }
  var body: some View {
    Text("")
      .onChange(of: isPaid) { _ in print(currency) }  // verdict: same
      .onChange(of: isPaid) { _ in print(amount) }  // verdict: look
  }
}
