@_spi(AppleNames) import ViewEngine

extension SymbolEffect {
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
