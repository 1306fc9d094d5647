import SwiftUI

/// Calls that cannot be answered, each with its reason.
struct Endless: View {
  let price: Int
  @State private var count = 0

  var body: some View {
    Text("").onChange(of: count) { _ in
      while price >= 0 {}
    }
  }
}

struct Refused: View {
  let price: Int
  @State private var count = 0

  var body: some View {
    Text("").onChange(of: count) { _ in precondition(price < 0) }
  }
}

struct Wrapped: View {
  @MadeUp var price: Int
  @State private var count = 0

  var body: some View {
    Text("").onChange(of: count) { _ in print(price) }
  }
}

struct Chance: View {
  let price: Int
  @State private var count = 0
  @State private var seen = ""

  var body: some View {
    Text(seen).onChange(of: count) { _ in seen = "\(price) at \(ProcessInfo.processInfo.globallyUniqueString)" }
  }
}
