import SwiftUI

struct Scrolled: View {
  @State private var target = 0
  let minimum: Int
  var body: some View {
    ScrollViewReader { proxy in
      GeometryReader { geometry in
        Text("")
          .onChange(of: target) { new in proxy.scrollTo(new) }  // verdict: same
          .onChange(of: geometry.size.width) { new in target = max(minimum, Int(new)) }  // verdict: look
      }
    }
  }
}
