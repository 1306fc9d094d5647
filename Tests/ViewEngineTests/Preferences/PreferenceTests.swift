import Testing

@testable import ViewEngine

@MainActor
@Suite("Preferences", .timeLimit(.minutes(20))) struct PreferenceTests {
  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Named: View {
    let name: String
    @State var clicks = 0
    var body: some View {
      Button("Click \(name)") { clicks += 1 }
        .preference(key: Names.self, value: [clicks == 0 ? name : "\(name)\(clicks)"])
    }
  }

  struct Gallery: View {
    let log: Log
    @State var showsLast = false
    @State var other = 0
    var body: some View {
      VStack {
        Button("Toggle") { showsLast.toggle() }
        Button("Other \(other)") { other += 1 }
        HStack {
          Named(name: "a")
          Named(name: "b")
        }
        .onPreferenceChange(Names.self) { log("inner \($0)") }
        if showsLast { Named(name: "c") }
      }
      .onPreferenceChange(Names.self) { log("outer \($0)") }
      .onAppear { log("appears") }
    }
  }

  @Test func `onPreferenceChange gets values in declaration order, and runs only if they change`() throws {
    let log = Log()
    let host = ViewHost(Gallery(log: log))
    #expect(log.take() == ["appears", #"inner ["a", "b"]"#, #"outer ["a", "b"]"#])
    try host.tap("Other 0")
    #expect(log.take() == [])
    try host.tap("Toggle")
    #expect(log.take() == [#"outer ["a", "b", "c"]"#])
    try host.tap("Toggle")
    #expect(log.take() == [#"outer ["a", "b"]"#])
  }

  @Test func `moved rows report preferences in their new order without being evaluated`() throws {
    struct Order: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("Reverse") { names.reverse() }
        ForEach(names, id: \.self) { Named(name: $0) }
      }
    }
    struct Collecting: View {
      let log: Log
      var body: some View { VStack { Order() }.onPreferenceChange(Names.self) { log("\($0)") } }
    }
    let log = Log()
    let host = ViewHost(Collecting(log: log))
    #expect(log.take() == [#"["a", "b", "c"]"#])
    let bodies = host.bodyCount
    try host.tap("Reverse")
    #expect(log.take() == [#"["c", "b", "a"]"#])
    #expect(host.bodyCount == bodies + 1)
  }

  @Test func `a nested preference change runs onPreferenceChange without evaluating the parents`() throws {
    let log = Log()
    let host = ViewHost(Gallery(log: log))
    _ = log.take()
    try host.tap("Click a")
    #expect(log.take() == [#"inner ["a1", "b"]"#, #"outer ["a1", "b"]"#])
    #expect(host.bodyCount == 4)
  }

  @Test func `preference replaces the values of nested views, and transformPreference changes them`() {
    let log = Log()
    _ = ViewHost(
      VStack {
        Group { Named(name: "hidden") }.preference(key: Names.self, value: ["set"])
        HStack {
          Named(name: "a")
          Named(name: "b")
        }
        .transformPreference(Names.self) { $0 = $0.map { $0 + "!" } }
      }
      .onPreferenceChange(Names.self) { log("\($0)") })
    #expect(log.take() == [#"["set", "a!", "b!"]"#])
  }

  @Test func `onPreferenceChange does not run without a preference, and gets the default after removal`() throws {
    struct Switched: View {
      let log: Log
      @State var isNamed = false
      var body: some View {
        Button("Switch") { isNamed.toggle() }
        VStack { if isNamed { Named(name: "a") } }.onPreferenceChange(Names.self) { log("\($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Switched(log: log))
    #expect(log.take() == [])
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(log.take() == [#"["a"]"#, "[]"])
  }

  @Test func `the loop guard stops an onPreferenceChange that changes its own value`() throws {
    struct Growing: View {
      let log: Log
      @State var size = 0
      var body: some View {
        Button("Grow") { size += 1 }
        Text("\(size)").preference(key: Names.self, value: ["\(size)"])
          .onPreferenceChange(Names.self) {
            log("\($0)")
            if size > 0 { size += 1 }
          }
      }
    }
    let log = Log()
    var configuration = ViewHost.Configuration()
    configuration.onWarning = { _ in }
    let host = ViewHost(Growing(log: log), configuration: configuration)
    try host.tap("Grow")
    #expect(log.take() == [#"["0"]"#, #"["1"]"#, #"["2"]"#])
    #expect(host.warnings == ["Bound preference Names tried to update multiple times per frame."])
  }

  @Test func `an onPreferenceChange action may write state, which the next pass shows`() {
    struct Counted: View {
      @State var count = 0
      var body: some View {
        Text("\(count) names")
        Named(name: "a").onPreferenceChange(Names.self) { count = $0.count }
      }
    }
    #expect(ViewHost(Counted()).texts == ["1 names", "Click a"])
  }

  @Test func `reordered rows run only the onPreferenceChange of their parent`() throws {
    struct Sorted: View {
      let log: Log
      @State var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          VStack { ForEach(names, id: \.self) { Named(name: $0) } }
            .onPreferenceChange(Names.self) { log("\($0)") }
          Named(name: "alone").onPreferenceChange(Names.self) { log("other \($0)") }
          Button("Reverse") { names.reverse() }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Sorted(log: log))
    #expect(log.take() == [#"["a", "b", "c"]"#, #"other ["alone"]"#])
    host.clearTrace()
    try host.tap("Reverse")
    #expect(log.take() == [#"["c", "b", "a"]"#])
    #expect(host.trace == [.event("tap Reverse"), .body("Sorted"), .action("onPreferenceChange")])
  }
}
