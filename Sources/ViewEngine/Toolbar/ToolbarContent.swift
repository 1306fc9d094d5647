/// What stands in the bars of a page or a window. Conform to it with a `body`, as with SwiftUI; `@State`,
/// `@Environment` and the like work in it.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// What stands for it in the tree.
  associatedtype _Items: View = _ToolbarContentView<Self>
  nonisolated var _items: _Items { get }
}

/// What stands in a bar that a person may change. A host shows all of it, and changes nothing.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Toolbar content with a body of its own.
public struct _ToolbarContentView<Content: ToolbarContent> {
  let content: HeldProperties<Content>
  nonisolated init(_ content: Content) { self.content = HeldProperties(value: content) }
}

extension _ToolbarContentView: _EngineView {
  public var body: some View { content.value.body._items }
}

extension ToolbarContent where _Items == _ToolbarContentView<Self> {
  public nonisolated var _items: _ToolbarContentView<Self> { _ToolbarContentView(self) }
}

/// Toolbar content that the engine itself knows.
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body to call") }
}

extension Never: ToolbarContent {
  public nonisolated var _items: EmptyView { EmptyView() }
}

/// What a builder makes of toolbar content.
public struct _ToolbarItems<Content: View> {
  public let _items: Content
}

extension _ToolbarItems: _PrimitiveToolbarContent {}

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
