#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A view as the content of a cell, which keeps it and never evaluates it. `ViewHost` shows a view in a test.
  @MainActor @preconcurrency
  public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// The view for the cell. For tests: UIKit has no such property.
    public let content: Content
    /// The view behind it. For tests: UIKit has no such property.
    public let background: Background
    /// Points from the cell's edges, as `margins` set them; nil for the cell's own.
    public private(set) var margins: [Edge: CGFloat] = [:]

    /// Keeps the distance of the edges; nothing is laid out.
    ///
    /// - Parameters:
    ///   - edges: the edges to set, all by default.
    ///   - length: points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
      var new = self
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { new.margins[edge] = length }
      return new
    }
    /// Keeps the four distances; nothing is laid out.
    ///
    /// - Parameters:
    ///   - edges: the edges to set, all by default.
    ///   - insets: points of each edge.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
      margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
        .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
    }
    /// An empty view that keeps this configuration.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    /// The same, as nothing is laid out.
    ///
    /// - Parameters:
    ///   - width: points, dropped.
    ///   - height: points, dropped.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    /// A configuration with that view behind the content.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
      replacingBackground(with: content())
    }
    /// A configuration with a rectangle behind the content; the style is dropped.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Rectangle> {
      replacingBackground(with: Rectangle())
    }
    private func replacingBackground<B: View>(with view: B) -> UIHostingConfiguration<Content, B> {
      var new = UIHostingConfiguration<Content, B>(kept: content, background: view)
      new.margins = margins
      return new
    }
    init(kept content: Content, background: Background) { (self.content, self.background) = (content, background) }
  }

  /// A view of UIKit in the place of a cell's content.
  private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
  }

  extension UIHostingConfiguration where Background == EmptyView {
    /// Keeps the view.
    public init(@ViewBuilder content: () -> Content) { self.init(kept: content(), background: EmptyView()) }
  }
#endif
