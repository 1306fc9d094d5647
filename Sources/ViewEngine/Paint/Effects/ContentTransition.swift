/// How the content of a view would change on a screen.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }

  /// Would change a symbol into another one by the default effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Would change a symbol into another one by an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: options == .default ? "symbolEffect \(effect)" : "symbolEffect \(effect) \(options)")
  }
}

extension View {
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    painted("contentTransition", transition.name)
  }
}
