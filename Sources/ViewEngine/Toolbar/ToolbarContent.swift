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
