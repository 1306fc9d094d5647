public import Foundation

public struct Font: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  @_spi(AppleNames) public init(description: String) { self.description = description }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

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

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(description: "\(size)").with(weight).with(design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(description: "\(name) \(size)") }
  public func weight(_ weight: Weight) -> Font { with(weight) }
  public func bold() -> Font { with(Weight.bold) }
  public func italic() -> Font { Font(description: "\(description) italic") }
  public func monospaced() -> Font { with(Design.monospaced) }
  public func monospacedDigit() -> Font { Font(description: "\(description) monospacedDigit") }
  private func with<Part>(_ part: Part?) -> Font { part.map { Font(description: "\(description) \($0)") } ?? self }
}

extension Font {
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(description: "\(name) \(size) relative to \(style)")
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize) fixed")
  }

  public func leading(_ leading: Leading) -> Font { Font(description: "\(description) leading \(leading)") }
  public func smallCaps() -> Font { Font(description: "\(description) smallCaps") }
}

extension View {
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    painted("fontDesign", design.map { "\($0)" } ?? "none")
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View { painted("allowsTightening", "\(flag)") }
}
