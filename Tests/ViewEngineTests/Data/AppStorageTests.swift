import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("AppStorage", .timeLimit(.minutes(20))) struct AppStorageTests {
  @Test func `an AppStorage write is stored, and a second view follows`() throws {
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

  @Test func `a view begins with the stored value, and other hosts follow a write`() throws {
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

  @Test func `a foreign write to the defaults is seen at the next event, and not overwritten`() throws {
    try withDefaults { defaults in
      let host = ViewHost(Counter(defaults: defaults))
      defaults.set(77, forKey: "count")
      try host.tap("Add")
      #expect(host.texts == ["78", "Add"])
      #expect(defaults.integer(forKey: "count") == 78)
      defaults.set(5, forKey: "count")
      host.render()
      #expect(host.texts == ["5", "Add"])
    }
  }

  @Test func `an action's direct write to UserDefaults is seen when the action ends`() throws {
    struct Reset: View {
      let log: Log
      let defaults: UserDefaults
      @AppStorage var count: Int
      init(log: Log, defaults: UserDefaults) {
        self.log = log
        self.defaults = defaults
        _count = AppStorage(wrappedValue: 1, "count", store: defaults)
      }
      var body: some View {
        let _ = log("evaluated with \(count)")
        Button("Reset") { defaults.set(100, forKey: "count") }
      }
    }
    try withDefaults { defaults in
      let log = Log()
      let host = ViewHost(Reset(log: log, defaults: defaults))
      try host.tap("Reset")
      #expect(log.take() == ["evaluated with 1", "evaluated with 100"])
      try host.tap("Reset")
      #expect(log.take() == [])
      #expect(host.frameCount == 3)
    }
  }

  @Test func `a write of an equal value re-evaluates no body`() throws {
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

  @Test func `defaultAppStorage sets the store for views that name none`() throws {
    struct Volume: View {
      @AppStorage("volume") var volume = 5
      @AppStorage("home") var home: URL?
      @AppStorage("mode") var mode: Mode?
      enum Mode: Int { case quiet = 1, loud }
      var body: some View {
        Text("\(volume) \(home?.absoluteString ?? "nowhere") \(mode.map { "\($0)" } ?? "none")")
        Button("Louder") {
          volume += 1
          home = URL(string: "https://example.org/a")
          mode = .loud
        }
        Button("Forget") {
          home = nil
          mode = nil
        }
      }
    }
    struct Switching: View {
      let stores: [UserDefaults]
      @State var index = 0
      var body: some View {
        Button("Switch") { index = 1 - index }
        Volume().defaultAppStorage(stores[index])
      }
    }
    try withDefaults { first in
      try withDefaults { second in
        second.set(8, forKey: "volume")
        let host = ViewHost(Switching(stores: [first, second]))
        #expect(host.texts[1] == "5 nowhere none")
        try host.tap("Louder")
        #expect(host.texts[1] == "6 https://example.org/a loud")
        #expect(first.integer(forKey: "mode") == 2)
        try host.tap("Switch")
        #expect(host.texts[1] == "8 nowhere none")
        try host.tap("Louder")
        #expect((first.integer(forKey: "volume"), second.integer(forKey: "volume")) == (6, 9))
        try host.tap("Switch")
        #expect(host.texts[1] == "6 https://example.org/a loud")
        try host.tap("Forget")
        #expect(host.texts[1] == "6 nowhere none")
        #expect(first.object(forKey: "home") == nil)
      }
    }
  }

  @Test func `each host has its own store, and leaves no value in the standard defaults`() throws {
    let key = "AppStorageTests.own"
    let first = ViewHost(Named(key: key))
    try first.tap("Add")
    try first.tap("Add")
    let second = ViewHost(Named(key: key))
    try second.tap("Add")
    #expect((first.texts[1], second.texts[1]) == ("2", "1"))
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }

  @Test func `hosts whose configuration names the same store share it`() throws {
    let name = "AppStorageTests.\(UUID())"
    defer { UserDefaults(suiteName: name)?.removePersistentDomain(forName: name) }
    var configuration = ViewHost.Configuration()
    configuration.defaults = .suite(name)
    try ViewHost(Named(key: "count"), configuration: configuration).tap("Add")
    #expect(ViewHost(Named(key: "count"), configuration: configuration).texts[1] == "1")
    #expect(UserDefaults(suiteName: name)?.integer(forKey: "count") == 1)
  }

  @Test(.requiresRuntime) func `settle() sees what the app writes into the standard defaults`() async {
    let key = "AppStorageTests.\(UUID())"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    var configuration = ViewHost.Configuration()
    configuration.defaults = .standard
    let host = ViewHost(Named(key: key), configuration: configuration)
    UserDefaults.standard.set(7, forKey: key)
    #expect(await host.settle())
    #expect(host.texts[1] == "7")
  }

  private struct Named: View {
    @AppStorage private var count: Int
    init(key: String) { _count = AppStorage(wrappedValue: 0, key) }
    var body: some View {
      Button("Add") { count += 1 }
      Text("\(count)")
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
