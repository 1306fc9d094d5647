import SwiftUI

#if os(iOS)
  struct Phone: View {
    let number: String
    @State private var isCalling = false

    var body: some View {
      Text(number).onChange(of: isCalling) { _ in call() }
    }
  }
#else
  struct Phone: View {
    let number: Int
    var body: some View { Text("") }
  }
#endif

extension Phone {
  fileprivate func call() {
    #if os(iOS)
      UIApplication.shared.open("tel:\(number)")
    #endif
  }
}
