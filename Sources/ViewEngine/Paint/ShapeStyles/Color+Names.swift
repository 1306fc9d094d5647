public import Foundation

extension Color {
  /// The colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// - Parameters: each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity, in: colorSpace)
  }

  /// - Parameters: each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init("white(\(white), \(opacity))" + (colorSpace == .sRGB ? "" : " in \(colorSpace)"))
  }

  /// - Parameters: each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// - Parameters:
  ///   - bundle: Ignored. The engine has no asset catalogues, so that the name identifies the colour.
  ///   - name: the name, which the render tree shows.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// - Parameters:
  ///   - fraction: from 0, this colour, to 1, the other.
  ///   - other: the second value.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color("\(description) mixed with \(other) by \(fraction)")
  }

  private init(red: Double, green: Double, blue: Double, opacity: Double, in colorSpace: RGBColorSpace) {
    self.init("rgb(\(red), \(green), \(blue), \(opacity))" + (colorSpace == .sRGB ? "" : " in \(colorSpace)"))
  }
}

/// A colour of an asset catalogue. Xcode writes one for each: `Color(.brand)` is then checked by the compiler.
///
/// SwiftPM does not generate them: extend the type with those that the views name.
public struct ColorResource: Hashable, Sendable {
  @_spi(AppleNames) public let name: String

  /// - Parameters:
  ///   - name: the name of the colour, which `ViewHost.tree` shows.
  ///   - bundle: the bundle of the catalogue; no effect here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

/// A picture of an asset catalogue. Xcode writes one for each: `Image(.logo)` is then checked by the compiler.
///
/// SwiftPM does not generate them: extend the type with those that the views name.
public struct ImageResource: Hashable, Sendable {
  @_spi(AppleNames) public let name: String

  /// - Parameters:
  ///   - name: the name of the picture, which `ViewHost.tree` shows; it is the label of a button without a text.
  ///   - bundle: the bundle of the catalogue; no effect here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
