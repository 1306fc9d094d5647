import SwiftUI

struct Banner: View {
  let text: String
  @State private var count = 0
  var body: some View { Text("\(count)").onChange(of: count) { _ in print(text) } }  // verdict: look
}
