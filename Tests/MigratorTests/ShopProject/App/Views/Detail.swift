import SwiftUI

struct Detail: View {
  let item: Item
  let number: Int
  @State private var isLiked = false
  var body: some View {
    Text(item.name)
      .onChange(of: isLiked) { _ in print(item.id, number) }  // verdict: same
      .onChange(of: isLiked) { _ in print(item.price) }  // verdict: look
  }
}
