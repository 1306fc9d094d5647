import Kingfisher
import SwiftUI

public struct Picture: View {
  let price: Int
  @State private var count = 0

  public var body: some View {
    Text("").onChange(of: count) { _ in print(price) }
  }
}
