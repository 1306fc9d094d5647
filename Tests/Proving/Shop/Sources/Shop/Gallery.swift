import SwiftUI

public struct Gallery: View {
  let price: Int
  @State private var count = 0

  public var body: some View {
    Picture(price: 1).onChange(of: count) { _ in print(price) }
  }
}
