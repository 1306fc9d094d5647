import SwiftUI

struct Preferences: View {
  @Preference(key: "sound") private var sound
  @Clamped private var level = 3
  @AppStorage("name") private var name = ""
  @Elsewhere private var foreign: Int
  var body: some View {
    Text(name)
      .onChange(of: name) { _ in print(sound) }  // verdict: same
      .onChange(of: name) { _ in print(level) }  // verdict: look
      .onChange(of: name) { _ in print(foreign) }  // verdict: look
  }
}
