import SwiftUI

struct Unused: View {
  let title: String
  @State private var v = 0
  var body: some View { Text("").onChange(of: v) { _ in print(title) } }  // verdict: look
}

#Preview { Unused(title: "a") }
