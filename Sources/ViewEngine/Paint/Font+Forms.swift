public import Foundation

extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable, CustomStringConvertible {
    public var value: CGFloat
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
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(description: "\(name) \(size) relative to \(style)")
  }

  /// - Parameter fixedSize: in points, whatever size of texts a person wants.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize) fixed")
  }

  public func width(_ width: Width) -> Font { Font(description: "\(description) \(width)") }
  public func leading(_ leading: Leading) -> Font { Font(description: "\(description) leading \(leading)") }
  public func smallCaps() -> Font { Font(description: "\(description) smallCaps") }
  public func lowercaseSmallCaps() -> Font { Font(description: "\(description) lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { Font(description: "\(description) uppercaseSmallCaps") }
}
