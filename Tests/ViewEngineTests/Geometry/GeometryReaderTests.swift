import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Geometry and scrolling") struct GeometryReaderTests {
  @Test func `a view is told the size of the viewport`() {
    let host = ViewHost {
      GeometryReader { geometry in
        Text("\(geometry.size.width) \(geometry.frame(in: .global).height) \(geometry.frame(in: .named("x")).minX)")
      }
    }
    #expect(host.texts == ["390.0 844.0 0.0"])
    host.setEnvironment(\.viewportSize, to: CGSize(width: 100, height: 50))
    #expect(host.tree == "GeometryReader\n  Text \"100.0 50.0 0.0\"")
  }

  @Test func `scrolling is noted, and warned of if there is no such view`() throws {
    let host = ViewHost(configuration: .silent) {
      ScrollViewReader { proxy in
        Button("Row") { proxy.scrollTo(1, anchor: .top) }
        Button("View") { proxy.scrollTo("end") }
        Button("Nowhere") { proxy.scrollTo("start") }
        ScrollView {
          ForEach(0..<3) { Text("\($0)") }
          Text("last").id("end")
        }
      }
    }
    host.clearTrace()
    for label in ["Row", "View", "Nowhere"] { try host.tap(label) }
    #expect(
      host.trace.filter { if case .action = $0 { true } else { false } }.map(\.description) == [
        "action scrollTo 1 at (0.5, 0.0)", "action scrollTo end",
      ])
    #expect(host.warnings == ["ScrollViewProxy: no view has the id start, so nothing is scrolled to."])
  }
}
