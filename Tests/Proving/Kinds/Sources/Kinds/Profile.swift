import SwiftUI

/// An object of the environment, a state without a first value, and an appearance that writes the observed value.
struct Profile: View {
  @EnvironmentObject var session: Session
  let title: String
  @State private var saved: Int

  init(title: String, saved: Int) {
    self.title = title
    _saved = State(initialValue: saved)
  }

  var body: some View {
    Text(title)
      .onChange(of: saved) { _ in session.user = title }
      .onAppear { saved = session.visits }
  }
}
