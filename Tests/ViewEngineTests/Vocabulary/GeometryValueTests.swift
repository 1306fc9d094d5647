import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Values of geometry", .timeLimit(.minutes(20))) struct GeometryValueTests {
  /// Whether a value is the same after its data is written back.
  private func survives<Value: Animatable & Equatable>(_ value: Value, from other: Value) -> Bool {
    var copy = other
    copy.animatableData = value.animatableData
    return copy == value
  }

  @Test func `a geometry value is restored from its animatableData`() {
    #expect(survives(CGPoint(x: 1, y: 2), from: .zero))
    #expect(survives(CGSize(width: 1, height: 2), from: .zero))
    #expect(survives(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero))
    #expect(survives(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), from: EdgeInsets()))
    #expect(survives(UnitPoint(x: 0.25, y: 0.75), from: .zero))
    #expect(survives(Angle(radians: 1), from: .zero))
    var half = CGSize(width: 4, height: 2).animatableData
    half.scale(by: 0.5)
    #expect(half.first == 2 && half.second == 1)
  }

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

  @Test func `the environment's backgroundMaterial is the material behind the view`() {
    struct Label: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(material?._description ?? "none") }
    }
    let host = ViewHost {
      Label()
      Label().background(.thinMaterial)
      Label().background(.ultraThin, in: Circle())
      Label().background(Color.red)
      Label().background(.bar).environment(\.backgroundMaterial, .thick)
    }
    #expect(host.texts == ["none", "thinMaterial", "ultraThinMaterial", "none", "bar"])
    #expect(host.tree.contains(#"Text "thinMaterial" [background: thinMaterial]"#))
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
