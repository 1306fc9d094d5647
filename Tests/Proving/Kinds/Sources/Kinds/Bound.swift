import SwiftUI

struct Plan {
  var kind = 0
}

/// The value of one binding, or of the one in its place, decides.
struct Bound: View {
  @Binding var plan: Plan
  @State private var kind = 0
  @State private var isWrong = false

  var body: some View {
    Toggle("Wrong", isOn: $isWrong).onChange(of: kind) { new in
      if new != plan.kind { isWrong = true }
    }
  }
}

enum Side: CaseIterable { case left, right }

/// The two forms disagree where the warning that one of them gives is there already; only a state that varies by itself
/// shows the difference.
struct Warned: View {
  let price: Int
  @State private var side = Side.left
  @State private var isWarned = true

  var body: some View {
    Toggle("Warned", isOn: $isWarned).onChange(of: side) { new in
      if new == .right, price > 1 { isWarned = true }
    }
  }
}
