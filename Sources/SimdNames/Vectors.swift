#if !canImport(Darwin)
  // Lengths, products and directions.

  /// The sum of the products of the components.
  public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
  /// The same as `dot(_:_:)`: zero for perpendicular vectors.
  public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }

  /// The square root of the sum of squared components.
  public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
  /// The same as `length(_:)`, zero for the zero vector.
  public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

  /// The sum of squared components, without a square root.
  public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
  /// The same as `length_squared(_:)`, in simd's spelling.
  public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

  /// The length of the difference of two points.
  public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
  /// The same as `distance(_:_:)`, in simd's spelling.
  public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }

  /// The sum of squared differences, without a square root.
  public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
  }
  /// The same as `distance_squared(_:_:)`, in simd's spelling.
  public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
  }

  /// The vector of length 1 in the same direction; not a number for the zero vector.
  public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / V(repeating: length(x)) }
  /// The same as `normalize(_:)`: not a number for the zero vector.
  public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

  /// The product of two vectors of space, perpendicular to both.
  public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
  }
  /// The same as `cross(_:_:)` of two vectors of space.
  public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
  /// The product of two vectors of a plane, which points out of the plane.
  public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
  /// The same as `cross(_:_:)` of two vectors of a plane.
  public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }

  /// The direction of a ray after a mirror, whose normal `n` has length 1.
  public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
    x - n * V(repeating: 2 * dot(x, n))
  }
  /// The same as `reflect(_:n:)`, without a label.
  public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
#endif
