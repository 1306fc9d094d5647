/// The items in the bars of a page or a window; `@State`, `@Environment` and the like work in it.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  associatedtype _Items: View = _ToolbarContentView<Self>
  nonisolated var _items: _Items { get }
}

extension ToolbarContent where _Items == _ToolbarContentView<Self> {
  public nonisolated var _items: _ToolbarContentView<Self> { _ToolbarContentView(self) }
}

/// Toolbar content that the engine itself knows.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content without a body.\n\nTo fix, put it into .toolbar { … }.")
  }
}

extension Never: ToolbarContent { public nonisolated var _items: EmptyView { EmptyView() } }

public struct _ToolbarItems<Content: View> { public let _items: Content }

extension _ToolbarItems: _PrimitiveToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems<Content._Items> {
    _ToolbarItems(_items: content._items)
  }

  public static func buildBlock() -> _ToolbarItems<EmptyView> { _ToolbarItems(_items: EmptyView()) }
  public static func buildPartialBlock<Content: View>(first: _ToolbarItems<Content>) -> _ToolbarItems<Content> { first }

  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: _ToolbarItems<First>, next: _ToolbarItems<Second>
  ) -> _ToolbarItems<_Pair<First, Second>> { _ToolbarItems(_items: _Pair(accumulated._items, next._items)) }

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
  ) -> _ToolbarItems<AnyView> { _ToolbarItems(_items: AnyView(content._items)) }
}

/// Toolbar content with its own body.
public struct _ToolbarContentView<Content: ToolbarContent> {
  let content: HeldProperties<Content>
  nonisolated init(_ content: Content) { self.content = HeldProperties(value: content) }
}

extension _ToolbarContentView: _EngineView { public var body: some View { content.value.body._items } }

extension View {
  /// The items are part of the tree, after the view, and can be used as long as the view is seen.
  public nonisolated func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    PresentingView(content: self, presenter: ToolbarView(content: content(), _look: []))
  }

  // Disfavored for `.toolbar { }`, which could else be either.
  @_disfavoredOverload
  public nonisolated func toolbar<Items: ToolbarContent>(@ToolbarContentBuilder content: () -> Items) -> some View {
    PresentingView(content: self, presenter: ToolbarView(content: content()._items, _look: []))
  }

  /// It only paints: a host can use the items of a hidden bar, and select tabs (our choice).
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    painted("toolbar", "\(visibility)" + bars.suffix)
  }
}

/// The bar that a modifier is about, kept in the render tree.
public struct ToolbarPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ToolbarPlacement(description: "automatic")
  public static let bottomBar = ToolbarPlacement(description: "bottomBar")
  public static let navigationBar = ToolbarPlacement(description: "navigationBar")
  public static let tabBar = ToolbarPlacement(description: "tabBar")
  public static let windowToolbar = ToolbarPlacement(description: "windowToolbar")
}

/// An item that the system puts into a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let sidebarToggle = ToolbarDefaultItemKind(description: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(description: "title")
  public static let search = ToolbarDefaultItemKind(description: "search")
}

extension View {
  /// Takes an item of the system's out of the bars; a host has none of them.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    painted("toolbar", "removing \(defaultItemKind?.description ?? "nothing")")
  }
}

/// The bars of a page or a window, with the items of one `toolbar` modifier.
struct ToolbarView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension ToolbarView: _ContainerView { static var _name: String { "Toolbar" } }

extension [ToolbarPlacement] {
  /// The names of the bars, for an attribute.
  var suffix: String { isEmpty ? "" : " for " + map(\.description).joined(separator: " ") }
}
