/// Modifiers of images return images again.
extension Image {
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// Kept with the picture in the render tree; the engine does not scale.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    let parts = [
      capInsets == EdgeInsets() ? nil : "\(capInsets)", resizingMode == .stretch ? nil : "\(resizingMode)",
    ].compactMap(\.self)
    return asked("resizable", parts.isEmpty ? nil : parts.joined(separator: " "))
  }

  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    renderingMode.map { asked("renderingMode", "\($0)") } ?? self
  }

  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    asked("interpolation", "\(interpolation)")
  }

  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { asked("antialiased", "\(isAntialiased)") }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode.map { asked("symbolRenderingMode", "\($0)") } ?? self
  }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { painted("imageScale", "\(scale)") }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    painted("symbolRenderingMode", mode.map { "\($0)" } ?? "none")
  }

  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    painted("symbolVariant", variant.description)
  }
}

public enum SymbolRenderingMode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

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
