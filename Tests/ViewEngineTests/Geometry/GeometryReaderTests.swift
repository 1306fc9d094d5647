import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Geometry and scrolling", .timeLimit(.minutes(20))) struct GeometryReaderTests {
  @Test func `a GeometryReader reads the size of the viewport`() {
    let host = ViewHost {
      GeometryReader { geometry in
        Text("\(geometry.size.width) \(geometry.frame(in: .global).height) \(geometry.frame(in: .named("x")).minX)")
      }
    }
    #expect(host.texts == ["390.0 844.0 0.0"])
    host.setEnvironment(\.viewportSize, to: CGSize(width: 100, height: 50))
    #expect(host.tree == "GeometryReader\n  Text \"100.0 50.0 0.0\"")
  }

  @Test func `an old GeometryProxy returns the current size, and zero after dismissal`() {
    var proxies: [GeometryProxy] = []
    let host = ViewHost {
      GeometryReader { geometry in
        let _ = proxies.append(geometry)
        Text("\(geometry.size.width)")
      }
    }
    host.setEnvironment(\.viewportSize, to: CGSize(width: 100, height: 50))
    #expect(proxies.map(\.size.width) == [100, 100])
    host.dismiss()
    #expect(proxies.map(\.size) == [.zero, .zero])
  }

  @Test func `a view that takes a GeometryProxy is re-evaluated only when the size changes`() {
    let log = Log()
    let host = ViewHost(Frame(log: log))
    #expect(log.take() == ["390.0"])
    host.update { log.write?(1) }
    #expect(log.take() == [])
    host.setEnvironment(\.viewportSize, to: CGSize(width: 100, height: 50))
    #expect(log.take() == ["100.0"])
    #expect(host.texts == ["1", "100.0"])
  }

  private struct Frame: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.write = { [count = $count] in count.wrappedValue = $0 as! Int }
      GeometryReader { geometry in
        Text("\(count)")
        Measure(geometry: geometry, log: log)
      }
    }
  }

  private struct Measure: View {
    let geometry: GeometryProxy
    let log: Log
    var body: some View {
      let _ = log("\(geometry.size.width)")
      Text("\(geometry.size.width)")
    }
  }

  @Test func `scrollTo is recorded in the trace, and warns if no view has the id`() throws {
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
    #expect(
      host.warnings == [
        """
        ScrollViewProxy: no view has the id start, so the call does nothing.

        To fix, use the id of .id(_:), or the one by which a ForEach knows its row, with the same type.
        """
      ])
  }
}
