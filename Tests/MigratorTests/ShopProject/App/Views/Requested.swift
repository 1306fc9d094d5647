import SwiftUI

struct Requested: View {
  @FetchRequest(sortDescriptors: []) private var orders: FetchedResults<Order>
  @State private var query = ""
  var body: some View {
    Text("")
      .onChange(of: query) { new in orders.nsPredicate = new.isEmpty ? nil : predicate }  // verdict: same
      .onChange(of: query) { _ in print(orders.count) }  // verdict: look
  }
  private var predicate: NSPredicate { NSPredicate(format: "number == 1") }
}
