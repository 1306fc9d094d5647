/// How the dots that stand for pages look. The engine paints nothing: the style is kept in the tree.
public protocol IndexViewStyle: _PaintedStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public nonisolated var _name: String? {
    backgroundDisplayMode == .automatic ? "page" : "page backgroundDisplayMode \(backgroundDisplayMode.name)"
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    painted("indexViewStyle", style)
  }
}
