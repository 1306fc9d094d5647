import OnChangeCompat

/// A view with a state of its own under as many views as asked for: W5.
struct Nested<Leaf: View>: View {
  let depth: Int
  let leaf: Leaf

  var body: some View {
    if depth > 1 { AnyView(Nested(depth: depth - 1, leaf: leaf)) } else { leaf }
  }
}
