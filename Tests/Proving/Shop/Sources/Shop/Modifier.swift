import SwiftUI

struct Counting: ViewModifier {
  let price: Int
  @State private var count = 0

  func body(content: Content) -> some View {
    content.onChange(of: count) { _ in print(price) }
  }
}
