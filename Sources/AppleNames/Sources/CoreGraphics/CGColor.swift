@_spi(AppleNames) import ViewEngine

/// A colour as a value, equal to another with the same components, or name and alpha; no renderer fills with it.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public let components: [CGFloat]?
  public let alpha: CGFloat
  private let name: String
  private init(_ description: String, components: [CGFloat]?, alpha: CGFloat, name: String) {
    (self.description, self.components, self.alpha, self.name) = (description, components, alpha, name)
  }
  /// Reads components and alpha back from a description as `Color`, `UIColor` and `NSColor` write it.
  package convenience init(reading description: String, combine: (CGFloat, CGFloat) -> CGFloat = { $1 }) {
    let parts = description.components(separatedBy: " at ")
    let later = parts.dropFirst().compactMap { Double($0) }
    // A name may have the word in it.
    let base = later.count == parts.count - 1 ? parts[0] : description
    let match = base.wholeMatch(of: #/(rgb|white|hsb)\((.*)\)(.*)/#)
    let own = match.map { $0.2.components(separatedBy: ", ").compactMap { Double($0) }.map { CGFloat($0) } } ?? []
    let alpha = (base == parts[0] ? later : []).reduce(own.last ?? (base == "clear" ? 0 : 1)) {
      combine($0, CGFloat($1))
    }
    // NB: no components for a hue, which Core Graphics would convert.
    let space = match.flatMap { $0.1 == "hsb" ? nil : "\($0.1)\($0.3)" }
    self.init(
      description, components: space == nil ? nil : own.dropLast() + [alpha], alpha: alpha, name: space ?? base)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(reading: Color(red: red, green: green, blue: blue, opacity: alpha).description)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(reading: Color(white: gray, opacity: alpha).description)
  }
  public var numberOfComponents: Int { components?.count ?? 0 }
  /// The colour with another alpha, never nil; a name gets the number behind it.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components else { return CGColor(reading: "\(name) at \(alpha)") }
    return components.count == 4
      ? CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
      : CGColor(gray: components[0], alpha: alpha)
  }
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
  public static func == (one: CGColor, other: CGColor) -> Bool {
    (one.name, one.alpha) == (other.name, other.alpha) && one.components == other.components
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(alpha)
    hasher.combine(components)
  }
}

extension Color {
  @_disfavoredOverload
  public init(_ color: CGColor) { self.init(color.description) }
  public init(cgColor: CGColor) { self.init(cgColor) }
  public var cgColor: CGColor? { CGColor(reading: description, combine: *) }
}
