import SwiftUI

#if os(iOS)
  public struct Phone: View {
    let price: Int
    @State private var count = 0

    public var body: some View {
      Text("").onChange(of: count) { _ in print(price) }
    }
  }
#endif
