import SwiftUI

public struct Hanging: View {
  let price: Int
  @State var count = 0

  public var body: some View {
    Button("Count") { count += 1 }
      .onChange(of: count) { _ in
        while price > 0 {}
      }
  }
}
