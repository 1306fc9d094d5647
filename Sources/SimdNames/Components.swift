#if !canImport(Darwin)
  // Functions of each component by itself.

  /// Blends each component: `x` for 0, `y` for 1, beyond them for other numbers.
  public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
  /// Blends all components by the same number, not clamped to 0...1.
  public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    mix(x, y, t: V(repeating: t))
  }
  /// Blends two numbers: `x` for 0, `y` for 1.
  public func mix<S: FloatingPoint>(_ x: S, _ y: S, t: S) -> S { x + t * (y - x) }
  /// The same as `mix(_:_:t:)`, component by component.
  public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
  /// The same as `mix(_:_:t:)` of two numbers.
  public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { mix(x, y, t: t) }

  /// Limits each component to the bounds at its place.
  public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
  }
  /// Limits all components to the same two bounds.
  public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
    clamp(x, min: V(repeating: min), max: V(repeating: max))
  }
  /// The same as `clamp(_:min:max:)` with bounds for each component.
  public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    clamp(x, min: min, max: max)
  }
  /// Limits a number; the upper bound wins where the bounds cross.
  public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }

  /// The smaller component at each place.
  public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
  /// The larger component at each place.
  public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
  /// The smaller of two numbers.
  public func simd_min<S: FloatingPoint>(_ x: S, _ y: S) -> S { Swift.min(x, y) }
  /// The larger of two numbers.
  public func simd_max<S: FloatingPoint>(_ x: S, _ y: S) -> S { Swift.max(x, y) }
  /// Each component without its sign; -0 remains -0.
  public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x.replacing(with: -x, where: x .< V(repeating: 0))
  }

  /// The sum of all components.
  public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
  /// The smallest of all components.
  public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
  /// The largest of all components.
  public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

  /// The part of each component above its floor, from 0 up to 1, also for negative numbers.
  public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
  /// The same as `fract(_:)`, component by component.
  public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
  /// The part of a number above its floor, from 0 up to 1.
  public func simd_fract<S: FloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }

  /// 1 for positive components, -1 for negative ones, 0 for others.
  public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
  }
  /// The same as `sign(_:)`: 1, -1 or 0 for each component.
  public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }

  /// The number 0 where a component is less than the edge's, else 1.
  public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
  }
  /// The same as `step(_:edge:)`, with the edge first.
  public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }

  /// The number 0 up to one edge, 1 from the other on, and a soft curve between.
  public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: V(repeating: 0), max: V(repeating: 1))
    return t * t * (V(repeating: 3) - t * V(repeating: 2))
  }
  /// The same as `smoothstep(_:edge0:edge1:)`, with the edges first.
  public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
  }
  /// The soft curve for one number, from 0 to 1.
  public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
  }
#endif
