import SwiftUI

final class Change {
  let price: Int
  init(price: Int) { self.price = price }
}

/// An object that the closure makes: only its part has the copy.
struct Sent: View {
  let price: Int
  @State private var count = 0

  var body: some View {
    Text("").onChange(of: count) { _ in
      NotificationCenter.default.post(name: .init("change"), object: Change(price: price))
    }
  }
}
