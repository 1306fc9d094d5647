import SwiftUI

public struct Same: View {
  let price: Int
  @State var isOpen = false
  @State private var shown = ""

  public var body: some View {
    Toggle("Open", isOn: $isOpen).onChange(of: isOpen) { new in shown = "\(new) \(price)" }
    Text(shown)
  }
}

#Preview { Same(price: 10) }
