#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// An outline that grows step by step.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }

    /// Begins a part of the outline there.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Appends a straight line from the current point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Begins at the first point and appends straight lines to the others.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Appends four sides of the transformed rectangle as a closed part.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addRect(rect, transform: transform)
    }
    /// Appends an ellipse inside the rectangle, after the transform.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addEllipse(in: rect, transform: transform)
    }
    /// Appends a rectangle whose corners are quarter ellipses of the given radii.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      path.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }
    /// Appends a part of a circle, around `center`.
    ///
    /// - Parameters: the angles in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise, transform: transform)
    }
    /// Appends a curve with one steering point, from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Appends a curve with two steering points, from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Appends all elements of another outline, after the transform.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
      path.addPath(other.path, transform: transform)
    }
    /// Appends a straight line to the start of the current part.
    public func closeSubpath() { path.closeSubpath() }
  }

  extension Path {
    /// A SwiftUI outline with the same elements as the Core Graphics one.
    public init(_ path: CGPath) { self = path.path }
    /// An immutable copy of the elements, as a Core Graphics outline.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif
