@_spi(AppleNames) import ViewEngine

/// A colour of AppKit's, by its name: what `Color(nsColor:)` and `Color(.windowBackgroundColor)` take.
public final class NSColor: NSObject, @unchecked Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public override var description: String { name }
  public override var hash: Int { name.hashValue }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.name == name }
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: Double, alpha: Double) {
    self.init(Color(white: white, opacity: alpha))
  }
  public convenience init(calibratedWhite white: Double, alpha: Double) { self.init(white: white, alpha: alpha) }
  public convenience init(_ color: Color) { self.init(color.description) }
  public func withAlphaComponent(_ alpha: Double) -> NSColor { NSColor("\(description) at \(alpha)") }
  public static let labelColor = NSColor("labelColor")
  public static let secondaryLabelColor = NSColor("secondaryLabelColor")
  public static let tertiaryLabelColor = NSColor("tertiaryLabelColor")
  public static let quaternaryLabelColor = NSColor("quaternaryLabelColor")
  public static let quinaryLabel = NSColor("quinaryLabel")
  public static let linkColor = NSColor("linkColor")
  public static let placeholderTextColor = NSColor("placeholderTextColor")
  public static let textColor = NSColor("textColor")
  public static let textBackgroundColor = NSColor("textBackgroundColor")
  public static let selectedTextColor = NSColor("selectedTextColor")
  public static let selectedTextBackgroundColor = NSColor("selectedTextBackgroundColor")
  public static let unemphasizedSelectedTextColor = NSColor("unemphasizedSelectedTextColor")
  public static let unemphasizedSelectedTextBackgroundColor = NSColor("unemphasizedSelectedTextBackgroundColor")
  public static let windowBackgroundColor = NSColor("windowBackgroundColor")
  public static let windowFrameTextColor = NSColor("windowFrameTextColor")
  public static let underPageBackgroundColor = NSColor("underPageBackgroundColor")
  public static let controlBackgroundColor = NSColor("controlBackgroundColor")
  public static let controlColor = NSColor("controlColor")
  public static let controlTextColor = NSColor("controlTextColor")
  public static let disabledControlTextColor = NSColor("disabledControlTextColor")
  public static let selectedControlColor = NSColor("selectedControlColor")
  public static let selectedControlTextColor = NSColor("selectedControlTextColor")
  public static let alternateSelectedControlTextColor = NSColor("alternateSelectedControlTextColor")
  public static let controlAccentColor = NSColor("controlAccentColor")
  public static let selectedContentBackgroundColor = NSColor("selectedContentBackgroundColor")
  public static let unemphasizedSelectedContentBackgroundColor = NSColor("unemphasizedSelectedContentBackgroundColor")
  public static let selectedMenuItemTextColor = NSColor("selectedMenuItemTextColor")
  public static let separatorColor = NSColor("separatorColor")
  public static let gridColor = NSColor("gridColor")
  public static let headerTextColor = NSColor("headerTextColor")
  public static let keyboardFocusIndicatorColor = NSColor("keyboardFocusIndicatorColor")
  public static let findHighlightColor = NSColor("findHighlightColor")
  public static let highlightColor = NSColor("highlightColor")
  public static let shadowColor = NSColor("shadowColor")
  public static let scrubberTexturedBackground = NSColor("scrubberTexturedBackground")
  public static let systemFill = NSColor("systemFill")
  public static let secondarySystemFill = NSColor("secondarySystemFill")
  public static let tertiarySystemFill = NSColor("tertiarySystemFill")
  public static let quaternarySystemFill = NSColor("quaternarySystemFill")
  public static let quinarySystemFill = NSColor("quinarySystemFill")
  public static let systemRed = NSColor("systemRed")
  public static let systemGreen = NSColor("systemGreen")
  public static let systemBlue = NSColor("systemBlue")
  public static let systemOrange = NSColor("systemOrange")
  public static let systemYellow = NSColor("systemYellow")
  public static let systemPink = NSColor("systemPink")
  public static let systemPurple = NSColor("systemPurple")
  public static let systemTeal = NSColor("systemTeal")
  public static let systemIndigo = NSColor("systemIndigo")
  public static let systemBrown = NSColor("systemBrown")
  public static let systemMint = NSColor("systemMint")
  public static let systemCyan = NSColor("systemCyan")
  public static let systemGray = NSColor("systemGray")
  public static let red = NSColor("red")
  public static let green = NSColor("green")
  public static let blue = NSColor("blue")
  public static let orange = NSColor("orange")
  public static let yellow = NSColor("yellow")
  public static let purple = NSColor("purple")
  public static let brown = NSColor("brown")
  public static let cyan = NSColor("cyan")
  public static let magenta = NSColor("magenta")
  public static let white = NSColor("white")
  public static let gray = NSColor("gray")
  public static let lightGray = NSColor("lightGray")
  public static let darkGray = NSColor("darkGray")
  public static let black = NSColor("black")
  public static let clear = NSColor("clear")
}

extension Color {
  @_disfavoredOverload
  public init(_ color: NSColor) { self.init(color.description) }
  public init(nsColor: NSColor) { self.init(nsColor.description) }
}
