/// Makes one toolbar of the items in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems<Content._Items> {
    _ToolbarItems(_items: content._items)
  }

  public static func buildBlock() -> _ToolbarItems<EmptyView> { _ToolbarItems(_items: EmptyView()) }

  public static func buildPartialBlock<Content: View>(first: _ToolbarItems<Content>) -> _ToolbarItems<Content> { first }

  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: _ToolbarItems<First>, next: _ToolbarItems<Second>
  ) -> _ToolbarItems<_Pair<First, Second>> {
    _ToolbarItems(_items: _Pair(accumulated._items, next._items))
  }

  public static func buildIf<Content: View>(_ content: _ToolbarItems<Content>?) -> _ToolbarItems<Content?> {
    _ToolbarItems(_items: content?._items)
  }

  public static func buildEither<First: View, Second: View>(
    first: _ToolbarItems<First>
  ) -> _ToolbarItems<_ConditionalContent<First, Second>> {
    _ToolbarItems(_items: _ConditionalContent(.first(first._items)))
  }

  public static func buildEither<First: View, Second: View>(
    second: _ToolbarItems<Second>
  ) -> _ToolbarItems<_ConditionalContent<First, Second>> {
    _ToolbarItems(_items: _ConditionalContent(.second(second._items)))
  }

  public static func buildLimitedAvailability<Content: View>(
    _ content: _ToolbarItems<Content>
  ) -> _ToolbarItems<AnyView> {
    _ToolbarItems(_items: AnyView(content._items))
  }
}
