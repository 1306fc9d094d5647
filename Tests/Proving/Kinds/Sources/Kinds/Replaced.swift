import SwiftUI

final class Accounts: ObservableObject {
  @Published var pending: String?
  func set(_ token: String) { pending = token }
}

/// The legacy closure writes to an object that the view has no more.
struct Replaced: View {
  @EnvironmentObject var accounts: Accounts
  @State private var token: String?

  var body: some View {
    Text("").onChange(of: token) { token in
      if let token { accounts.set(token) }
    }
  }
}
