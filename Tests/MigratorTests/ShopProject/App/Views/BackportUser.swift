import SwiftUI

struct BackportUser: View {
  let kind: Int
  @State private var v = 0
  var body: some View {
    Text("").backport.onChange(of: v) { new in print(new) }
    Text("").onChange(of: v, perform: save)  // verdict: same
  }
  private func save(_ value: Int) { print(value + kind) }
}
