import SwiftUI

public struct Chip: View {
  let title: String
  @State private var count = 0
  public init(title: String) { self.title = title }
  public var body: some View {
    Text(title).onChange(of: count) { _ in print(title) }  // verdict: look
  }
}
