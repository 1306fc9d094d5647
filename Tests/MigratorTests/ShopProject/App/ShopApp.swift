import SwiftUI

@main struct ShopApp: App {
  @StateObject private var session = Session()
  @Environment(\.scenePhase) private var phase
  let router = Router.shared

  var body: some Scene {
    WindowGroup {
      RootView(session: session, router: router).environmentObject(session)
    }
    .onChange(of: phase) { new in if new == .background { session.save() } }  // verdict: same
  }
}
