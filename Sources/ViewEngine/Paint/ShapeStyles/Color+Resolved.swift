import Foundation

extension Color {
  public struct Resolved: ShapeStyle, Hashable, Codable, CustomStringConvertible {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
      if colorSpace == .sRGBLinear { (linearRed, linearGreen, linearBlue) = (red, green, blue) }
    }

    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.curved(newValue) }
    }
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.curved(newValue) }
    }
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.curved(newValue) }
    }

    public var description: String {
      let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    public var _description: String { Color(self).description }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
    }
    private static func curved(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : Float(1.055 * pow(Double(value), 1 / 2.4) - 0.055)
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components in an environment: the colours of the system differ in light and dark. The engine reads no
  /// catalogue of assets, so that a colour of one is black.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let words = description.split(separator: " ")
    // Each `at` is followed by an opacity.
    let places = words.indices.dropLast().filter { words[$0] == "at" && Float(words[$0 + 1]) != nil }
    let name = words[..<(places.first ?? words.endIndex)].joined(separator: " ")
    var resolved = Self.resolve(name, isDark: environment.colorScheme == .dark)
    for place in places { resolved.opacity *= Float(words[place + 1]) ?? 1 }
    return resolved
  }

  private static func resolve(_ name: String, isDark: Bool) -> Resolved {
    if let bytes = bytes[name] {
      let part = isDark ? bytes[1] : bytes[0]
      return Resolved(
        red: Float(part >> 16 & 255) / 255, green: Float(part >> 8 & 255) / 255, blue: Float(part & 255) / 255,
        opacity: name == "clear" ? 0 : name == "secondary" ? 0.6 : 1)
    }
    let parts = name.split { "(), ".contains($0) }
    let numbers = parts.compactMap { Float($0) }
    switch (parts.first, numbers.count) {
    case ("rgb", 4):
      return Resolved(
        colorSpace: parts.last == "sRGBLinear" ? .sRGBLinear : .sRGB, red: numbers[0], green: numbers[1],
        blue: numbers[2], opacity: numbers[3])
    case ("white", 2): return Resolved(red: numbers[0], green: numbers[0], blue: numbers[0], opacity: numbers[1])
    case ("hsb", 4):
      // Each component falls from the brightness by its distance from the hue on the circle of colours.
      let parts = [5, 3, 1].map { (offset: Float) in
        let place = (offset + numbers[0] * 6).truncatingRemainder(dividingBy: 6)
        return numbers[2] * (1 - numbers[1] * max(0, min(place, 4 - place, 1)))
      }
      return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: numbers[3])
    default: return Resolved(red: 0, green: 0, blue: 0)
    }
  }

  /// The colours of the system, in light and dark, as Apple's guidelines list them.
  private static let bytes: [String: [UInt32]] = [
    "red": [0xFF3B30, 0xFF453A], "orange": [0xFF9500, 0xFF9F0A], "yellow": [0xFFCC00, 0xFFD60A],
    "green": [0x34C759, 0x30D158], "mint": [0x00C7BE, 0x63E6E2], "teal": [0x30B0C7, 0x40C8E0],
    "cyan": [0x32ADE6, 0x64D2FF], "blue": [0x007AFF, 0x0A84FF], "accentColor": [0x007AFF, 0x0A84FF],
    "indigo": [0x5856D6, 0x5E5CE6], "purple": [0xAF52DE, 0xBF5AF2], "pink": [0xFF2D55, 0xFF375F],
    "brown": [0xA2845E, 0xAC8E68], "gray": [0x8E8E93, 0x8E8E93], "white": [0xFFFFFF, 0xFFFFFF],
    "black": [0, 0], "clear": [0, 0], "primary": [0, 0xFFFFFF], "secondary": [0x3C3C43, 0xEBEBF5],
  ]
}
