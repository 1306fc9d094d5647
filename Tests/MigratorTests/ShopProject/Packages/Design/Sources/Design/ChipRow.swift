import SwiftUI

public struct ChipRow: View {
  public init() {}
  public var body: some View { Chip(title: "a"); ChipDot(size: 8) }
}
