import Analytics
import SwiftUI

/// A private view that needs a package.
private struct Order: View {
  let price: Int
  @State private var quantity = 1
  @State private var total = 0

  var body: some View {
    KFImage(url: 1).onChange(of: quantity) { quantity in
      total = price * quantity
      Analytics.shared.log("total", of: total)
    }
  }
}
