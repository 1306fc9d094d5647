@_spi(AppleNames) import ViewEngine

/// A colour of UIKit's, by its name: what `Color(.systemBlue)` and `Color(uiColor:)` take.
public final class UIColor: NSObject, @unchecked Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public override var description: String { name }
  public override var hash: Int { name.hashValue }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(white: Double, alpha: Double) {
    self.init(Color(white: white, opacity: alpha))
  }
  public convenience init(_ color: Color) { self.init(color.description) }
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor("\(description) at \(alpha)") }
  public static let systemRed = UIColor("systemRed")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow")
  public static let systemPink = UIColor("systemPink")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemBrown = UIColor("systemBrown")
  public static let systemMint = UIColor("systemMint")
  public static let systemCyan = UIColor("systemCyan")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let link = UIColor("link")
  public static let placeholderText = UIColor("placeholderText")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let tintColor = UIColor("tintColor")
  public static let lightText = UIColor("lightText")
  public static let darkText = UIColor("darkText")
  public static let red = UIColor("red")
  public static let green = UIColor("green")
  public static let blue = UIColor("blue")
  public static let orange = UIColor("orange")
  public static let yellow = UIColor("yellow")
  public static let purple = UIColor("purple")
  public static let brown = UIColor("brown")
  public static let cyan = UIColor("cyan")
  public static let magenta = UIColor("magenta")
  public static let white = UIColor("white")
  public static let gray = UIColor("gray")
  public static let lightGray = UIColor("lightGray")
  public static let darkGray = UIColor("darkGray")
  public static let black = UIColor("black")
  public static let clear = UIColor("clear")
}

extension Color {
  public init(_ color: UIColor) { self.init(color.description) }
  public init(uiColor: UIColor) { self.init(uiColor) }
}
