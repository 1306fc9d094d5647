import Factory
import SwiftUI

/// A model behind a protocol, a container's property and an entity of Core Data.
struct Store: View {
  let store: any Storing
  @ObservedObject var session: Session
  @Injected(\.client) private var client
  @FetchRequest(sortDescriptors: []) private var entries: FetchedResults<Entry>
  @State private var text = ""

  var body: some View {
    Text(text)
      .onChange(of: text) { text in store.store(text.count) }
      .onChange(of: session.user) { _ in session.visit() }
      .onChange(of: text) { client.send($0) }
      .onChange(of: text) { _ in entries.first?.title = text }
  }
}
