/// A colour of the squares.
struct Paint: Hashable, Sendable {
  let name: String
  let family: String
  let red: Int, green: Int, blue: Int

  init(_ name: String, _ family: String, _ rgb: Int) {
    self.name = name
    self.family = family
    red = rgb >> 16
    green = rgb >> 8 & 0xFF
    blue = rgb & 0xFF
  }

  var isDark: Bool { 299 * red + 587 * green + 114 * blue < 130_000 }

  /// In the order in which the button goes through them: two of a family, then the next family.
  static let all = [
    Paint("crimson", "red", 0xB3123C), Paint("coral", "red", 0xFF7F62), Paint("navy", "blue", 0x1B3A7A),
    Paint("azure", "blue", 0x3D9BE9), Paint("forest", "green", 0x1E6B3A), Paint("lime", "green", 0xA4D43B),
    Paint("plum", "purple", 0x6C2A7E), Paint("lilac", "purple", 0xC79BE0),
  ]
}
