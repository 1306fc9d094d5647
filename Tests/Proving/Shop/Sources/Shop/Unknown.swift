import SwiftUI

public struct Asked: View {
  let price: Price
  @State var count = 0

  public var body: some View {
    Button("Count") { count += 1 }.onChange(of: count) { _ in print(price) }
  }
}

public struct Price {
  private let cents: Int
  init?(_ text: String) { cents = Int(text) ?? 0 }
}
