import SwiftUI

private let dearest = 1_000 * 1_000

final class Shelf: ObservableObject {
  var books: [String] = []

  func clear() {
    if books.count > dearest { books = [] }
  }
}

/// Copies whose values vary, while no value that is tried shows what the code does with them.
struct Unshown: View {
  @ObservedObject var shelf: Shelf
  let price: Int
  let isSold: Bool
  @State private var isOn = false
  @State private var shown = ""
  @State private var steps = 0

  var body: some View {
    Text(shown)
      .onChange(of: isOn) { _ in shelf.clear() }
      .onChange(of: isOn) { _ in tidy(shelf) }
      .onChange(of: isOn) { _ in
        var all: [Int] = []
        all.append(price)
        if all.contains(dearest) { shown = "dear" }
      }
      .onChange(of: isOn) { _ in
        for one in 0..<3 where isSold && one > dearest { steps = one }
      }
      .onChange(of: isOn) { _ in steps = max(price, dearest) }
      .onChange(of: isOn) { _ in shown = String(repeating: "x", count: price).isEmpty ? "none" : "some" }
      .onChange(of: isOn) { _ in steps = price / dearest }
      .onChange(of: isOn) { _ in judge(price) }
      .onChange(of: isOn) { _ in
        [price].forEach { if $0 > dearest { shown = "dear" } }
      }
      .onChange(of: isOn) { _ in
        repeat { steps = 1 } while isSold && steps > dearest
      }
  }

  private func tidy(_ shelf: Shelf) { shelf.clear() }

  private func judge(_ value: Int) {
    if value > dearest { shown = "dear" }
  }
}
