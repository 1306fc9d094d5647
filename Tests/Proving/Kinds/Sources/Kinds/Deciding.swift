import SwiftUI

private let largest = 1_000 * 1_000
private let names = [1: "dear"]

/// Copies that decide with a value that no given number reaches, so that the two forms never disagree.
struct Deciding: View {
  let price: Int
  @State private var isOn = false
  @State private var shown = ""
  @State private var steps = 0
  @State private var isLate = false

  private var isDear: Bool { price > largest }

  var body: some View {
    Text(shown)
      .onChange(of: isOn) { new in shown = price > largest || new ? "dear" : "cheap" }
      .onChange(of: isOn) { new in
        switch (price > largest, new) {
        case (false, false): shown = "cheap"
        default: shown = "dear"
        }
      }
      .onChange(of: isOn) { new in
        let isLarge = price > largest
        guard isLarge || new else { return }
        shown = "dear"
      }
      .onChange(of: isOn) { new in
        var left = 1
        while left > 0, isDear || new { left -= 1 }
        steps = left
      }
      .onChange(of: isOn) { new in isLate = new && price > largest }
      .onChange(of: isOn) { _ in shown = names[price / largest] ?? load() }
      .onChange(of: isOn) { _ in shown = grade() }
  }

  private func load() -> String { "cheap" }

  private func grade() -> String {
    if isOn || price > largest { return "dear" } else { return "cheap" }
  }
}

final class Till: ObservableObject {
  @Published var isOpen = false
  @Published var isBusy = false
  @Published var sold = 0

  func sell(_ isPaid: Bool) {
    if isOpen, !isBusy, isPaid { sold += 1 }
  }
}

/// Only values that vary by themselves show the difference.
struct Selling: View {
  let isPaid: Bool
  let isOn: Bool
  @StateObject private var till = Till()

  var body: some View {
    Text("").onChange(of: isOn) { _ in till.sell(isPaid) }
  }
}
