import SwiftUI

struct ChipDot: View {
  let size: CGFloat
  @State private var count = 0
  var body: some View { Text("").onChange(of: count) { _ in print(size) } }  // verdict: same
}
