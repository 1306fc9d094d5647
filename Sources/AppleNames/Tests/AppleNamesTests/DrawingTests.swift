import SwiftUI
import Testing

@MainActor
@Suite("Drawings and symbols", .timeLimit(.minutes(20))) struct DrawingTests {
  @Test func `a drawing runs for the size of its view, each time that the view is evaluated`() {
    var sizes: [CGSize] = []
    let host = ViewHost(
      Canvas { context, size in
        sizes.append(size)
        let text = context.resolve(Text("word"))
        #expect(text.measure(in: size) == .zero && context.resolveSymbol(id: "star") == nil)
        context.drawLayer { layer in
          layer.translateBy(x: 3, y: 4)
          layer.draw(text, at: .zero)
          #expect(layer.transform == CGAffineTransform(translationX: 3, y: 4))
        }
        context.addFilter(.blur(radius: 2))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        #expect(context.transform.isIdentity)
      } symbols: {
        Image("star").tag("star")
      }
      .environment(\.viewportSize, CGSize(width: 2, height: 1)))
    #expect(sizes == [CGSize(width: 2, height: 1)])
    withExtendedLifetime(host) {}
  }

  @Test func `the render tree shows symbol transitions and symbol effects`() {
    let host = ViewHost(
      Group {
        Text("a").contentTransition(.symbolEffect)
        Text("b").contentTransition(.symbolEffect(.replace.downUp))
        Text("c").contentTransition(.symbolEffect(.replace.magic(fallback: .replace.offUp), options: .nonRepeating))
        Text("d").contentTransition(.symbolEffect(.automatic))
        Text("e").symbolEffect(.bounce.up, options: .repeat(2), value: 1).symbolEffect(.drawOn.byLayer).symbolEffect(
          .drawOff
        ).symbolEffect(.replace.upUp)
      })
    #expect(
      host.tree == """
        Text "a" [contentTransition: symbolEffect]
        Text "b" [contentTransition: symbolEffect replace downUp]
        Text "c" [contentTransition: symbolEffect replace magic or replace offUp nonRepeating]
        Text "d" [contentTransition: symbolEffect automatic]
        Text "e" [symbolEffect: bounce up repeat 2, symbolEffect: drawOn byLayer, symbolEffect: drawOff, symbolEffect: replace upUp]
        """)
  }
}
