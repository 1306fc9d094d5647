public import Foundation

/// A place in a rectangle whose sides are 1.
public struct UnitPoint: Hashable, Sendable, CustomStringConvertible {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public var description: String { "(\(x), \(y))" }
}

/// How far something is turned.
public struct Angle: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var degrees: Double
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  public init(degrees: Double = 0) { self.degrees = degrees }
  public init(radians: Double) { degrees = radians * 180 / .pi }
  public static let zero = Angle()
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }

  public var description: String { "\(degrees)°" }
}

/// How a view with a shape of its own fills what it is given.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }
