import SwiftUI

public struct Crashing: View {
  let price: Int
  @State var count = 0

  public var body: some View {
    Button("Count") { count += 1 }
      .onChange(of: count) { _ in
        if price > 0 { fatalError("no such price") }
      }
  }
}
