#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// The kind of an element of a path, which says how many points it has.
  public enum CGPathElementType: Int32, Sendable {
    /// Begins a part at a point.
    case moveToPoint
    /// A straight line to a point.
    case addLineToPoint
    /// A curve with a control point and an end.
    case addQuadCurveToPoint
    /// A curve with two control points and an end.
    case addCurveToPoint
    /// A line to the start of the part; without a point.
    case closeSubpath
  }

  /// An element of a path. Its points exist only during the call that receives it.
  public struct CGPathElement {
    public var type: CGPathElementType
    /// Control points first, then the end.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// Not a C function here: C does not know the points of Foundation on this system.
  public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

  extension CGPath {
    /// Calls `block` with each element, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      path.forEach { element in
        let (type, elementPoints): (CGPathElementType, [CGPoint]) =
          switch element {
          case .move(let end): (.moveToPoint, [end])
          case .line(let end): (.addLineToPoint, [end])
          case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
          case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
          case .closeSubpath: (.closeSubpath, [.zero])
          }
        var points = elementPoints
        points.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: type, points: base), block)
        }
      }
    }

    /// Calls `function` with `info` and each element, in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
      applyWithBlock { function(info, $0) }
    }
  }
#endif
