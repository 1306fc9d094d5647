/// Red, green, blue and alpha from 0 to 1.
package struct ColorComponents {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat
  private static let named: [String: (CGFloat, CGFloat, CGFloat)] = [
    "black": (0, 0, 0), "white": (1, 1, 1), "gray": (0.5, 0.5, 0.5), "darkGray": (1 / 3, 1 / 3, 1 / 3),
    "lightGray": (2 / 3, 2 / 3, 2 / 3), "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1), "cyan": (0, 1, 1),
    "yellow": (1, 1, 0), "magenta": (1, 0, 1), "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5),
    "brown": (0.6, 0.4, 0.2), "clear": (0, 0, 0),
  ]
  /// Nil for a colour that depends on the system.
  package init?(_ description: String) {
    let color = CGColor(reading: description)
    if let components = color.components {
      let colors = components.count == 4 ? components : [components[0], components[0], components[0], components[1]]
      (red, green, blue, alpha) = (colors[0], colors[1], colors[2], colors[3])
    } else if let base = description.components(separatedBy: " at ").first, let known = Self.named[base] {
      (red, green, blue) = known
      alpha = color.alpha
    } else {
      return nil
    }
  }
  package var white: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }
  /// Hue, saturation and brightness from 0 to 1.
  package var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (greatest, least) = (max(red, green, blue), min(red, green, blue))
    let spread = greatest - least
    guard spread > 0 else { return (0, 0, greatest) }
    let sixths =
      greatest == red
      ? (green - blue) / spread : greatest == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / greatest, greatest)
  }
}
