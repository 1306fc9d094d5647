extension Text {
  /// The look of a line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public enum Pattern: String, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?
    /// Keeps the pattern and the colour; nil for the text's colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    public static let single = LineStyle()
  }

  /// Kept with the text in the render tree, with its colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }

  /// Kept with the text in the render tree, with its colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
}

extension View {
  /// Kept in the render tree; text is not drawn.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    painted("underline", [("", isActive ? pattern.rawValue : false), ("", color)])
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    painted("strikethrough", [("", isActive ? pattern.rawValue : false), ("", color)])
  }
}
