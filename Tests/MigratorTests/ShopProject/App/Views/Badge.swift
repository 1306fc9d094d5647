import SwiftUI

struct Badge: View {
  let count: Int
  let limit: Int
  @State private var isOver = false
  var body: some View {
    Text("\(count)")
      .onChange(of: count) { new in isOver = new > limit }  // verdict: same
      .onChange(of: isOver) { _ in print(count) }  // verdict: note
  }
}
