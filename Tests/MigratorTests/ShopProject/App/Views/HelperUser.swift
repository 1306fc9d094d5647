import SwiftUI

struct HelperUser: View {
  let price: Int
  @State private var v = 0
  @State private var isOn = false
  var body: some View {
    Text("")
      .onValue(v) { new in print(new * price) }
      .onFlag(isOn) { new in v = new ? 1 : 0 }
  }
}
