extension ViewBuilder {
  /// A view and the four after it.
  public typealias _Five<A: View, B: View, C: View, D: View, E: View> = _Pair<_Pair<_Pair<_Pair<A, B>, C>, D>, E>

  /// Puts the statements so far into a box once they are seventeen.
  // NB: chosen over the one for any view, for it is the more special one.
  @inlinable
  public static func buildPartialBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View, K: View, L: View, M: View,
    N: View, O: View, P: View, Q: View, Next: View
  >(
    accumulated: _Five<_Five<_Five<_Five<A, B, C, D, E>, F, G, H, I>, J, K, L, M>, N, O, P, Q>, next: Next
  ) -> _Pair<
    _BoxedPair<_Pair<_Pair<_Pair<_Five<_Five<_Five<A, B, C, D, E>, F, G, H, I>, J, K, L, M>, N>, O>, P>, Q>, Next
  > {
    _Pair(_BoxedPair(accumulated), next)
  }
}
