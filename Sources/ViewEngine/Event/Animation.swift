/// How a change would move on a screen. The engine paints nothing, and only carries it.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")

  /// - Parameter duration: in seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear(\(duration) s)") }
  /// - Parameter duration: in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn(\(duration) s)") }
  /// - Parameter duration: in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut(\(duration) s)") }
  /// - Parameter duration: in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut(\(duration) s)") }
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(\(response), \(dampingFraction), \(blendDuration))")
  }

  /// - Parameter delay: in seconds.
  public func delay(_ delay: Double) -> Animation { Animation("\(description) after \(delay) s") }
  public func speed(_ speed: Double) -> Animation { Animation("\(description) × \(speed)") }

  /// - Parameter autoreverses: whether every second time would go backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(description) for ever\(autoreverses ? "" : " forwards")")
  }

  /// - Parameter autoreverses: whether every second time would go backwards.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(description) \(count) times\(autoreverses ? "" : " forwards")")
  }
}
