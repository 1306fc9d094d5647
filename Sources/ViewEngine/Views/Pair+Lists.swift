extension _Pair {
  @inlinable init<A: View, B: View>(_ first: consuming A, _ second: consuming B, _ third: consuming Second)
  where First == _Pair<A, B> {
    self.init(_Pair<A, B>(first, second), third)
  }

  @inlinable init<A: View, B: View, C: View>(
    _ first: consuming A, _ second: consuming B, _ third: consuming C, _ fourth: consuming Second
  )
  where First == _Pair<_Pair<A, B>, C> {
    self.init(_Pair<_Pair<A, B>, C>(first, second, third), fourth)
  }
}
