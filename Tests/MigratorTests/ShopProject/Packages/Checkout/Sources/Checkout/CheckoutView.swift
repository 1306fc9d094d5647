import SwiftUI

public struct CheckoutView: View {
  @State private var amount = 1
  public init() {}
  public var body: some View {
    Payment(amount: amount)
    Receipt.make(amount)
    Button("More") { amount += 1 }
  }
}
