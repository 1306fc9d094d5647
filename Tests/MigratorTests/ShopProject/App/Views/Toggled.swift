import SwiftUI

struct Toggled: View {
  @State private var flag = false
  var body: some View { flag ? Banner(text: "on") : Banner(text: "off") }
}
