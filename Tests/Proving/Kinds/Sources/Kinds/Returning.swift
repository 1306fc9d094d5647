import SwiftUI

/// A copy of the observed value whose old value only one way back shows.
struct Returning: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isLocked = false

  var body: some View {
    Text("")
      .onChange(of: scenePhase) { new in
        if scenePhase == .background, new == .inactive { isLocked = true }
      }
  }
}
