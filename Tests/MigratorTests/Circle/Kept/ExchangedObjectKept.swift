// swift-format-ignore-file
// What is written here is what the tool reads and writes, byte for byte.
import Observation
import OnChangeCompat

extension Kept {
  struct ExchangedObject: View {
    @Observable final class Account {
      let name: String
      var visits = 0
      init(_ name: String) { self.name = name }
    }
    @State private var accounts = [Account("guest"), Account("member")]
    @State private var index = 0

    var body: some View {
      Text(accounts.map { "\($0.name) \($0.visits)" }.joined(separator: ", "))
      Button("Sign in") { index = 1 }
      Button("Sign out") { index = 0 }
      Page(account: accounts[index], index: index)
    }

    struct Page: View {
      let account: Account
      let index: Int

      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text(account.name).onChange(of: KeepingCaptures(index) { _ in account.visits += 1 }) { before, now in before.action(now.value) }
      }
    }
  }
}
