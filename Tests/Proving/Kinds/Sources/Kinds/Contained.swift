import SwiftUI

/// A view that gives its content a value.
struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: (Int) -> Content

  var body: some View { content(title.count) }
}

/// The observed value comes from a view of the project. One copy is the proxy of a reader further up.
struct Contained: View {
  let area: GeometryProxy
  let color: SwiftUI.Color
  @State private var shown = ""

  var body: some View {
    Card(title: shown) { count in
      Text(shown).onChange(of: count) { _ in shown = "\(color) \(area.size.width)" }
    }
  }
}

/// Each branch of a statement gives the observed constant its value.
struct Deferred: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    let isLarge: Bool
    if count > 2 { isLarge = true } else { isLarge = false }
    return Text(shown).onChange(of: isLarge) { _ in shown = "\(price)" }
  }
}
