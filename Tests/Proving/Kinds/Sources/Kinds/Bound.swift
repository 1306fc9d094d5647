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
