/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let monochrome = SymbolRenderingMode(description: "monochrome")
  public static let multicolor = SymbolRenderingMode(description: "multicolor")
  public static let hierarchical = SymbolRenderingMode(description: "hierarchical")
  public static let palette = SymbolRenderingMode(description: "palette")
}
