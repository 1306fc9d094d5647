public import Foundation

public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
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
    painted("minimumScaleFactor", "\(factor)")
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).painted("lineLimit", number.map(String.init) ?? "none")
  }

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

  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .painted("preferredColorScheme", colorScheme.map { "\($0)" } ?? "none")
  }
}

public protocol TextSelectability { static var allowsSelection: Bool { get } }

public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }

public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension View {
  public nonisolated func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    painted("textSelection", Selectability.allowsSelection ? "enabled" : "disabled")
  }
}

extension Text {
  public nonisolated func bold(_ isActive: Bool = true) -> Text { styled("bold", isActive ? nil : "false") }
  public nonisolated func italic(_ isActive: Bool = true) -> Text { styled("italic", isActive ? nil : "false") }

  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled("underline", isActive ? color?.description : "false")
  }

  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled("strikethrough", isActive ? color?.description : "false")
  }

  public nonisolated func font(_ font: Font?) -> Text { styled("font", font?.description ?? "none") }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    styled("fontWeight", weight.map { "\($0)" } ?? "none")
  }

  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    styled("foregroundColor", color?.description ?? "none")
  }

  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled("foregroundStyle", style._description)
  }

  public nonisolated func monospacedDigit() -> Text { styled("monospacedDigit") }
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { styled("kerning", "\(kerning)") }
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { styled("tracking", "\(tracking)") }
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
    (self.content, self.attributes) = (content, attributes)
  }

  @usableFromInline static func == (first: StyledText, second: StyledText) -> Bool {
    first.content == second.content && first.attributes == second.attributes
  }
}
