import Testing

@testable import ViewEngine

@MainActor
@Suite("What is marked while a body is evaluated", .timeLimit(.minutes(20))) struct MarkingTests {
  struct Root: View {
    let log: Log
    var body: some View {
      First(log: log)
      Second(log: log)
    }
  }

  struct First: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log("first")
      let _ = log.write = { [value = $value] in if let number = $0 as? Int { value.wrappedValue = number } }
      Button("First \(value)") { value += 1 }
      Setter(log: log)
    }
  }

  struct Second: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log("second")
      Button("Both \(value)") {
        value += 1
        log.write?(10 * value)
      }
    }
  }

  /// Has its reader marked from the middle of a walk.
  struct Setter: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log("setter")
      Button("Set \(value)") { value += 1 }
      Reader(log: log).environment(\.lineLimit, value)
    }
  }

  struct Reader: View {
    let log: Log
    @Environment(\.lineLimit) private var limit
    var body: some View {
      let _ = log("reader")
      Text("limit \(limit ?? -1)")
    }
  }

  @Test func `an event evaluates each invalidated body once, and no other body`() throws {
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(log.take() == ["first", "setter", "reader", "second"])
    try host.tap("Set 0")
    #expect(log.take() == ["setter", "reader"])
    try host.tap("First 0")
    #expect(log.take() == ["first"])
    try host.tap("Both 0")
    #expect(log.take() == ["first", "second"])
    #expect(host.texts == ["First 10", "Set 1", "limit 1", "Both 1"])
  }
}
