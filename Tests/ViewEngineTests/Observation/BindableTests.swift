import Observation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Bindable", .timeLimit(.minutes(20))) struct BindableTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a binding to a model's property writes the model and invalidates its readers`() throws {
    let model = Settings()
    let host = ViewHost(Editor(settings: model))
    host.clearTrace()
    try host.tap("More")
    #expect(model.volume == 1)
    #expect(host.texts == ["More", "volume 1"])
    #expect(host.trace == [.event("tap More"), .body("Level")])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `@Bindable can be declared inside a body`() throws {
    struct Root: View {
      let settings: Settings
      var body: some View {
        @Bindable var settings = settings
        Step(value: $settings.volume)
      }
    }
    let model = Settings()
    let host = ViewHost(Root(settings: model))
    try host.tap("More")
    #expect(model.volume == 1)
    #expect(host.texts == ["More", "volume 1"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a binding to a model in @State writes the model without evaluating the owner`() throws {
    struct Root: View {
      @State private var settings = Settings()
      var body: some View { Step(value: $settings.volume) }
    }
    let host = ViewHost(Root())
    host.clearTrace()
    try host.tap("More")
    #expect(host.texts == ["More", "volume 1"])
    #expect(host.trace == [.event("tap More"), .body("Level")])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `two bindings to one property of one model are the same`() {
    let model = Settings()
    let bindable = Bindable(model)
    #expect(bindable.volume.isSame(as: Bindable(model).volume))
    #expect(!bindable.volume.isSame(as: Bindable(Settings()).volume))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
private final class Settings {
  var volume = 0
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Editor: View {
  @Bindable var settings: Settings
  var body: some View { Step(value: $settings.volume) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Step: View {
  @Binding var value: Int
  var body: some View {
    Button("More") { value += 1 }
    Level(value: $value)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Level: View {
  @Binding var value: Int
  var body: some View { Text("volume \(value)") }
}
