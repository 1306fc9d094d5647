import Foundation
import SwiftUI

enum Tariff {
  static var level = 0
  static var names: [String: Int] = [:]
  static var last: Int?
}

final class Ledger {
  static let shared = Ledger()
  var price = 0
  private var kept = 0
  func keep(_ price: Int) { kept = price }
}

var latestPrice = 0

/// Effects on what no view owns: the first six show, and nothing that is compared shows the others.
struct Outside: View {
  let price: Int
  let isOn: Bool
  @State private var format = NumberFormatter()
  @State private var later: Task<Int, Never>?

  var body: some View {
    Text("a").onChange(of: isOn) { _ in Tariff.level = price }
    Text("b").onChange(of: isOn) { _ in Tariff.names["new"] = price }
    Text("c").onChange(of: isOn) { _ in Tariff.last = price }
    Text("d").onChange(of: isOn) { _ in Ledger.shared.price = price }
    Text("e").onChange(of: isOn) { _ in Ledger.shared.keep(price) }
    Text("f").onChange(of: isOn) { _ in latestPrice = price }
    Text("g").onChange(of: isOn) { _ in setenv("PRICE", "\(price)", 1) }
    Text("h").onChange(of: isOn) { _ in if price > 3 { sync(); Tariff.level = 0 } }
    Text("i").onChange(of: isOn) { _ in format.minimumFractionDigits = price }
    Text("j").onChange(of: isOn) { _ in later = Task { price } }
    Text("k").onChange(of: isOn) { _ in
      #if DEBUG
        Tariff.level = price
      #endif
      Tariff.level = 0
    }
  }
}

final class Meter {
  private(set) var shown = 0
  func show(_ view: Gauge) { shown = view.price * view.factor }
}

/// The view gives itself to an object, which reads what it needs.
struct Gauge: View {
  let price: Int
  let isOn: Bool
  @State private var meter = Meter()
  @AppStorage("factor") var factor = 1
  @Environment(\.locale) var locale

  var body: some View {
    Text("a").onChange(of: isOn) { _ in meter.show(self) }
    Text("b").onChange(of: isOn) { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(price)) { Tariff.level = 1 }
    }
  }
}
