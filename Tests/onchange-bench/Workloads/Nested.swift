import OnChangeCompat

/// A view with its own state under a given number of views: W5.
struct Nested<Leaf: View>: View {
  let depth: Int
  let leaf: Leaf

  var body: some View {
    if depth > 1 { AnyView(Nested(depth: depth - 1, leaf: leaf)) } else { leaf }
  }
}
