#if !canImport(Darwin)
  public import ViewEngine

  // Variants of effects, kept by their description. On Apple's systems each effect has a type; here all have one.
  extension SymbolEffect {
    /// A variant of the effect, kept by its description.
    public var left: SymbolEffect { with("left") }
    /// A variant of the effect, kept by its description.
    public var right: SymbolEffect { with("right") }
    /// A variant of the effect, kept by its description.
    public var forward: SymbolEffect { with("forward") }
    /// A variant of the effect, kept by its description.
    public var backward: SymbolEffect { with("backward") }
    /// A variant of the effect, kept by its description.
    public var clockwise: SymbolEffect { with("clockwise") }
    /// A variant of the effect, kept by its description.
    public var counterClockwise: SymbolEffect { with("counterClockwise") }
    /// A variant of the effect, kept by its description.
    public var plain: SymbolEffect { with("plain") }
    /// A variant of the effect, kept by its description.
    public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
    /// A variant of the effect, kept by its description.
    public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
    /// A variant of the effect, kept by its description.
    public var nonReversing: SymbolEffect { with("nonReversing") }
    /// A variant of the effect, kept by its description.
    public var individually: SymbolEffect { with("individually") }
    /// - Parameter angle: the direction, kept by its description.
    public func custom(angle: Angle) -> SymbolEffect { with("\(angle)") }
  }

  extension AnyTransition {
    /// A symbol's own transition, kept by its name.
    public static let symbolEffect = AnyTransition.named("symbolEffect")
    /// A symbol's own transition, kept by its name.
    public static func symbolEffect(
      _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> AnyTransition { .named("symbolEffect \(effect)") }
    /// A scaling transition; kept by name, the view comes and goes at once.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
      .scale(scale: scale, anchor: anchor)
    }
  }
#endif
