/// Another drawing of the same symbol: filled, in a circle.
public struct SymbolVariants: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let none = SymbolVariants(description: "none")
  public static let circle = SymbolVariants(description: "circle")
  public static let square = SymbolVariants(description: "square")
  public static let rectangle = SymbolVariants(description: "rectangle")
  public static let fill = SymbolVariants(description: "fill")
  public static let slash = SymbolVariants(description: "slash")

  public var circle: SymbolVariants { with("circle") }
  public var square: SymbolVariants { with("square") }
  public var rectangle: SymbolVariants { with("rectangle") }
  public var fill: SymbolVariants { with("fill") }
  public var slash: SymbolVariants { with("slash") }

  private func with(_ variant: String) -> SymbolVariants {
    self == .none ? SymbolVariants(description: variant) : SymbolVariants(description: "\(description) \(variant)")
  }
}
