#if canImport(Combine) || OpenCombine
  import Foundation
  import OnChangeCompat
  import Testing

  @MainActor
  @Suite("AppStorage in an object", .timeLimit(.minutes(20))) struct ObjectDefaultsTests {
    final class Settings: ObservableObject {
      @AppStorage("ObjectDefaultsTests.flag") var flag = false
      @AppStorage("ObjectDefaultsTests.count") var count = 0
    }

    struct Screen: View {
      @ObservedObject var settings: Settings
      @AppStorage("ObjectDefaultsTests.flag") private var own = false
      var body: some View {
        Text("\(settings.flag) \(settings.count) \(own)")
        Button("Add") { settings.count += 1 }
        Button("Again") { settings.count += 0 }
        Toggle("Own", isOn: $own)
        Toggle("Bound", isOn: settings.$flag)
        Toggle("By member", isOn: $settings.flag)
      }
    }

    @Test func `a write updates the views that observe the object`() throws {
      let host = ViewHost(Screen(settings: Settings()))
      try host.tap("Add")
      #expect(host.texts[0] == "false 1 false")
      try host.tap("Add")
      #expect(host.texts[0] == "false 2 false")
    }

    @Test func `the projected value is a live binding`() throws {
      let settings = Settings()
      let host = ViewHost(Screen(settings: settings))
      try host.toggle("Bound")
      #expect(settings.flag)
      #expect(host.texts[0] == "true 0 true")
      try host.toggle("By member")
      #expect(!settings.flag)
      #expect(host.texts[0] == "false 0 false")
      let binding = settings.$flag
      settings.flag = true
      #expect(binding.wrappedValue)
    }

    @Test func `a write goes to the store of the host, and not to the standard defaults`() throws {
      try withSuite { name, store in
        let settings = Settings()
        let host = ViewHost(Screen(settings: settings), configuration: .suite(name))
        try host.tap("Add")
        settings.flag = true
        #expect(host.texts[0] == "true 1 true")
        #expect((store.integer(forKey: Self.count), store.bool(forKey: Self.flag)) == (1, true))
        #expect(UserDefaults.standard.object(forKey: Self.count) == nil)
        #expect(UserDefaults.standard.object(forKey: Self.flag) == nil)
      }
    }

    @Test func `an object that no wrapper observes uses the store of the host whose event writes`() throws {
      struct Unobserved: View {
        let settings: Settings
        @AppStorage("ObjectDefaultsTests.count") private var count = 0
        var body: some View {
          Text("\(count)")
          Button("Add") { settings.count += 1 }
        }
      }
      let host = ViewHost(Unobserved(settings: Settings()))
      try host.tap("Add")
      #expect(host.texts[0] == "1")
      #expect(UserDefaults.standard.object(forKey: Self.count) == nil)
    }

    @Test func `a write sends objectWillChange before the change, and an equal one does not`() throws {
      try withSuite { _, store in
        final class Named: ObservableObject {
          @AppStorage var count: Int
          init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, Self.key, store: store) }
          static let key = "count"
        }
        let log = Log()
        let object = Named(store)
        let subscription = object.objectWillChange.sink { [unowned object] _ in log("will change \(object.count)") }
        defer { subscription.cancel() }
        object.count = 1
        object.count = 1
        object.count = 2
        #expect(log.take() == ["will change 0", "will change 1"])
        #expect(store.integer(forKey: "count") == 2)
      }
    }

    @Test func `a view's own AppStorage of the key evaluates the views that observe the object`() throws {
      let host = ViewHost(Screen(settings: Settings()))
      try host.toggle("Own")
      #expect(host.texts[0] == "true 0 true")
      #expect(host.warnings == [])
    }

    @Test func `an equal write re-evaluates no body`() throws {
      let host = ViewHost(Screen(settings: Settings()))
      host.clearTrace()
      try host.tap("Again")
      #expect(host.trace == [.event("tap Again")])
    }

    @Test func `two hosts that show one object show one value, each with its own store`() throws {
      try withSuite { firstName, firstStore in
        try withSuite { secondName, secondStore in
          let settings = Settings()
          let first = ViewHost(Screen(settings: settings), configuration: .suite(firstName))
          let second = ViewHost(Screen(settings: settings), configuration: .suite(secondName))
          try first.tap("Add")
          #expect((first.texts[0], second.texts[0]) == ("false 1 false", "false 1 false"))
          try second.tap("Add")
          #expect((first.texts[0], second.texts[0]) == ("false 2 false", "false 2 false"))
          #expect((firstStore.integer(forKey: Self.count), secondStore.integer(forKey: Self.count)) == (2, 2))
        }
      }
    }

    @Test func `an object keeps what it wrote when a further host shows it`() throws {
      let settings = Settings()
      do {
        let first = ViewHost(Screen(settings: settings))
        try first.tap("Add")
        try first.toggle("Bound")
      }
      let second = ViewHost(Screen(settings: settings))
      second.update {}
      #expect(second.texts[0] == "true 1 true")
      #expect(second.warnings == [])
    }

    @Test func `two objects with one key share the store of their host`() throws {
      struct Both: View {
        @StateObject private var first = Settings()
        @StateObject private var second = Settings()
        var body: some View {
          Text("\(first.count) \(second.count)")
          Button("Add") { first.count += 1 }
        }
      }
      let host = ViewHost(Both())
      try host.tap("Add")
      #expect(host.texts[0] == "1 1")
      #expect(ViewHost(Both()).texts[0] == "0 0")
    }

    @Test func `a subclass, a published property and a task of the host work as well`() async throws {
      final class Special: Base {
        @AppStorage("ObjectDefaultsTests.extra") var extra = "none"
      }
      struct Shown: View {
        @StateObject private var model = Special()
        var body: some View {
          Text("\(model.name) \(model.count) \(model.extra)")
            .task {
              model.count = 3
              model.extra = "some"
              model.name = "new"
            }
        }
      }
      let host = ViewHost(Shown())
      #expect(await host.settle())
      #expect(host.texts == ["new 3 some"])
      #expect(UserDefaults.standard.object(forKey: "ObjectDefaultsTests.extra") == nil)
    }

    class Base: ObservableObject {
      @Published var name = "old"
      @AppStorage("ObjectDefaultsTests.count") var count = 0
    }

    private static let flag = "ObjectDefaultsTests.flag"
    private static let count = "ObjectDefaultsTests.count"

    private func withSuite(_ body: (String, UserDefaults) throws -> Void) throws {
      let name = "ObjectDefaultsTests.\(UUID())"
      let store = try #require(UserDefaults(suiteName: name))
      defer { store.removePersistentDomain(forName: name) }
      try body(name, store)
    }
  }

  extension ViewHost.Configuration {
    fileprivate static func suite(_ name: String) -> Self {
      var configuration = Self()
      configuration.defaults = .suite(name)
      return configuration
    }
  }
#endif
