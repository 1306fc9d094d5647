#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // The spelling of C for what the structures do themselves.

  /// The transform that moves nothing.
  public let CGAffineTransformIdentity = CGAffineTransform.identity
  /// The same as `CGAffineTransform(a:b:c:d:tx:ty:)`.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  /// The same as `scaledBy(x:y:)`.
  public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }
  /// The same as `translatedBy(x:y:)`.
  public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
  }
  /// The same as `rotated(by:)`; the angle is in radians.
  public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
  }
  /// The first transform, then the second.
  public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    t1.concatenating(t2)
  }
  /// The same as `inverted()`.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
  /// Whether it moves nothing.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t == .identity }

  /// The same as `minX`.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// The same as `midX`.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// The same as `maxX`.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// The same as `minY`.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// The same as `midY`.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// The same as `maxY`.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// The same as `width`.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// The same as `height`.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
  /// The same as `insetBy(dx:dy:)`.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
  /// The same as `offsetBy(dx:dy:)`.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
  /// The same as `union(_:)`.
  public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
  /// The same as `intersection(_:)`.
  public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
  /// The same as `contains(_:)`.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
  /// The same as `contains(_:)`.
  public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
  /// The same as `intersects(_:)`.
  public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
  /// Whether nothing is in it.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// The same as `integral`.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// Whether the two are the same.
  public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
  /// Whether the two are the same.
  public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
  /// Whether the two are the same.
  public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
#endif
