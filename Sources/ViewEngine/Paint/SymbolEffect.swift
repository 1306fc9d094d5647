/// How a symbol would move.
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

  public var downUp: SymbolEffect { with("downUp") }
  public var upUp: SymbolEffect { with("upUp") }
  public var offUp: SymbolEffect { with("offUp") }
  /// - Parameter fallback: what a symbol does that cannot be changed piece by piece.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { with("magic or \(fallback)") }
  public var byLayer: SymbolEffect { with("byLayer") }
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  public var up: SymbolEffect { with("up") }
  public var down: SymbolEffect { with("down") }
  public var iterative: SymbolEffect { with("iterative") }
  public var cumulative: SymbolEffect { with("cumulative") }
  public var reversing: SymbolEffect { with("reversing") }

  private func with(_ variant: String) -> SymbolEffect { SymbolEffect(description: "\(description) \(variant)") }
}

/// How often and how fast a symbol would move.
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
