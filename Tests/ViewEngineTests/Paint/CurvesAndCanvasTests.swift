import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Curves and drawings", .timeLimit(.minutes(20))) struct CurvesAndCanvasTests {
  @Test func `a spring is defined by its duration and its bounce`() {
    #expect(Spring(response: 0.4, dampingRatio: 0.7) == Spring(duration: 0.4, bounce: 1 - 0.7))
    #expect(Spring.smooth.dampingRatio == 1)
    #expect(Animation.spring(.bouncy) == .spring(duration: 0.5, bounce: 0.3))
  }

  @Test func `the render tree records the drawing operations of a Canvas`() {
    let host = ViewHost(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.translateBy(x: 3, y: 4)
          layer.draw(Text("word"), at: CGPoint(x: 1, y: 2))
        }
        if let star = context.resolveSymbol(id: "star") { context.draw(star, at: .zero) }
        context.stroke(Path { $0.move(to: .zero) }, with: .style(.tint), lineWidth: 2)
      } symbols: {
        Image("star").tag("star")
      }
      .environment(\.viewportSize, CGSize(width: 2, height: 1)))
    let lines = host.tree
    #expect(lines.hasPrefix("Canvas [fill: "))
    #expect(lines.contains("with red, draw: \"word\" at (1.0, 2.0) opacity 0.5 transform 1.0 0.0 0.0 1.0 3.0 4.0, "))
    #expect(lines.contains("draw: symbol star at (0.0, 0.0), stroke: "))
  }
}
