import SwiftUI

// The class that Xcode makes of the data model has the name of one of SwiftUI's types.
struct Spent: View {
  let transaction: Transaction
  @Binding var month: Int
  @State private var total = 0.0

  var body: some View {
    Text("\(total)").onChange(of: month) { _ in total = transaction.amount }
  }
}
