#if Macros
  import Testing

  @testable import ViewEngine

  extension EnvironmentValues {
    @Entry fileprivate var accent: String = "plain"
    @Entry fileprivate var limit = 3
    @Entry fileprivate var handler: ((Int) -> Void)?
    @Entry fileprivate var draft = Draft()
    @Entry fileprivate var `default`: [Int] = [1, 2].map { $0 * 2 }  // not a keyword
  }

  /// A default value that is not Sendable.
  private final class Draft {
    var text = "draft"
  }

  /// A view that shows an entry of each kind.
  private struct Reader: View {
    @Environment(\.accent) private var accent
    @Environment(\.limit) private var limit
    var body: some View { Text("\(accent) \(limit)") }
  }

  private struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  @MainActor
  @Suite("Entry", .timeLimit(.minutes(20))) struct EntryTests {
    @Test func `a view reads the nearest value of an entry, or the default`() {
      let host = ViewHost {
        Reader()
        VStack {
          Reader()
          Reader().environment(\.accent, "loud").environment(\.limit, 7)
        }
        .environment(\.accent, "soft")
      }
      #expect(host.texts == ["plain 3", "soft 3", "loud 7"])
    }

    @Test func `an optional entry without a value defaults to nil`() throws {
      struct Caller: View {
        @Environment(\.handler) private var handler
        let name: String
        var body: some View { Button("\(name) \(handler == nil)") { handler?(1) } }
      }
      let log = Log()
      let host = ViewHost {
        Caller(name: "outer")
        Caller(name: "inner").environment(\.handler) { log("\($0)") }
      }
      try host.tap("outer true")
      #expect(log.take() == [])
      try host.tap("inner false")
      #expect(log.take() == ["1"])
    }

    @Test func `a change invalidates only the readers of the entry`() throws {
      struct Root: View {
        @State private var limit = 1
        var body: some View {
          Button("Up") { limit += 1 }
          Frame().environment(\.limit, limit)
        }
      }
      struct Frame: View {
        var body: some View {
          Reader()
          Bystander()
          Reader().environment(\.limit, 7)
        }
      }
      let host = ViewHost(Root())
      host.clearTrace()
      try host.tap("Up")
      #expect(host.texts == ["Up", "plain 2", "bystander", "plain 7"])
      #expect(host.trace == [.event("tap Up"), .body("Root"), .body("Reader")])
    }

    @Test func `setEnvironment sets an entry, and an equal value invalidates no view`() {
      let host = ViewHost {
        Reader()
        Bystander()
      }
      host.clearTrace()
      host.setEnvironment(\.limit, to: 4)
      host.setEnvironment(\.limit, to: 4)
      #expect(host.trace.filter { $0 == .body("Reader") }.count == 1)
      #expect(host.texts == ["plain 4", "bystander"])
    }

    @Test func `a default value is computed at each read`() {
      let values = EnvironmentValues()
      #expect(values.draft !== values.draft)
      #expect(values.draft.text == "draft")
      #expect(values.default == [2, 4])
    }

    @Test func `each entry has a separate key`() {
      var values = EnvironmentValues()
      values.limit = 4
      values.default = []
      #expect(values.limit == 4)
      #expect(values.default == [])
      #expect(values.accent == "plain")
    }
  }
#endif
