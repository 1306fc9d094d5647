import Kitchen
import SwiftUI

public struct BakingView: View {
  public init() {}

  public var body: some View {
    Oven { Text("Bread") }
  }
}
