import SwiftUI

/// The compiler takes some seconds for each line of the function, and then too long.
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
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 5 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 6 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 7 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 8 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 9 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 10 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 11 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 12 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 13 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 14 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 15 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 16 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 17 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 18 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 19 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 20 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 21 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 22 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 23 - (-$0 + 1) * "\($0)" }
    shown = [price, -1].map { -$0 * 2.5 + (1 - $0) / (2 + $0) - (3 * -$0) + 24 - (-$0 + 1) * "\($0)" }
  }
}

/// A slow file does not cost the answers of others.
struct Quick: View {
  let price: Int
  @State private var count = 0
  @State private var shown = 0

  var body: some View {
    Text("\(shown)").onChange(of: count) { _ in shown = price }
  }
}
