/// A transition as the modifier that it is for a view that is there.
public struct _TransitionModifier<Change: Transition> {
  let transition: Change
}

extension _TransitionModifier: ViewModifier {
  public func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(content: AnyView(content)), phase: .identity)
  }
}
