public import Foundation

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

/// What a text makes of the modifiers for texts is a text again, to be put together with others.
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
