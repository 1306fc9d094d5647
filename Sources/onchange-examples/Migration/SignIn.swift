import OnChangeCompat

extension MigrationExample {
  static let signIn = MigrationExample(
    "sign-in", "Signing in exchanges the client in the environment, and reloads with it.", isSafe: false
  ) {
    Account()
  }
}

private final class Client {
  let user: String
  private(set) var requests: [String] = []

  init(user: String) { self.user = user }

  func load(_ path: String) -> String {
    requests.append(path)
    return "\(path) of \(user)"
  }
}

private struct ClientKey: EnvironmentKey { static var defaultValue: Client { Client(user: "guest") } }

extension EnvironmentValues {
  fileprivate var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
}

private struct Account: View {
  @State private var client = Client(user: "guest")
  @State private var name = ""
  @State private var isSignedIn = false

  var body: some View {
    TextField("Name", text: $name)
    Button(isSignedIn ? "Sign out" : "Sign in") {
      isSignedIn.toggle()
      client = Client(user: isSignedIn ? name : "guest")
    }
    .disabled(name.isEmpty)
    Inbox(isSignedIn: isSignedIn).environment(\.client, client)
  }
}

private struct Inbox: View {
  let isSignedIn: Bool
  @Environment(\.client) private var client
  @State private var messages = ""

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text(messages)
      .onChange(of: isSignedIn) { _ in messages = client.load("inbox") }
  }
}
