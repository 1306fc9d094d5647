public import Foundation

/// A place in a rectangle whose sides are 1.
public struct UnitPoint: Hashable, Sendable, CustomStringConvertible {
  /// The horizontal position: 0 at the leading edge, 1 at the trailing one.
  public var x: CGFloat
  /// The vertical position: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// A point in units of a view's size, from 0 to 1.
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
  /// The angle in degrees, 360 for a full turn.
  public var degrees: Double
  /// The angle in radians, 2π for a full turn.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// An angle in degrees or radians; 0 by default.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// An angle in degrees or radians; 0 by default.
  public init(radians: Double) { degrees = radians * 180 / .pi }
  public static let zero = Angle()
  /// The angle in degrees, 360 for a full turn.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle in radians, 2π for a full turn.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }

  public var description: String { "\(degrees)°" }
}

/// The rule by which a view with a fixed aspect ratio fills its space.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  public static func + (first: Angle, second: Angle) -> Angle { Angle(degrees: first.degrees + second.degrees) }
  public static func - (first: Angle, second: Angle) -> Angle { Angle(degrees: first.degrees - second.degrees) }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }
  public static func += (first: inout Angle, second: Angle) { first = first + second }
  public static func -= (first: inout Angle, second: Angle) { first = first - second }
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges, for padding, insets and safe areas.
  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set with this one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public var description: String {
      switch self {
      case .all: "all"
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      default: Edge.allCases.filter { contains(Set($0)) }.map { "\($0)" }.joined(separator: " ")
      }
    }
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable, CustomStringConvertible {
  /// Points inwards from the upper side of the rectangle.
  public var top: CGFloat
  /// Points inwards from the side where reading begins.
  public var leading: CGFloat
  /// Points inwards from the lower side of the rectangle.
  public var bottom: CGFloat
  /// Points inwards from the side where reading ends.
  public var trailing: CGFloat

  /// Insets for all edges, in points; 0 by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public var description: String { "top \(top) leading \(leading) bottom \(bottom) trailing \(trailing)" }
}

/// A side of a rectangle to the left or the right.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// A set of horizontal edges, leading and trailing.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set with this one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  /// One of them, or both.
  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set with this one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]

    public var description: String {
      VerticalEdge.allCases.filter { contains(Set($0)) }.map { "\($0)" }.joined(separator: " ")
    }
  }
}
