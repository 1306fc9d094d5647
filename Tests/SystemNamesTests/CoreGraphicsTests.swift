#if !canImport(Darwin)
  import QuartzCoreNames
  import SimdNames
  import Testing
  import SwiftUINames

  @MainActor
  @Suite("Core Graphics, Quartz and simd", .timeLimit(.minutes(20))) struct CoreGraphicsTests {
    @Test func `CGRectMake, CGPointMake and CGSizeMake create the same values as the initializers`() {
      #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    }

    @Test func `a transform followed by its inverse restores a point`() {
      let transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
      let point = CGPoint(x: 6, y: 7).applying(transform).applying(transform.inverted())
      #expect(abs(point.x - 6) < 1e-9 && abs(point.y - 7) < 1e-9)
      let flat = CGAffineTransform(scaleX: 0, y: 1)
      #expect(flat.inverted() == flat)
      #expect(CGRectMake(0, 0, 1, 1).applying(CGAffineTransformMakeScale(2, -3)) == CGRectMake(0, -3, 2, 3))
      #expect(CGSizeMake(1, 2).applying(CGAffineTransformMakeTranslation(9, 9)) == CGSizeMake(1, 2))
    }

    @Test func `a CGPath is a value, and a Path can be created from it`() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 5, y: 9))
      #expect(path.boundingBox == CGRectMake(1, 2, 4, 7) && path.currentPoint == CGPointMake(5, 9))
      let copy = path.mutableCopy()
      path.closeSubpath()
      #expect(copy != path && Path(path).cgPath == path && !Path(path).isEmpty)
      #expect(CGPath(rect: CGRectMake(0, 0, 2, 2), transform: nil) == Path(CGRectMake(0, 0, 2, 2)).cgPath)
    }

    @Test func `a CGColor is a value, compared by components or by name`() {
      let color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      #expect(color.components == [1, 0, 0, 0.5] && color.copy(alpha: 1)?.alpha == 1)
      #expect(UIColor.systemRed.cgColor == UIColor(cgColor: UIColor.systemRed.cgColor).cgColor)
      #expect(CGColor.black != .white && Color(cgColor: .black) != Color(cgColor: .white))
    }

    @Test func `layers keep their order`() {
      let (one, other) = (CALayer(), CALayer())
      one.addSublayer(other)
      one.insertSublayer(CALayer(), at: 0)
      #expect(one.sublayers?.last === other && other.superlayer === one)
      other.removeFromSuperlayer()
      #expect(one.sublayers?.count == 1 && CATransform3DMakeScale(1, 1, 1) == CATransform3DIdentity)
    }

    @Test func `simd functions compute the length, direction and products of vectors`() {
      let (x, y) = (SIMD3<Float>(3, 4, 0), SIMD3<Float>(0, 0, 2))
      #expect(simd_length(x) == 5 && length(x) == 5 && simd_length_squared(x) == 25)
      #expect(normalize(x) == SIMD3(0.6, 0.8, 0) && simd_distance(x, x) == 0)
      #expect(dot(x, y) == 0 && cross(x, y) == SIMD3(8, -6, 0))
      #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    }

    @Test func `simd functions mix and clamp vectors component by component`() {
      let (x, y) = (SIMD2<Double>(0, 10), SIMD2<Double>(10, 20))
      #expect(mix(x, y, t: 0.5) == SIMD2(5, 15) && simd_mix(0.0, 4, 0.25) == 1)
      #expect(clamp(y, min: 0, max: 12) == SIMD2(10, 12) && simd_clamp(5.0, 0, 1) == 1)
      #expect(sign(SIMD2<Float>(-3, 0)) == SIMD2(-1, 0) && fract(SIMD2<Float>(1.5, -0.25)) == SIMD2(0.5, 0.75))
      #expect(step(x, edge: SIMD2(5, 5)) == SIMD2(0, 1) && simd_smoothstep(0, 1, 0.5) == 0.5)
      #expect(simd_reduce_max(y) == 20 && simd_abs(-y) == y)
    }
  }
#endif
