import SwiftUI

struct Receipt: View {
  let kind: Int
  @State private var v = 0
  static func make(_ kind: Int) -> some View { Self(kind: kind) }
  var body: some View { Text("").onChange(of: v) { _ in print(kind) } }  // verdict: look
}
