public import Foundation

extension Color {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity, in: colorSpace)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init("white(\(white), \(opacity))" + (colorSpace == .sRGB ? "" : " in \(colorSpace)"))
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  public func mix(with other: Color, by fraction: Double) -> Color {
    Color("\(description) mixed with \(other) by \(fraction)")
  }

  private init(red: Double, green: Double, blue: Double, opacity: Double, in colorSpace: RGBColorSpace) {
    self.init("rgb(\(red), \(green), \(blue), \(opacity))" + (colorSpace == .sRGB ? "" : " in \(colorSpace)"))
  }
}

public struct ColorResource: Hashable, Sendable {
  @_spi(AppleNames) public let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color { public init(_ resource: ColorResource) { self.init(resource.name) } }

public struct ImageResource: Hashable, Sendable {
  @_spi(AppleNames) public let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image { public init(_ resource: ImageResource) { self.init(resource.name) } }
