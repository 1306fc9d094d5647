#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// How something goes from 0 to 1: a curve of third degree through (0, 0) and (1, 1).
  public struct UnitCurve: Hashable, Sendable {
    private let start: UnitPoint
    private let end: UnitPoint
    private let isCircular: CircularPart?

    private enum CircularPart: Hashable, Sendable { case easeIn, easeOut, easeInOut }

    private init(_ start: UnitPoint, _ end: UnitPoint, circular: CircularPart? = nil) {
      self.start = start
      self.end = end
      isCircular = circular
    }

    /// - Parameters: the control points; an x before 0 or after 1 counts as 0 or 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
      UnitCurve(
        UnitPoint(x: min(max(startControlPoint.x, 0), 1), y: startControlPoint.y),
        UnitPoint(x: min(max(endControlPoint.x, 0), 1), y: endControlPoint.y))
    }

    public static let linear = bezier(startControlPoint: .topLeading, endControlPoint: .bottomTrailing)
    public static let easeIn = bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
      startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(.topLeading, .bottomTrailing, circular: .easeIn)
    public static let circularEaseOut = UnitCurve(.topLeading, .bottomTrailing, circular: .easeOut)
    public static let circularEaseInOut = UnitCurve(.topLeading, .bottomTrailing, circular: .easeInOut)

    /// The same, the other way round: with x and y exchanged.
    public var inverse: UnitCurve {
      switch isCircular {
      case .easeIn: .circularEaseOut
      case .easeOut: .circularEaseIn
      case .easeInOut: self
      case nil: UnitCurve(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x))
      }
    }

    /// The height of the curve.
    ///
    /// - Parameter progress: from 0 to 1; values outside count as 0 or 1.
    public func value(at progress: Double) -> Double {
      let x = min(max(progress, 0), 1)
      switch isCircular {
      case .easeIn: return 1 - (1 - x * x).squareRoot()
      case .easeOut: return (1 - (1 - x) * (1 - x)).squareRoot()
      case .easeInOut:
        let half = x < 0.5 ? 2 * x : 2 - 2 * x
        let value = (1 - (1 - half * half).squareRoot()) / 2
        return x < 0.5 ? value : 1 - value
      case nil: return Self.height(parameter(at: x), start.y, end.y)
      }
    }

    /// Its name in the tree.
    fileprivate var name: String {
      isCircular.map { "circular \($0)" } ?? "(\(start.x), \(start.y)) (\(end.x), \(end.y))"
    }

    /// How steep the curve is.
    public func velocity(at progress: Double) -> Double {
      let step = 1e-5
      let (low, high) = (max(min(progress, 1) - step, 0), min(max(progress, 0) + step, 1))
      return (value(at: high) - value(at: low)) / (high - low)
    }

    private static func height(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
    }

    /// The curve's parameter at x, found by bisection, because x only grows along it.
    private func parameter(at x: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if Self.height(middle, start.x, end.x) < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  extension Animation {
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - curve: how the progress follows the time.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
      Animation("timingCurve(\(curve.name), \(duration) s)")
    }
  }
#endif
