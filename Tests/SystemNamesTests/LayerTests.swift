#if !canImport(Darwin)
  import QuartzCoreNames
  import SwiftUINames
  import Testing

  @MainActor
  @Suite("Layers and colours", .timeLimit(.minutes(20))) struct LayerTests {
    private let layer = CALayer()

    @Test func `a layer's frame follows bounds, position and anchor point, and sets bounds and position`() {
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && layer.position == CGPoint(x: 25, y: 40))
      layer.bounds.size = CGSize(width: 10, height: 20)
      #expect(layer.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(layer.position == CGPoint(x: 25, y: 40) && layer.frame == CGRect(x: 25, y: 20, width: 10, height: 20))
      layer.position = .zero
      #expect(layer.frame == CGRect(x: 0, y: -20, width: 10, height: 20))
      layer.frame.origin = CGPoint(x: 1, y: 1)
      #expect(layer.position == CGPoint(x: 1, y: 21) && layer.bounds.size == CGSize(width: 10, height: 20))
    }

    @Test func `a view is the delegate of its own layer`() {
      let view = UIView()
      #expect(view.layer.delegate as? UIView === view)
      #expect(layer.delegate == nil)
    }

    @Test func `a layer's frame is the rectangle around the transformed layer`() {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      layer.transform = CATransform3DMakeScale(2, 0.5, 1)
      #expect(layer.frame == CGRect(x: -5, y: 5, width: 20, height: 10))
      layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0))
      #expect(layer.frame == CGRect(x: -2, y: 5, width: 20, height: 10))
      #expect(layer.affineTransform().tx == 3 && layer.transform.m41 == 3)
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
      #expect(
        layer.bounds.size == CGSize(width: 2, height: 4) && layer.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test func `a layer is inserted in front of a sibling or behind it`() {
      let layers = (0..<3).map { _ in CALayer() }
      let order = { self.layer.sublayers?.map { one in layers.firstIndex { $0 === one } } }
      for one in layers.prefix(2) { layer.addSublayer(one) }
      layer.insertSublayer(layers[2], below: layers[1])
      #expect(order() == [0, 2, 1])
      layer.insertSublayer(layers[0], above: layers[2])
      #expect(order() == [2, 0, 1])
      layer.insertSublayer(layers[2], above: nil)
      #expect(order() == [0, 1, 2])
    }

    @Test func `borders and shadows of a layer are black by default`() {
      #expect(layer.borderColor == .black && layer.shadowColor == .black && layer.backgroundColor == nil)
    }

    @Test func `a CATransaction runs its completion block when it is committed`() {
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      log.append("change")
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.setCompletionBlock { log.append("alone") }
      #expect(log == ["change", "inner", "outer", "alone"])
    }

    @Test func `a colour keeps its components and alpha as a Core Graphics colour`() {
      #expect(UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.25).cgColor.components == [1, 0, 0.5, 0.25])
      #expect(NSColor(white: 0.5, alpha: 0.75).cgColor.components == [0.5, 0.75])
      #expect(Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5).cgColor?.alpha == 0.5)
      #expect(Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.5).cgColor?.alpha == 0.5)
      let colors: [CGColor?] = [
        UIColor.systemRed.cgColor, UIColor.clear.cgColor, NSColor.red.withAlphaComponent(0.5).cgColor,
        UIColor.red.withAlphaComponent(0.5).withAlphaComponent(0.2).cgColor,
        Color.red.opacity(0.5).opacity(0.5).cgColor,
        UIColor(white: 1, alpha: 1).withAlphaComponent(0.3).cgColor, Color("look at me").cgColor,
      ]
      #expect(colors.map { $0?.alpha } == [1, 0, 0.5, 0.2, 0.25, 0.3, 1])
    }

    @Test func `an archived colour is read again`() throws {
      let colour = UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.25)
      let data = try NSKeyedArchiver.archivedData(withRootObject: colour, requiringSecureCoding: false)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == colour)
      #expect(throws: (any Error).self) {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data())
      }
    }

    @Test func `the same colour compares equal, however it was created`() {
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
      #expect(red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5) && UIColor(cgColor: red.cgColor) == red)
      #expect(CGColor.black.copy(alpha: 0.5) == CGColor(gray: 0, alpha: 0.5))
      let blue = UIColor.systemBlue.cgColor
      #expect(blue.copy(alpha: 0.5)?.copy(alpha: 0.2) == UIColor.systemBlue.withAlphaComponent(0.2).cgColor)
      #expect(blue != blue.copy(alpha: 0.5))
      #expect(Color(.displayP3, red: 1, green: 0, blue: 0).cgColor != Color(red: 1, green: 0, blue: 0).cgColor)
    }

    @Test func `boundingBoxOfPath ends at the curves, and boundingBox includes the control points`() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 6))
      path.addCurve(to: CGPoint(x: 16, y: 0), control1: CGPoint(x: 8, y: -4), control2: CGPoint(x: 16, y: -4))
      #expect(path.boundingBox == CGRect(x: 0, y: -4, width: 16, height: 10))
      let box = path.boundingBoxOfPath
      #expect([box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 1000).rounded() } == [0, -3000, 16000, 3000])
    }

    @Test func `an empty path has null bounds`() {
      #expect(CGMutablePath().boundingBox == .null && UIBezierPath().bounds == .null)
      #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)) == .null)
    }
  }
#endif
