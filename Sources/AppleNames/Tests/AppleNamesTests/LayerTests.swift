import QuartzCore
import SwiftUI
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

  @Test func `borders and shadows of a layer are black by default`() {
    #expect(layer.borderColor == .black && layer.shadowColor == .black && layer.backgroundColor == nil)
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
