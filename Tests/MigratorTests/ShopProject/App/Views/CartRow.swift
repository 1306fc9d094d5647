import SwiftUI

struct CartRow: View {
  let id: Int
  let line: CartLine
  @State private var isExpanded = false
  @EnvironmentObject private var session: Session
  var body: some View {
    Text(line.name)
      .onChange(of: isExpanded) { _ in print(id, line.id) }  // verdict: same
      .onChange(of: isExpanded) { _ in print(line.price) }  // verdict: look
      .onChange(of: isExpanded) { _ in session.load(id) }  // verdict: same
  }
}
