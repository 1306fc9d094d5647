import SwiftUI

struct Backport<Content: View> {
  let content: Content
  func onChange<V: Equatable>(of value: V, _ action: @escaping (V) -> Void) -> some View {
    content.onChangeCompat(of: value, perform: action)
  }
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}
