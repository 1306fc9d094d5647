import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Anchors and geometry", .timeLimit(.minutes(20))) struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Marked: View {
    @State var name = "a"

    var body: some View {
      VStack {
        Button("next") { name += "a" }.anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        Text("x").preference(key: Names.self, value: [name])
      }
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          ForEach(bounds.keys.sorted(), id: \.self) { key in
            Text("\(key): \(bounds[key].map { Int(proxy[$0].width) } ?? 0)")
          }
        }
      }
      .backgroundPreferenceValue(Names.self) { Text("names \($0.joined())") }
    }
  }

  @Test func `overlayPreferenceValue and backgroundPreferenceValue build views from preferences`() throws {
    let host = ViewHost(Marked())
    #expect(host.texts == ["names a", "next", "x", "a: 390"])
    try host.tap("next")
    #expect(host.texts == ["names aa", "next", "x", "aa: 390"])
  }

  private struct Place: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = nextValue() }
  }

  @Test(arguments: [
    (Anchor<CGPoint>.Source.topLeading, "0 0"), (.center, "50 25"), (.bottomTrailing, "100 50"),
    (.point(CGPoint(x: 3, y: 4)), "3 4"),
  ])
  func `an anchor point is resolved within the viewport`(source: Anchor<CGPoint>.Source, place: String) {
    let host = ViewHost {
      Text("x").anchorPreference(key: Place.self, value: source) { $0 }
        .overlayPreferenceValue(Place.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("\(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
          }
        }
        .environment(\.viewportSize, CGSize(width: 100, height: 50))
    }
    #expect(host.texts == ["x", place])
  }

  @Test func `onGeometryChange runs for the first value and for each change`() {
    let log = Log()
    let host = ViewHost {
      Text("x").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log("now \($0)") }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { log("\($0) to \($1)") }
    }
    #expect(log.take() == ["now 390.0", "844.0 to 844.0"])
    host.setEnvironment(\.viewportSize, to: CGSize(width: 844, height: 844))
    #expect(log.take() == ["now 844.0"])
    #expect(host.trace.filter { $0 == .action("onGeometryChange") }.count == 3)
  }

  @Test func `onScrollVisibilityChange runs when a view appears and disappears`() {
    let log = Log()
    let host = ViewHost { Text("x").onScrollVisibilityChange { log("\($0)") } }
    host.dismiss()
    #expect(log.take() == ["true", "false"])
  }
}
