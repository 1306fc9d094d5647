/// How tables look. The engine paints nothing: the style is kept in the tree.
public protocol TableStyle: _PaintedStyle {}

public struct AutomaticTableStyle: TableStyle { public nonisolated init() {} }

public struct InsetTableStyle: TableStyle {
  private let alternates: Bool?
  public nonisolated init() { alternates = nil }
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _name: String? { alternates.map { $0 ? "inset alternating" : "inset plain" } }
}

public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool?
  public nonisolated init() { alternates = nil }
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _name: String? { alternates.map { $0 ? "bordered alternating" : "bordered plain" } }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }

extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
  /// - Parameter alternatesRowBackgrounds: whether every second row would have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
  /// - Parameter alternatesRowBackgrounds: whether every second row would have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View { painted("tableStyle", style) }

  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    painted("tableColumnHeaders", "\(visibility)")
  }
}
