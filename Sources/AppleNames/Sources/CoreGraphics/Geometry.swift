/// The same as `CGPoint(x:y:)`, in the spelling of C.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The same as `CGSize(width:height:)`, in the spelling of C.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// The same as `CGRect(x:y:width:height:)`, in the spelling of C.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Turns around the origin by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Stretches from the origin by two factors, negative ones included.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Moves every point by two distances, in points.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

extension CGAffineTransform {
  /// The transform that undoes this one; the same transform if it flattens the plane.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGSize {
  /// Width and height after the transform, without its translation; a result can be negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || transform == .identity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(around: corners)
  }
  /// The smallest rectangle around the points; null without any.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
