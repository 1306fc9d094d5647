#if !canImport(Darwin)
  import Foundation

  extension SIMD {
    fileprivate func map(_ function: (Scalar) -> Scalar) -> Self {
      var result = self
      for index in indices { result[index] = function(self[index]) }
      return result
    }
  }

  /// The function of each component.
  public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.sin($0) } }
  /// The function of each component.
  public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.sin($0) } }
  /// The function of each component.
  public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.cos($0) } }
  /// The function of each component.
  public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.cos($0) } }
  /// The function of each component.
  public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.tan($0) } }
  /// The function of each component.
  public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.tan($0) } }
  /// The function of each component.
  public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.asin($0) } }
  /// The function of each component.
  public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.asin($0) } }
  /// The function of each component.
  public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.acos($0) } }
  /// The function of each component.
  public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.acos($0) } }
  /// The function of each component.
  public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.atan($0) } }
  /// The function of each component.
  public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.atan($0) } }
  /// The function of each component.
  public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.exp($0) } }
  /// The function of each component.
  public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.exp($0) } }
  /// The function of each component.
  public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.log($0) } }
  /// The function of each component.
  public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.log($0) } }
  /// The function of each component.
  public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map { Foundation.sqrt($0) } }
  /// The function of each component.
  public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map { Foundation.sqrt($0) } }
  /// The function of each component.
  public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
  /// The function of each component.
  public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
#endif
