import Foundation
import Testing

@testable import ViewEngine

@Suite("Path", .timeLimit(.minutes(20))) struct PathTests {
  @Test func `a path records its steps, and describes each step with one letter`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 0.5 l 3 4 1 2 q 7 8 9 10 5 6 c h")
    #expect(path.currentPoint == .zero)
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(elements.count == 5 && elements.last == .closeSubpath)
  }

  @Test func `a path can contain rectangles, lines and other paths`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(rect).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 1, y: 0)])
      path.addPath(Path(rect), transform: CGAffineTransform(translationX: 1, y: 1))
    }
    #expect(path.description == "0 0 m 1 0 l 2 3 m 5 3 l 5 7 l 2 7 l h")
    #expect(Path(rect).offsetBy(dx: -1, dy: -2) == Path(CGRect(x: 0, y: 0, width: 3, height: 4)))
  }

  /// The ends of the steps, rounded to hundredths, because curves are not exact.
  private func ends(_ path: Path) -> [String] {
    var ends: [String] = []
    path.forEach { element in
      if let end = element.end { ends.append("\(Int((end.x * 100).rounded())) \(Int((end.y * 100).rounded()))") }
    }
    return ends
  }

  @Test func `addArc goes in the same direction as in SwiftUI`() {
    let quarter = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(ends(quarter) == ["100 0", "0 100"])
    let rest = Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(ends(rest) == ["100 0", "0 -100", "-100 0", "0 100"])
    let all = Path {
      $0.move(to: .zero)
      $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    #expect(ends(all) == ["0 0", "100 0", "0 100", "-100 0", "0 -100", "100 0"])
  }

  @Test func `rounded rectangles, circles and capsules have the expected path points`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
    #expect(
      ends(Path(roundedRect: rect, cornerRadius: 1))
        == ["900 0", "1000 100", "1000 300", "900 400", "100 400", "0 300", "0 100", "100 0"])
    #expect(ends(Circle().path(in: rect)) == ["700 200", "500 400", "300 200", "500 0", "700 200"])
    #expect(ends(Capsule().path(in: rect)).first == "800 0")
    #expect(
      ends(UnevenRoundedRectangle(topLeadingRadius: 1).path(in: rect))
        == ["1000 0", "1000 400", "0 400", "0 100", "100 0"])
  }

  @Test func `a trimmed path is the whole path or an empty path`() {
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(square.trimmedPath(from: 0, to: 0.5) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func `shapes derived from other shapes have the expected paths`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let square = Rectangle()
    #expect(square.inset(by: 0.5).path(in: rect) == Path(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)))
    #expect(square.offset(x: 1, y: 2).path(in: rect) == Path(CGRect(x: 1, y: 2, width: 2, height: 2)))
    #expect(square.size(width: 1, height: 1).path(in: rect) == Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(square.scale(0.5).path(in: rect) == Path(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)))
    #expect(ends(square.rotation(.degrees(90)).path(in: rect)) == ["200 0", "200 200", "0 200", "0 0"])
    #expect(AnyShape(square.trim(from: 0, to: 0.5)).path(in: rect) == Path(rect))
    let inset = RoundedRectangle(cornerRadius: 3).inset(by: 1)
    #expect(
      inset.path(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        == Path(roundedRect: CGRect(x: 1, y: 1, width: 6, height: 6), cornerRadius: 2))
  }
}
