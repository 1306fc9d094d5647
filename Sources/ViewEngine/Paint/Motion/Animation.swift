public import Foundation

/// How a change would move on a screen. The engine paints nothing, and only carries it.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }

  public static let `default` = Animation("default")
}

extension Animation {
  /// The animation, with its completions due after a time.
  ///
  /// Nothing moves here: they run once the frame is over, as those of every animation.
  ///
  /// - Parameter duration: in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation("\(description).logicallyComplete(after: \(duration) s)")
  }

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
  /// The animation at a multiple of its speed; changes still apply at once.
  public func speed(_ speed: Double) -> Animation { Animation("\(description) × \(speed)") }

  /// - Parameter autoreverses: whether every second time would go backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(description) for ever\(autoreverses ? "" : " forwards")")
  }

  /// - Parameters:
  ///   - autoreverses: whether every second time would go backwards.
  ///   - count: how many there are.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(description) \(count) times\(autoreverses ? "" : " forwards")")
  }

  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let bouncy = Animation("bouncy")
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - extraBounce: added to the bounce of the preset.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(\(duration) s, \(extraBounce))")
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - extraBounce: added to the bounce of the preset.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(\(duration) s, \(extraBounce))")
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - extraBounce: added to the bounce of the preset.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(\(duration) s, \(extraBounce))")
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - bounce: from 0 for none to 1.
  ///   - blendDuration: in seconds; changes apply at once all the same.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring(\(duration) s, \(bounce), \(blendDuration))")
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring(\(response), \(dampingFraction), \(blendDuration))")
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - extraBounce: added to the bounce of the preset.
  ///   - blendDuration: in seconds; changes apply at once all the same.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring(\(duration) s, \(extraBounce), \(blendDuration))")
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))")
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - bounce: from 0 for none to 1.
  ///   - initialVelocity: the speed at the beginning.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(\(duration) s, \(bounce), \(initialVelocity))")
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - p1x: of the first control point, from 0 to 1.
  ///   - p1y: of the first control point.
  ///   - p2x: of the second control point, from 0 to 1.
  ///   - p2y: of the second control point.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration) s)")
  }
}

/// How something springs to its place.
public struct Spring: Hashable, Sendable {
  /// How long it takes, as a person sees it, in seconds.
  public let duration: TimeInterval
  /// The overshoot: from -1, none, to 1, for ever.
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// - Parameters:
  ///   - response: in seconds.
  ///   - dampingRatio: 1 for no bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// The stiffness as a duration, in seconds.
  public var response: Double { duration }
  /// The damping: 1 without bounce, less with bounce.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The mass of the moving object, always 1.
  public var mass: Double { 1 }
  /// The force of the spring per unit of distance.
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  /// The drag that slows the motion.
  public var damping: Double { 4 * .pi * dampingRatio / duration }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}
