import SwiftUI

struct CartList: View {
  @ObservedObject var session: Session
  var body: some View {
    List {
      ForEach(session.cart.lines) { line in
        CartRow(id: line.id, line: line)
      }
    }
    .onChange(of: session.cart.total) { _ in session.save() }  // verdict: same
  }
}
