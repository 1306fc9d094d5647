import SwiftUI

public struct Idle: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  public var body: some View {
    Text(shown)
      .onChange(of: count) { _ in shown = "\(price)" }
  }
}
