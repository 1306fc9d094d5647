import SwiftUI

struct ThemedHost: View {
  @State private var zoom = 1.0
  var body: some View { Themed().environment(\.zoom, zoom) }
}
