import SwiftUI

extension View {
  func onValue(_ value: Int, perform action: @escaping (Int) -> Void) -> some View {
    onChange(of: value) { action($0) }  // verdict: look
  }
  func onFlag(_ value: Bool, perform action: @escaping (Bool) -> Void) -> some View {
    onChange(of: value) { action($0) }  // verdict: same
  }
}
