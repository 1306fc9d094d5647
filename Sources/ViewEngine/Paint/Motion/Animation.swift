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
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation("\(description).logicallyComplete(after: \(duration) s)")
  }

  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static func linear(duration: Double) -> Animation { Animation("linear(\(duration) s)") }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn(\(duration) s)") }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut(\(duration) s)") }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut(\(duration) s)") }
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring(\(response), \(dampingFraction), \(blendDuration))") }

  public func delay(_ delay: Double) -> Animation { Animation("\(description) after \(delay) s") }
  public func speed(_ speed: Double) -> Animation { Animation("\(description) × \(speed)") }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(description) for ever\(autoreverses ? "" : " forwards")")
  }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(description) \(count) times\(autoreverses ? "" : " forwards")")
  }

  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let bouncy = Animation("bouncy")
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(\(duration) s, \(extraBounce))")
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(\(duration) s, \(extraBounce))")
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(\(duration) s, \(extraBounce))")
  }

  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring(\(duration) s, \(bounce), \(blendDuration))")
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring(\(response), \(dampingFraction), \(blendDuration))") }

  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring(\(duration) s, \(extraBounce), \(blendDuration))") }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))") }

  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring(\(duration) s, \(bounce), \(initialVelocity))") }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration) s)") }
}

public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}
