import SwiftUI

/// The folder has a module's name, and this file and its view have the names of other ones.
private struct Order: View {
  let limit: Int
  @State private var quantity = 1
  @State private var total = 0

  var body: some View {
    Text("\(total)").onChange(of: quantity) { total = min($0, limit) }
  }
}
