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

public struct SymbolEffect: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let appear = SymbolEffect(description: "appear")
  public static let bounce = SymbolEffect(description: "bounce")
  public static let breathe = SymbolEffect(description: "breathe")
  public static let disappear = SymbolEffect(description: "disappear")
  public static let drawOff = SymbolEffect(description: "drawOff")
  public static let drawOn = SymbolEffect(description: "drawOn")
  public static let automatic = SymbolEffect(description: "automatic")
  public static let replace = SymbolEffect(description: "replace")
  public static let pulse = SymbolEffect(description: "pulse")
  public static let rotate = SymbolEffect(description: "rotate")
  public static let scale = SymbolEffect(description: "scale")
  public static let variableColor = SymbolEffect(description: "variableColor")
  public static let wiggle = SymbolEffect(description: "wiggle")
  public static let downUp = SymbolEffect(description: "downUp")
  public static let upUp = SymbolEffect(description: "upUp")
  public static let offUp = SymbolEffect(description: "offUp")
  public var pulse: SymbolEffect { with("pulse") }
  public var downUp: SymbolEffect { with("downUp") }
  public var upUp: SymbolEffect { with("upUp") }
  public var offUp: SymbolEffect { with("offUp") }
  public func magic(fallback: SymbolEffect) -> SymbolEffect { with("magic or \(fallback)") }
  public var byLayer: SymbolEffect { with("byLayer") }
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  public var up: SymbolEffect { with("up") }
  public var down: SymbolEffect { with("down") }
  public var iterative: SymbolEffect { with("iterative") }
  public var cumulative: SymbolEffect { with("cumulative") }
  public var reversing: SymbolEffect { with("reversing") }
  @_spi(AppleNames) public init(_ description: String) { self.description = description }
  private init(description: String) { self.description = description }
  @_spi(AppleNames) public func with(_ variant: String) -> SymbolEffect {
    SymbolEffect(description: "\(description) \(variant)")
  }
}

public struct SymbolEffectOptions: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let `default` = SymbolEffectOptions(description: "")
  public static let repeating = SymbolEffectOptions(description: "repeating")
  public static let nonRepeating = SymbolEffectOptions(description: "nonRepeating")
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default.repeat(count) }
  public var repeating: SymbolEffectOptions { with("repeating") }
  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }
  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { with("repeat \(count)") }

  private func with(_ option: String) -> SymbolEffectOptions {
    SymbolEffectOptions(description: description.isEmpty ? option : "\(description) \(option)")
  }
}

extension View {
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    painted(
      "symbolEffect",
      [("", effect), ("", options == .default ? nil : options), ("", isActive ? nil : "inactive")])
  }

  public nonisolated func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { painted("symbolEffect", [("", effect), ("", options == .default ? nil : options)]) }
}
