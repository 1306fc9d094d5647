#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A colour as numbers.
  public final class CIColor: NSObject, @unchecked Sendable {
    /// A colour of red, green and blue.
    public let red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// The components of the colour; black for one that is known by its name only.
    public convenience init(cgColor color: CGColor) {
      let parts = color.components ?? [0, color.alpha]
      let rgb = parts.count == 4 ? Array(parts[0..<3]) : [parts[0], parts[0], parts[0]]
      self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: color.alpha)
    }
    /// The numbers of a text such as `0.5 0.7 0.3 1.0`.
    public convenience init(string representation: String) {
      let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0, 1]
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 7 ? parts[3] : 1)
    }
    /// As for red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }
    /// As for red, green, blue and alpha.
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    /// The four numbers, with spaces between them.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// A colour of red, green and blue.
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// A colour of red, green and blue.
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// A colour of red, green and blue.
    public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// From 0 to 1, in red, green and blue.
    public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// From 0 to 1, in red, green and blue.
    public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// A colour of red, green and blue.
    public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// A colour of red, green and blue.
    public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// A colour of red, green and blue.
    public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// A colour of red, green and blue.
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  }
#endif
