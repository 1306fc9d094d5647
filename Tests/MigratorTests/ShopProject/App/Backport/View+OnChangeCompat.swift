import SwiftUI

extension View {
  @ViewBuilder func onChangeCompat<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    if #available(iOS 17, *) {
      onChange(of: value) { _, new in action(new) }
    } else {
      onChange(of: value) { new in action(new) }  // verdict: left
    }
  }
}
