public struct Color: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = "rgb(\(red), \(green), \(blue), \(opacity))"
  }

  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")
  public func opacity(_ opacity: Double) -> Color { Color("\(description) at \(opacity)") }
}

extension Color: _LeafView {
  public var _element: _Element { _Element("Color", attributes: [_Attribute(description)]) }
}
