import SwiftUI

struct Panel: View {
  @Binding var isOpen: Bool
  let title: String
  var body: some View {
    Text(title)
      .onChange(of: isOpen) { open in if open { report() } }  // verdict: look
      .onChange(of: title) { new in isOpen = !new.isEmpty }  // verdict: same
  }
}
