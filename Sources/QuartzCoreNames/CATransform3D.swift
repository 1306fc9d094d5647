#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import ViewEngine

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

  /// A turn by `angle` radians around the axis (x, y, z); the identity for an axis without a length.
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return transform }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (transform.m11, transform.m12, transform.m13) = (
      x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (transform.m21, transform.m22, transform.m23) = (
      x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine
    )
    (transform.m31, transform.m32, transform.m33) = (
      x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine
    )
    return transform
  }
  /// `t` after a turn by `angle` radians around the axis (x, y, z).
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }
  /// `t` after a move by the three distances, in points.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }
  /// `t` after a stretch by the three factors.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }
  /// The transform that applies `a`, and then `b`: the product of the two matrices.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      (
        x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
        x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
      )
    }
    var product = CATransform3D()
    (product.m11, product.m12, product.m13, product.m14) = row(a.m11, a.m12, a.m13, a.m14)
    (product.m21, product.m22, product.m23, product.m24) = row(a.m21, a.m22, a.m23, a.m24)
    (product.m31, product.m32, product.m33, product.m34) = row(a.m31, a.m32, a.m33, a.m34)
    (product.m41, product.m42, product.m43, product.m44) = row(a.m41, a.m42, a.m43, a.m44)
    return product
  }
  /// True only for the exact numbers of the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
  /// True if all sixteen numbers are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  extension ProjectionTransform {
    /// The rows and columns of `m` without those of depth.
    public init(_ m: CATransform3D) {
      self.init()
      (m11, m12, m13) = (m.m11, m.m12, m.m14)
      (m21, m22, m23) = (m.m21, m.m22, m.m24)
      (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
  }
#endif
