/// Modifiers of images return images again.
extension Image {
  /// How a picture fills more room than it needs.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is a mask for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How good a picture of another size is to look.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How large a symbol is beside its text.
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

  /// Kept with the picture in the render tree; nothing is drawn.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    renderingMode.map { asked("renderingMode", "\($0)") } ?? self
  }

  /// Kept with the picture in the render tree; nothing is drawn.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    asked("interpolation", "\(interpolation)")
  }

  /// Kept with the picture in the render tree; nothing is drawn.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { asked("antialiased", "\(isAntialiased)") }

  /// Kept with the picture in the render tree; nothing is drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode.map { asked("symbolRenderingMode", $0.description) } ?? self
  }
}

extension View {
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale).painted("imageScale", "\(scale)")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode).painted("symbolRenderingMode", mode?.description ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    painted("symbolVariant", variant.description)
  }
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let standard = DynamicRange(description: "standard")
    public static let constrainedHigh = DynamicRange(description: "constrainedHigh")
    public static let high = DynamicRange(description: "high")
  }

  /// Kept with the picture in the render tree; nothing is drawn.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    asked("allowedDynamicRange", range?.description ?? "none")
  }
}

extension View {
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    painted("allowedDynamicRange", range?.description ?? "none")
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let monochrome = SymbolRenderingMode(description: "monochrome")
  public static let multicolor = SymbolRenderingMode(description: "multicolor")
  public static let hierarchical = SymbolRenderingMode(description: "hierarchical")
  public static let palette = SymbolRenderingMode(description: "palette")
}

/// Another drawing of the same symbol: filled, in a circle.
public struct SymbolVariants: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// The symbol in this variant, kept by its description.
  public static let none = SymbolVariants(description: "none")
  /// The symbol in this variant, kept by its description.
  public static let circle = SymbolVariants(description: "circle")
  /// The symbol in this variant, kept by its description.
  public static let square = SymbolVariants(description: "square")
  /// The symbol in this variant, kept by its description.
  public static let rectangle = SymbolVariants(description: "rectangle")
  /// The symbol in this variant, kept by its description.
  public static let fill = SymbolVariants(description: "fill")
  /// The symbol in this variant, kept by its description.
  public static let slash = SymbolVariants(description: "slash")

  /// The symbol in this variant, kept by its description.
  public var circle: SymbolVariants { with("circle") }
  /// The symbol in this variant, kept by its description.
  public var square: SymbolVariants { with("square") }
  /// The symbol in this variant, kept by its description.
  public var rectangle: SymbolVariants { with("rectangle") }
  /// The symbol in this variant, kept by its description.
  public var fill: SymbolVariants { with("fill") }
  /// The symbol in this variant, kept by its description.
  public var slash: SymbolVariants { with("slash") }

  private func with(_ variant: String) -> SymbolVariants {
    self == .none ? SymbolVariants(description: variant) : SymbolVariants(description: "\(description) \(variant)")
  }
}

/// How a symbol would move.
public struct SymbolEffect: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// A variant of the effect, kept by its description.
  public static let appear = SymbolEffect(description: "appear")
  /// A variant of the effect, kept by its description.
  public static let bounce = SymbolEffect(description: "bounce")
  /// A variant of the effect, kept by its description.
  public static let breathe = SymbolEffect(description: "breathe")
  /// A variant of the effect, kept by its description.
  public static let disappear = SymbolEffect(description: "disappear")
  /// A variant of the effect, kept by its description.
  public static let drawOff = SymbolEffect(description: "drawOff")
  /// A variant of the effect, kept by its description.
  public static let drawOn = SymbolEffect(description: "drawOn")
  /// A variant of the effect, kept by its description.
  public static let automatic = SymbolEffect(description: "automatic")
  /// A variant of the effect, kept by its description.
  public static let replace = SymbolEffect(description: "replace")
  /// A variant of the effect, kept by its description.
  public static let pulse = SymbolEffect(description: "pulse")
  /// A variant of the effect, kept by its description.
  public static let rotate = SymbolEffect(description: "rotate")
  /// Multiplies the value, for interpolation.
  public static let scale = SymbolEffect(description: "scale")
  /// A variant of the effect, kept by its description.
  public static let variableColor = SymbolEffect(description: "variableColor")
  /// A variant of the effect, kept by its description.
  public static let wiggle = SymbolEffect(description: "wiggle")

  /// How a symbol replaces a different one, kept by its name.
  public static let downUp = SymbolEffect(description: "downUp")
  /// How a symbol replaces a different one, kept by its name.
  public static let upUp = SymbolEffect(description: "upUp")
  /// How a symbol replaces a different one, kept by its name.
  public static let offUp = SymbolEffect(description: "offUp")

  /// A variant of the effect, kept by its description.
  public var pulse: SymbolEffect { with("pulse") }
  /// A variant of the effect, kept by its description.
  public var downUp: SymbolEffect { with("downUp") }
  /// A variant of the effect, kept by its description.
  public var upUp: SymbolEffect { with("upUp") }
  /// A variant of the effect, kept by its description.
  public var offUp: SymbolEffect { with("offUp") }
  /// - Parameter fallback: the effect of a symbol that cannot be changed piece by piece.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { with("magic or \(fallback)") }
  /// A variant of the effect, kept by its description.
  public var byLayer: SymbolEffect { with("byLayer") }
  /// A variant of the effect, kept by its description.
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  /// A variant of the effect, kept by its description.
  public var up: SymbolEffect { with("up") }
  /// A variant of the effect, kept by its description.
  public var down: SymbolEffect { with("down") }
  /// A variant of the effect, kept by its description.
  public var iterative: SymbolEffect { with("iterative") }
  /// A variant of the effect, kept by its description.
  public var cumulative: SymbolEffect { with("cumulative") }
  /// A variant of the effect, kept by its description.
  public var reversing: SymbolEffect { with("reversing") }

  @_spi(AppleNames) public init(_ description: String) { self.description = description }
  private init(description: String) { self.description = description }
  @_spi(AppleNames) public func with(_ variant: String) -> SymbolEffect {
    SymbolEffect(description: "\(description) \(variant)")
  }
}

/// How often and how fast a symbol would move.
public struct SymbolEffectOptions: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The options with this one changed, kept by their description.
  public static let `default` = SymbolEffectOptions(description: "")
  /// The options with this one changed, kept by their description.
  public static let repeating = SymbolEffectOptions(description: "repeating")
  /// The options with this one changed, kept by their description.
  public static let nonRepeating = SymbolEffectOptions(description: "nonRepeating")
  /// The options with this one changed, kept by their description.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }
  /// The options with this one changed, kept by their description.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default.repeat(count) }

  /// The options with this one changed, kept by their description.
  public var repeating: SymbolEffectOptions { with("repeating") }
  /// The options with this one changed, kept by their description.
  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }
  /// The options with this one changed, kept by their description.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }
  /// The options with this one changed, kept by their description.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { with("repeat \(count)") }

  private func with(_ option: String) -> SymbolEffectOptions {
    SymbolEffectOptions(description: description.isEmpty ? option : "\(description) \(option)")
  }
}

extension View {
  /// Would move the symbols in the view while `isActive`.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    painted(
      "symbolEffect",
      [("", effect), ("", options == .default ? nil : options), ("", isActive ? nil : "inactive")])
  }

  /// Would move the symbols in the view when `value` changes.
  public nonisolated func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    painted("symbolEffect", [("", effect), ("", options == .default ? nil : options)])
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants of symbols, kept; no symbol is drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
