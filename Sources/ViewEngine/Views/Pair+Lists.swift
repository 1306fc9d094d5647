extension _Pair {
  @inlinable init<A: View, B: View>(_ first: A, _ second: B, _ third: Second) where First == _Pair<A, B> {
    self.init(_Pair<A, B>(first, second), third)
  }

  @inlinable init<A: View, B: View, C: View>(_ first: A, _ second: B, _ third: C, _ fourth: Second)
  where First == _Pair<_Pair<A, B>, C> {
    self.init(_Pair<_Pair<A, B>, C>(first, second, third), fourth)
  }
}
