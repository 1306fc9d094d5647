import SwiftUI

/// The compiler would take some seconds for each line of the function.
struct Slow: View {
  let price: Int
  @State private var count = 0
  @State private var shown = 0

  var body: some View {
    Text("\(shown)").onChange(of: count) { _ in update() }
  }

  private func update() {
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 1 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 2 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 3 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 4 - (-$0 + 1) * "\($0)" }
  }
}

/// A slow statement does not cost the answers of others.
struct Quick: View {
  let price: Int
  @State private var count = 0
  @State private var shown = 0

  var body: some View {
    Text("\(shown)").onChange(of: count) { _ in shown = price }
  }
}
