import SwiftUI

struct OrderView: View {
  let order: Order
  let customer: CustomerEntity?
  @State private var note = ""
  var body: some View {
    Text(note)
      .onChange(of: note) { _ in print(order.isOpen) }  // verdict: note
      .onChange(of: note) { _ in print(customer?.name ?? "") }  // verdict: note
  }
}
