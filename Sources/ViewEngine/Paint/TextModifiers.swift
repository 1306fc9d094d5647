public import Foundation

/// Where the lines of a text line up.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// The case in which all letters are shown.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension View {
  /// Sets the environment value `font` for the views inside; kept in the render tree too.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font).painted("font", font?.description ?? "none")
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    painted("fontWeight", weight.map { "\($0)" } ?? "none")
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { painted("bold", isActive ? nil : "false") }
  /// Kept in the render tree; text is not drawn.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { painted("italic", isActive ? nil : "false") }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    painted("underline", [("", isActive ? nil : false), ("", color)])
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    painted("strikethrough", [("", isActive ? nil : false), ("", color)])
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    painted("monospaced", isActive ? nil : "false")
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func monospacedDigit() -> some View { painted("monospacedDigit") }
  /// Kept in the render tree; text is not drawn.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { painted("kerning", "\(kerning)") }
  /// Kept in the render tree; text is not drawn.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { painted("tracking", "\(tracking)") }
  /// Kept in the render tree; text is not drawn.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { painted("baselineOffset", "\(offset)") }
  /// Kept in the render tree; text is not drawn.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing).painted("lineSpacing", "\(spacing)")
  }
  /// Sets the environment value `minimumScaleFactor` for the views inside; kept in the render tree too.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor).painted("minimumScaleFactor", "\(factor)")
  }

  /// Sets the environment value `lineLimit` for the views inside; kept in the render tree too.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).painted("lineLimit", number.map(String.init) ?? "none")
  }

  /// - Parameter reservesSpace: whether the text takes the room of all its lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).painted("lineLimit", "\(limit)" + (reservesSpace ? " reservesSpace" : ""))
  }

  /// Sets the environment value `lineLimit` for the views inside; kept in the render tree too.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).painted("lineLimit", "\(limit)")
  }

  /// Sets the environment value `lineLimit` for the views inside; kept in the render tree too.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    painted("lineLimit", "\(limit.lowerBound)...")
  }

  /// Sets the environment value `lineLimit` for the views inside; kept in the render tree too.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).painted("lineLimit", "...\(limit.upperBound)")
  }

  /// Sets the environment value `multilineTextAlignment` for the views inside; kept in the render tree too.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment).painted("multilineTextAlignment", "\(alignment)")
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode).painted("truncationMode", "\(mode)")
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase).painted("textCase", textCase.map { "\($0)" } ?? "none")
  }

  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("foregroundStyle", style._description)
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    painted("foregroundColor", color?.description ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    painted("tint", tint?._description ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func tint(_ tint: Color?) -> some View { painted("tint", tint?.description ?? "none") }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func accentColor(_ color: Color?) -> some View {
    painted("accentColor", color?.description ?? "none")
  }

  /// Makes the view, and all in it, look light or dark; nil keeps the enclosing scheme.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .painted("preferredColorScheme", colorScheme.map { "\($0)" } ?? "none")
  }
}

/// Whether a person can select what a text says.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text can be selected; kept in the render tree.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text cannot be selected; kept in the render tree.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension View {
  /// Kept in the render tree; text is not drawn.
  public nonisolated func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    painted("textSelection", Selectability.allowsSelection ? "enabled" : "disabled")
  }
}

/// Modifiers of texts return texts again, which can be joined with others.
extension Text {
  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func bold(_ isActive: Bool = true) -> Text { styled("bold", isActive ? nil : "false") }
  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func italic(_ isActive: Bool = true) -> Text { styled("italic", isActive ? nil : "false") }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled("underline", isActive ? color?.description : "false")
  }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled("strikethrough", isActive ? color?.description : "false")
  }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func font(_ font: Font?) -> Text { styled("font", font?.description ?? "none") }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    styled("fontWeight", weight.map { "\($0)" } ?? "none")
  }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    styled("foregroundColor", color?.description ?? "none")
  }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled("foregroundStyle", style._description)
  }

  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func monospacedDigit() -> Text { styled("monospacedDigit") }
  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { styled("kerning", "\(kerning)") }
  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { styled("tracking", "\(tracking)") }
  /// Kept with the text in the render tree; the characters stay the same.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { styled("baselineOffset", "\(offset)") }

  private nonisolated func styled(_ name: String, _ value: String? = nil) -> Text {
    Text(content, attributes: attributes + [_Attribute(name, value)])
  }
}

/// A string that was asked to look some way.
@usableFromInline
final class StyledText: Equatable, Sendable {
  let content: String
  let attributes: [_Attribute]

  @usableFromInline init(_ content: String, attributes: [_Attribute]) {
    self.content = content
    self.attributes = attributes
  }

  @usableFromInline static func == (first: StyledText, second: StyledText) -> Bool {
    first.content == second.content && first.attributes == second.attributes
  }
}
