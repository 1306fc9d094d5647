#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// A colour as a value, equal to another with the same description; no renderer fills with it.
  public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// Red, green, blue and alpha, or grey and alpha, from 0 to 1; nil for named colours.
    public let components: [CGFloat]?
    /// Opacity from 0 to 1; 1 for a colour known by name, unless `copy(alpha:)` made it.
    public let alpha: CGFloat

    init(_ description: String, components: [CGFloat]? = nil, alpha: CGFloat = 1) {
      self.description = description
      self.components = components
      self.alpha = alpha
    }

    /// A colour of four components, unchecked.
    ///
    /// - Parameters: each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(
        Color(red: red, green: green, blue: blue, opacity: alpha).description, components: [red, green, blue, alpha],
        alpha: alpha)
    }
    /// The same colour as without `srgb`: colour spaces are not kept.
    ///
    /// - Parameters: each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour of two components, grey and alpha.
    ///
    /// - Parameters: each from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(Color(white: gray, opacity: alpha).description, components: [gray, alpha], alpha: alpha)
    }

    /// Four or two with alpha included; 0 for a colour known by name only.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The colour with another alpha, never nil; a name gets the number behind it.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components else { return CGColor("\(description) at \(alpha)", alpha: alpha) }
      return components.count == 4
        ? CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
        : CGColor(gray: components[0], alpha: alpha)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (one: CGColor, other: CGColor) -> Bool { one.description == other.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  extension Color {
    /// A SwiftUI colour with the same description, which the render tree shows.
    public init(_ color: CGColor) { self.init(color.description) }
    /// The same as `init(_:)`: the description alone survives.
    public init(cgColor: CGColor) { self.init(cgColor) }
    /// A colour with the same description and without components; never nil.
    public var cgColor: CGColor? { CGColor(description) }
  }

  extension UIColor {
    /// A UIKit colour with the same description; components get lost.
    public init(cgColor: CGColor) { self.init(Color(cgColor)) }
    /// A colour with the same description, without components and with alpha 1.
    public var cgColor: CGColor { CGColor(description) }
  }

  extension NSColor {
    /// An AppKit colour with the same description; never nil.
    public init?(cgColor: CGColor) { self.init(Color(cgColor)) }
    /// A colour with the same description, without components and with alpha 1.
    public var cgColor: CGColor { CGColor(description) }
  }
#endif
