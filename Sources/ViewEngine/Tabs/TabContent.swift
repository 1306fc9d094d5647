/// The content of a tab view; `TabValue` is `Never` for tabs without a value.
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype _Tabs: View
  var _tabs: _Tabs { get }
}

public struct _TabGroup<TabValue: Hashable, Content: View>: TabContent {
  public let _tabs: Content
  package init(_tabs: Content) { self._tabs = _tabs }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var _tabs: Wrapped._Tabs? { map(\._tabs) }
}

extension _ConditionalContent: TabContent where First: TabContent, Second: TabContent {
  public typealias TabValue = First.TabValue
  public var _tabs: _ConditionalContent<First._Tabs, Second._Tabs> {
    switch branch {
    case .first(let content): _ConditionalContent<First._Tabs, Second._Tabs>(.first(content._tabs))
    case .second(let content): _ConditionalContent<First._Tabs, Second._Tabs>(.second(content._tabs))
    }
  }
}

extension TabContent {
  // Not `some TabContent<TabValue>`, through which the value of a tab such as `.home` would not be inferred.

  public func badge(_ count: Int) -> _TabGroup<TabValue, AnyView> { _TabGroup(_tabs: AnyView(_tabs.badge(count))) }
  public func badge(_ label: Text?) -> _TabGroup<TabValue, AnyView> { _TabGroup(_tabs: AnyView(_tabs.badge(label))) }

  public func badge<Label: StringProtocol>(_ label: Label?) -> _TabGroup<TabValue, AnyView> {
    _TabGroup(_tabs: AnyView(_tabs.badge(label)))
  }

  public func disabled(_ disabled: Bool) -> _TabGroup<TabValue, AnyView> {
    _TabGroup(_tabs: AnyView(DisabledTabView(content: _tabs, _look: disabled)))
  }
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock() -> _TabGroup<TabValue, EmptyView> { _TabGroup(_tabs: EmptyView()) }
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue { first }

  public static func buildPartialBlock<First: TabContent, Second: TabContent>(
    accumulated: First, next: Second
  ) -> _TabGroup<TabValue, _Pair<First._Tabs, Second._Tabs>>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabGroup(_tabs: _Pair(accumulated._tabs, next._tabs))
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

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
  where Content.TabValue == TabValue { _TabGroup(_tabs: AnyView(content._tabs)) }
}

/// A tab that a person cannot select.
private struct DisabledTabView<Content: View> {
  let content: Content
  let _look: Bool
}

extension DisabledTabView: _WrapperView {
  static func _render(_ look: Bool, around content: () -> Void, into rendering: _Rendering) { content() }
}

extension DisabledTabView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) { traits.add(_look ? true : nil, for: TabDisabledKey.self) }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(TabDisabledKey.self) }
}
