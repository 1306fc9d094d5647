@_spi(AppleNames) import ViewEngine

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
  public var left: SymbolEffect { with("left") }
  public var right: SymbolEffect { with("right") }
  public var forward: SymbolEffect { with("forward") }
  public var backward: SymbolEffect { with("backward") }
  public var clockwise: SymbolEffect { with("clockwise") }
  public var counterClockwise: SymbolEffect { with("counterClockwise") }
  public var plain: SymbolEffect { with("plain") }
  public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
  public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
  public var nonReversing: SymbolEffect { with("nonReversing") }
  public var individually: SymbolEffect { with("individually") }
  public func custom(angle: Angle) -> SymbolEffect { with("\(angle)") }
  private func with(_ variant: String) -> SymbolEffect { SymbolEffect(description: "\(description) \(variant)") }
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

extension ContentTransition {
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: options == .default ? "symbolEffect \(effect)" : "symbolEffect \(effect) \(options)")
  }
}

extension AnyTransition {
  public static let symbolEffect = AnyTransition.named("symbolEffect")
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .named("symbolEffect \(effect)") }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }
}
