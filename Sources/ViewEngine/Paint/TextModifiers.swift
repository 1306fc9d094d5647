public import Foundation

/// Where the lines of a text line up.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// How letters are written whatever the text says.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font).painted("font", font?.description ?? "none")
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    painted("fontWeight", weight.map { "\($0)" } ?? "none")
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View { painted("bold", isActive ? nil : "false") }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { painted("italic", isActive ? nil : "false") }

  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    painted("underline", [("", isActive ? nil : false), ("", color)])
  }

  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    painted("strikethrough", [("", isActive ? nil : false), ("", color)])
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    painted("monospaced", isActive ? nil : "false")
  }

  public nonisolated func monospacedDigit() -> some View { painted("monospacedDigit") }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { painted("kerning", "\(kerning)") }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { painted("tracking", "\(tracking)") }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { painted("baselineOffset", "\(offset)") }
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { painted("lineSpacing", "\(spacing)") }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor).painted("minimumScaleFactor", "\(factor)")
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).painted("lineLimit", number.map(String.init) ?? "none")
  }

  /// - Parameter reservesSpace: whether the text takes the room of all its lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).painted("lineLimit", "\(limit)" + (reservesSpace ? " reservesSpace" : ""))
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).painted("lineLimit", "\(limit)")
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    painted("lineLimit", "\(limit.lowerBound)...")
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).painted("lineLimit", "...\(limit.upperBound)")
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment).painted("multilineTextAlignment", "\(alignment)")
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    painted("truncationMode", "\(mode)")
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    painted("textCase", textCase.map { "\($0)" } ?? "none")
  }

  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("foregroundStyle", style._description)
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    painted("foregroundColor", color?.description ?? "none")
  }

  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    painted("tint", tint?._description ?? "none")
  }

  public nonisolated func tint(_ tint: Color?) -> some View { painted("tint", tint?.description ?? "none") }

  public nonisolated func accentColor(_ color: Color?) -> some View {
    painted("accentColor", color?.description ?? "none")
  }

  /// Has the view, and all in it, look light or dark; nil leaves it as it is.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .painted("preferredColorScheme", colorScheme.map { "\($0)" } ?? "none")
  }
}
