public import Foundation

/// A typeface, its size and its weight.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  @_spi(AppleNames) public init(description: String) { self.description = description }

  /// A semantic size, such as `headline`; no measures are attached to it.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The thickness of the strokes, kept by its description.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The design of the typeface, kept by its description.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(description: "\(style)").with(weight).with(design)
  }

  /// - Parameters:
  ///   - size: in points.
  ///   - weight: how heavy the objects are.
  ///   - design: the design of the typeface.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(description: "\(size)").with(weight).with(design)
  }

  /// - Parameters:
  ///   - size: in points.
  ///   - name: the name, which the render tree shows.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(description: "\(name) \(size)") }

  /// The font with that weight, kept by its description.
  public func weight(_ weight: Weight) -> Font { with(weight) }
  /// The font with a bold weight, kept by its description.
  public func bold() -> Font { with(Weight.bold) }
  /// The slanted font, kept by its description.
  public func italic() -> Font { Font(description: "\(description) italic") }
  /// The font with characters of equal width, kept by its description.
  public func monospaced() -> Font { with(Design.monospaced) }
  /// The font with digits of equal width, kept by its description.
  public func monospacedDigit() -> Font { Font(description: "\(description) monospacedDigit") }

  private func with<Part>(_ part: Part?) -> Font { part.map { Font(description: "\(description) \($0)") } ?? self }
}

extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable, CustomStringConvertible {
    /// The width relative to the standard one, which is 0.
    public var value: CGFloat
    /// A width relative to the standard one, which is 0.
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    public var description: String {
      switch self {
      case .compressed: "compressed"
      case .condensed: "condensed"
      case .standard: "standard"
      case .expanded: "expanded"
      default: "\(value)"
      }
    }
  }

  /// How far the lines are from each other.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// - Parameters:
  ///   - size: in points, at the usual size of texts.
  ///   - style: with which it grows.
  ///   - name: the name, which the render tree shows.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(description: "\(name) \(size) relative to \(style)")
  }

  /// - Parameters:
  ///   - fixedSize: in points; does not follow the text size in the environment.
  ///   - name: the name, which the render tree shows.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize) fixed")
  }

  /// The font with that width, kept by its description.
  public func width(_ width: Width) -> Font { Font(description: "\(description) \(width)") }
  /// The font with that line spacing, kept by its description.
  public func leading(_ leading: Leading) -> Font { Font(description: "\(description) leading \(leading)") }
  /// The font with small capitals, kept by its description.
  public func smallCaps() -> Font { Font(description: "\(description) smallCaps") }
  /// The font with small capitals for lowercase letters, kept by its description.
  public func lowercaseSmallCaps() -> Font { Font(description: "\(description) lowercaseSmallCaps") }
  /// The font with small capitals for uppercase letters, kept by its description.
  public func uppercaseSmallCaps() -> Font { Font(description: "\(description) uppercaseSmallCaps") }
}

extension View {
  /// Kept in the render tree; text is not drawn.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    painted("fontDesign", design.map { "\($0)" } ?? "none")
  }

  /// Kept in the render tree; text is not drawn.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    painted("fontWidth", width?.description ?? "none")
  }

  /// Allows tighter letters where a text does not fit; kept in the render tree.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag).painted("allowsTightening", "\(flag)")
  }
}
