import SwiftUI

struct Broken: View {
  let price: Int
  @State private var count = 0
  var body: some View { Text("").onChange(of: count) { _ in print(price
