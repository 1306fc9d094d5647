/// Makes the content of one tab view of the tabs in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  public static func buildBlock() -> _TabGroup<TabValue, EmptyView> { _TabGroup(_tabs: EmptyView()) }

  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue {
    first
  }

  public static func buildPartialBlock<First: TabContent, Second: TabContent>(
    accumulated: First, next: Second
  ) -> _TabGroup<TabValue, _Pair<First._Tabs, Second._Tabs>>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabGroup(_tabs: _Pair(accumulated._tabs, next._tabs))
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue {
    content
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _TabGroup<TabValue, AnyView>
  where Content.TabValue == TabValue {
    _TabGroup(_tabs: AnyView(content._tabs))
  }
}
