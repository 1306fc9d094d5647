#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Functions of C, which do the same as the members.
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

  /// The same as the static member, in the spelling of C.
  public let CGPointZero = CGPoint.zero
  /// The same as the static member, in the spelling of C.
  public let CGSizeZero = CGSize.zero
  /// The same as the static member, in the spelling of C.
  public let CGRectZero = CGRect.zero
  /// The same as the static member, in the spelling of C.
  public let CGRectNull = CGRect.null
  /// The same as the static member, in the spelling of C.
  public let CGRectInfinite = CGRect.infinite

  /// The same as the static member, in the spelling of C.
  public let CGAffineTransformIdentity = CGAffineTransform.identity
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
  }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
  }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    t1.concatenating(t2)
  }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t == .identity }
  /// Does what the member of the structure does, in the spelling of C.
  public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }

  extension CGPoint {
    /// Whether all numbers are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
    /// The numbers by their names.
    public var dictionaryRepresentation: NSDictionary { ["X": x, "Y": y] as [String: Double] as NSDictionary }
  }
  extension CGSize {
    /// Whether all numbers are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
    /// The numbers by their names.
    public var dictionaryRepresentation: NSDictionary {
      ["Width": width, "Height": height] as [String: Double] as NSDictionary
    }
  }
  extension CGRect {
    /// Whether all numbers are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
    /// The numbers by their names.
    public var dictionaryRepresentation: NSDictionary {
      ["X": minX, "Y": minY, "Width": width, "Height": height] as [String: Double] as NSDictionary
    }
    /// The rectangle of numbers by their names; nil without one of them.
    public init?(dictionaryRepresentation dict: NSDictionary) {
      let numbers = ["X", "Y", "Width", "Height"].compactMap { (dict.object(forKey: $0) as? NSNumber)?.doubleValue }
      guard numbers.count == 4 else { return nil }
      self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// The parts of a transform.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// A part of the transform, as `decomposed()` finds it.
    public var scale: CGSize
    /// A part of the transform, as `decomposed()` finds it.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    /// A part of the transform, as `decomposed()` finds it.
    public var translation: CGVector
    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: CGVector(dx: 0, dy: 0)) }
    /// A part of the transform, as `decomposed()` finds it.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      (self.scale, self.horizontalShear) = (scale, horizontalShear)
      (self.rotation, self.translation) = (rotation, translation)
    }
  }

  extension CGAffineTransform {
    /// The scale, shear, rotation and translation that make up the transform.
    public func decomposed() -> CGAffineTransformComponents {
      let width = (a * a + b * b).squareRoot()
      let determinant = a * d - b * c
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: width == 0 ? 0 : determinant / width),
        horizontalShear: determinant == 0 ? 0 : (a * c + b * d) / determinant, rotation: atan2(b, a),
        translation: CGVector(dx: tx, dy: ty))
    }
    /// Scales, shears, rotates and moves, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let (s, h) = (components.scale, components.horizontalShear)
      let stretch = CGAffineTransform(a: s.width, b: 0, c: h * s.height, d: s.height, tx: 0, ty: 0)
      self = stretch.concatenating(CGAffineTransform(rotationAngle: components.rotation))
      (tx, ty) = (components.translation.dx, components.translation.dy)
    }
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
  }
#endif
