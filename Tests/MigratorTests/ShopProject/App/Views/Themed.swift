import SwiftUI

struct Themed: View {
  @Environment(\.gap) private var gap
  @Environment(\.zoom) private var zoom
  @Environment(\.tracker) private var tracker
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var scheme
  @State private var count = 0
  var body: some View {
    Text("")
      .onChange(of: count) { _ in print(gap) }  // verdict: same
      .onChange(of: count) { _ in print(zoom) }  // verdict: look
      .onChange(of: count) { _ in tracker.track("") }  // verdict: same
      .onChange(of: count) { _ in dismiss() }  // verdict: same
      .onChange(of: count) { _ in print(scheme) }  // verdict: look
  }
}
