import Analytics
import SwiftUI

/// A value that holds an object.
struct Hub {
  let session: Session
}

struct Held: View {
  let hub: Hub
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown)
      // To read the object of an old hub, or that of a new one, is no difference.
      .onChange(of: count) { _ in shown = hub.session.user.isEmpty ? "seen" : "seen" }
      // To pass it on is one.
      .onChange(of: shown) { _ in Analytics.shared.log(hub.session) }
  }
}
