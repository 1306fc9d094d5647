import OnChangeCompat
import Testing

/// The code of the page "Choosing an alternative" for several values.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Together<each Value: Equatable>: Equatable {
  let values: (repeat each Value)

  static func == (first: Self, second: Self) -> Bool {
    for (old, new) in repeat (each first.values, each second.values) {
      if old != new { return false }
    }
    return true
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
  fileprivate func onChange<each Value: Equatable>(
    anyOf value: repeat each Value, perform action: @escaping (repeat each Value) -> Void
  ) -> some View {
    let values = Together(values: (repeat each value))
    return onChange(of: values) { action(repeat each values.values) }
  }
}

@MainActor
@Suite("Several values in one observer", .timeLimit(.minutes(20))) struct SeveralValuesTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct Search: View {
    let log: Log
    @State private var query = "a"
    @State private var page = 1
    @State private var isExact = false
    var body: some View {
      Text("\(query) \(page)").onChange(anyOf: query, page, isExact) { log("\($0) \($1) \($2)") }
      Button("query") { query += "b" }
      Button("both") {
        query += "c"
        page += 1
      }
      Button("exact") { isExact.toggle() }
      Button("none") {
        page += 1
        page -= 1
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `an observer of a parameter pack runs once for each update that changes a value`() throws {
    let log = Log()
    let host = ViewHost(Search(log: log))
    for label in ["query", "both", "none", "exact"] { try host.tap(label) }
    #expect(log.take() == ["ab 1 false", "abc 2 false", "abc 2 true"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `the values of a parameter pack share one loop guard`() throws {
    struct Feeding: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("start") { a += 1 }.onChange(anyOf: a, b) { a, _ in
          log("\(a)")
          b += 1
        }
      }
    }
    let log = Log()
    let host = ViewHost(Feeding(log: log), configuration: .silent)
    try host.tap("start")
    #expect(log.take() == ["1", "1"])
    #expect(host.warnings.count == 1)
  }
}
