import SwiftUI

/// A folder with the name of a module, a file with the name of another one, and a view with the name of another one.
private struct Order: View {
  let limit: Int
  @State private var quantity = 1
  @State private var total = 0

  var body: some View {
    Text("\(total)").onChange(of: quantity) { total = min($0, limit) }
  }
}
