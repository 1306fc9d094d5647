import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Values of geometry", .timeLimit(.minutes(20))) struct GeometryValueTests {
  @Test func `angles are added, subtracted and scaled`() {
    var angle = Angle.degrees(30) + .degrees(60)
    #expect(angle == .degrees(90))
    angle -= .degrees(45)
    angle *= 4
    #expect(angle == .degrees(180))
    angle /= 2
    angle += .degrees(10)
    #expect(-angle == .degrees(-100))
    #expect((angle - .degrees(100)) * 2 == .zero)
    #expect(Angle.degrees(90) / 3 == .degrees(30))
  }

  @Test func `a Group's closure may return a stroked Path`() {
    struct Line: View {
      var body: some View {
        Group { () -> Path in
          var path = Path()
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 1, y: 1))
          return path.strokedPath(.init(lineWidth: 2))
        }.frame(width: 1)
      }
    }
    #expect(ViewHost(Line()).tree == "Path [0 0 m 1 1 l, frame: width 1.0]")
  }

  @Test func `a preference key of an optional value needs no default`() {
    struct TitleKey: PreferenceKey {
      static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }
    #expect(TitleKey.defaultValue == nil)
    let log = Log()
    _ = ViewHost {
      Text("a").preference(key: TitleKey.self, value: "title").onPreferenceChange(TitleKey.self) {
        log("\($0 ?? "none")")
      }
    }
    #expect(log.take() == ["title"])
  }
}
