import Fuse
import SwiftUI

final class Wallet: ObservableObject {
  func pay(_ amount: Int) {}
}

/// The only place that supplies the object, which it keeps.
struct Counter: View {
  @StateObject private var wallet = Wallet()
  var body: some View { Purse().environmentObject(wallet) }
}

/// No update replaces the object: the call is the same without a run.
struct Purse: View {
  @EnvironmentObject var wallet: Wallet
  @State private var amount = 0

  var body: some View {
    Text("").onChange(of: amount) { wallet.pay($0) }
  }
}

/// The app keeps an object of a package, and gives it to a view in one place: the same without a run, too.
struct Kiosk: App {
  private let fuse = Fuse()
  var body: some Scene { WindowGroup { Kept(fuse: fuse) } }
}

struct Kept: View {
  let fuse: Fuse
  @EnvironmentObject var session: Session

  var body: some View {
    Text("").onChange(of: session.user) { fuse.note($0) }
  }
}
