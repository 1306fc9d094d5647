import SwiftUI

struct WatchRoot: View {
  let pageCount: Int
  @State private var page = 0
  var body: some View {
    Text("").onChange(of: page) { new in page = min(new, pageCount) }  // verdict: same
  }
}
