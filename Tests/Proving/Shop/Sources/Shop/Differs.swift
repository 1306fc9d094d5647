import SwiftUI

public struct Order: View {
  @State private var quantity = 1
  @State private var shown = ""

  public var body: some View {
    let price = quantity * 3
    Button("More") { quantity += 1 }
    Text(shown).onChange(of: quantity) { _ in shown = "\(price)" }
  }
}

#Preview {
  Order()
}
