import SwiftUI

/// A class that makes a view: its object may be exchanged.
final class Maker {
  @Published var isOn = false
  var title = ""

  func view() -> some View {
    Text("").onChange(of: isOn) { _ in print(self.title) }
  }
}
