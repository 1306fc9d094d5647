import QuartzCore
import SwiftUI
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
