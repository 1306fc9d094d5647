/// Makes a view from the views in another view's content; `Group(subviews:)` is today's form.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
  }
}

extension _VariadicView.Tree: View, _EngineView where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View { root.body(children: _VariadicView_Children(subviews: SubviewsCollection(of: content))) }
}

/// The views in a view's content, in order.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  public struct Element: Identifiable {
    let subview: Subview
    /// The view's identity among its siblings.
    public var id: AnyHashable { AnyHashable(subview.id) }
  }
}

extension _VariadicView_Children: _EngineView {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: _EngineView {
  public var body: some View { subview }
}

/// Makes a result from views.
@MainActor @preconcurrency
public protocol _VariadicView_Root {}

/// Makes a view from views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// - Parameter children: The subviews of the content.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view from views.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views from views, each of which counts as a view.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
