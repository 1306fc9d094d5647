import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("AppStorage") struct AppStorageTests {
  @Test func `what one view writes is stored, and another one follows`() throws {
    try withDefaults { defaults in
      let host = ViewHost {
        Counter(defaults: defaults)
        Counter(defaults: defaults)
      }
      try host.tap("Add", at: 1)
      #expect(host.texts == ["1", "Add", "1", "Add"])
      #expect(defaults.integer(forKey: "count") == 1)
    }
  }

  @Test func `what is stored already is what a view begins with, and other hosts follow too`() throws {
    try withDefaults { defaults in
      defaults.set(41, forKey: "count")
      let first = ViewHost(Counter(defaults: defaults))
      let second = ViewHost(Counter(defaults: defaults))
      #expect(first.texts == ["41", "Add"])
      try first.tap("Add")
      second.update {}
      #expect(second.texts == ["42", "Add"])
    }
  }

  @Test func `an equal value is no change`() throws {
    try withDefaults { defaults in
      let host = ViewHost(Settings(defaults: defaults))
      host.clearTrace()
      try host.tap("Dark")
      #expect(host.trace == [.event("tap Dark"), .body("Settings")])
      host.clearTrace()
      try host.tap("Dark")
      #expect(host.trace == [.event("tap Dark")])
    }
  }

  @Test func `raw values and optionals can be stored`() throws {
    try withDefaults { defaults in
      let host = ViewHost(Settings(defaults: defaults))
      #expect(host.texts == ["light none", "Dark", "Name", "Forget"])
      try host.tap("Dark")
      try host.tap("Name")
      #expect(host.texts[0] == "dark Ada")
      #expect(defaults.string(forKey: "theme") == "dark")
      try host.tap("Forget")
      #expect(host.texts[0] == "dark none")
      #expect(defaults.object(forKey: "name") == nil)
    }
  }

  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "AppStorageTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }
}

private struct Counter: View {
  @AppStorage private var count: Int
  init(defaults: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: defaults) }
  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
  }
}

private enum Theme: String { case light, dark }

private struct Settings: View {
  @AppStorage private var theme: Theme
  @AppStorage private var name: String?
  init(defaults: UserDefaults) {
    _theme = AppStorage(wrappedValue: .light, "theme", store: defaults)
    _name = AppStorage("name", store: defaults)
  }
  var body: some View {
    Text("\(theme.rawValue) \(name ?? "none")")
    Button("Dark") { theme = .dark }
    Button("Name") { name = "Ada" }
    Button("Forget") { name = nil }
  }
}
