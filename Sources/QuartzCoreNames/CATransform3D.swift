#if !canImport(Darwin)
  public import CoreGraphicsNames

  /// Sixteen numbers that move, turn and stretch space; a layer applies those of the plane to its frame.
  public struct CATransform3D: Hashable, Sendable {
    /// Elements by row and column; `m41` to `m43` are the translation.
    public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// The transform that changes nothing.
    public init() {
      (m11, m12, m13, m14) = (1, 0, 0, 0)
      (m21, m22, m23, m24) = (0, 1, 0, 0)
      (m31, m32, m33, m34) = (0, 0, 1, 0)
      (m41, m42, m43, m44) = (0, 0, 0, 1)
    }
  }

  /// The transform that changes no point, as `CATransform3D()` makes it.
  public let CATransform3DIdentity = CATransform3D()

  /// The identity with the three distances in its last row, in points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }
  /// The same transform as the one of the plane; depths stay.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
  }
  /// The part that stays in the plane; the other numbers are dropped.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
  /// The identity with the three factors on its diagonal.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }
#endif
