import SwiftUI

struct Available: View {
  @State private var v = 0
  var body: some View {
    if #available(iOS 17, *) {
      Text("").onChange(of: v) { _, new in print(new) }
    } else {
      Text("").onChange(of: v) { new in print(new) }  // verdict: left
    }
  }
}
