import SwiftUI

struct Observed: View {
  @State private var store = Store()
  @State private var other = Store.shared
  @State private var count = 0 { didSet { print(gap) } }
  let gap: Int
  var body: some View {
    Text("")
      .onChange(of: store.items) { _ in store.refresh() }  // verdict: same
      .onChange(of: other.items) { [other] _ in other.refresh() }  // verdict: look
      .onChange(of: store.selected) { _ in count += 1 }  // verdict: look
      .onChange(of: store.items, perform: { _ in describeAll() })  // verdict: same
  }
  private func describeAll() { print(describe(lastPrice), priceFormatter) }
}
