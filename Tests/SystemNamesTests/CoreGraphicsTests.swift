#if !canImport(Darwin)
  import QuartzCoreNames
  import SimdNames
  import SwiftUINames
  import Testing

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

    @Test func `the bounding rectangle of a Path leaves out the control points of curves`() {
      let path = Path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
      }
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 1))
      #expect(path.boundingRect.debugDescription == "(0.0, 0.0, 4.0, 1.0)")
      #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
      #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
    }

    @Test func `applyWithBlock passes each element of a path with its points`() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
      path.addCurve(to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 3, y: 0))
      path.closeSubpath()
      var elements: [String] = []
      path.applyWithBlock { element in
        let count = [.addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0][element.pointee.type] ?? 1
        elements.append("\(element.pointee.type) \((0..<count).map { element.pointee.points[$0].x })")
      }
      #expect(
        elements == [
          "moveToPoint [1.0]", "addQuadCurveToPoint [3.0, 5.0]", "addCurveToPoint [1.0, 3.0, 5.0]", "closeSubpath []",
        ])
    }

    @Test func `transforms in space are turned, moved and multiplied in Core Animation's order`() {
      let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
      let plane = CATransform3DGetAffineTransform(CATransform3DTranslate(quarter, 3, 0, 0))
      let point = CGPoint(x: 1, y: 0).applying(plane)
      #expect(abs(point.x) < 1e-9 && abs(point.y - 4) < 1e-9)
      #expect(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0) == CATransform3DIdentity)
      #expect(CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 2, 2).m41 == 1)
      let flipped = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(abs(flipped.m11 + 1) < 1e-9 && abs(flipped.m33 + 1) < 1e-9 && flipped.m22 == 1)
      #expect(ProjectionTransform(CATransform3DMakeTranslation(4, 5, 6)).m31 == 4)
    }

    @Test func `an Image of a CGImage shows its size in points, and its label`() {
      let picture = CGImage(width: 40, height: 20)
      let host = ViewHost(
        VStack {
          Image(picture, scale: 2, label: Text("Chart"))
          Image(decorative: picture, scale: 1, orientation: .leftMirrored)
        })
      #expect(
        host.tree == """
          VStack
            Image [name: CGImage 20.0 × 10.0, accessibilityLabel: Chart]
            Image [decorative: CGImage 40.0 × 20.0 leftMirrored]
          """)
    }

    @Test func `Xcode's library content compiles`() {
      struct Content: LibraryContentProvider {
        @LibraryContentBuilder var views: [LibraryItem] {
          LibraryItem(Text("Hello"), title: "Greeting", category: .control)
          LibraryItem(Divider())
        }
        @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold()) }
      }
      #expect(Content().views.count == 2 && Content().modifiers(base: Text("")).count == 1)
    }

    @Test func `an app adds convenience initializers to UIColor and NSColor, which are objects`() {
      #expect(UIColor(hex: 0xFF0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(NSColor(percent: 50) == NSColor(white: 0.5, alpha: 1) && NSColor(percent: 101) == nil)
      #expect(UIColor(hex: 0).isEqual(UIColor(hex: 0)) && !UIColor.red.isEqual(NSColor.red))
      #expect(Set([UIColor.red, .red, .blue]).count == 2 && "\(UIColor.red)" == "red")
      let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      #expect(dynamic.description == "white, in the dark black")
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

  // As apps write them.
  extension UIColor {
    fileprivate convenience init(hex: UInt32) {
      self.init(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: 1
      )
    }
  }

  extension NSColor {
    fileprivate convenience init?(percent: Int) {
      guard percent <= 100 else { return nil }
      self.init(white: Double(percent) / 100, alpha: 1)
    }
  }
#endif
