import Testing

/// Section 6 of the contract: which view is the same view, and when it appears and disappears.
@MainActor
@Suite("Identity and lifecycle", .timeLimit(.minutes(20))) struct IdentityTests {
  /// A row with its own state, which logs its events.
  struct Row: View {
    let log: Log
    let api: API
    let name: String
    var value = 0
    @State var own = 0

    var body: some View {
      Button("Tap \(name)") { own += 1 }
        .observe(own, with: api) { old, new in log("\(name) own \(old) → \(new)") }
        .observe(value, with: api) { old, new in log("\(name) \(old) → \(new)") }
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears with \(own)") }
    }
  }

  @Test(arguments: API.allCases)
  func `the branches of an if are different views`(api: API) throws {
    struct Door: View {
      let log: Log
      let api: API
      @State var isOpen = false
      var body: some View {
        Button("Turn") { isOpen.toggle() }
        if isOpen { Row(log: log, api: api, name: "open") } else { Row(log: log, api: api, name: "closed") }
      }
    }
    let log = Log()
    let host = ViewHost(Door(log: log, api: api))
    try host.tap("Tap closed")
    try host.tap("Turn")
    try host.tap("Turn")
    try host.tap("Tap closed")
    #expect(
      log.take() == [
        "closed appears", "closed own 0 → 1",
        "open appears", "closed disappears with 1",
        "closed appears", "open disappears with 0",
        "closed own 0 → 1",
      ])
  }

  @Test(arguments: API.allCases)
  func `a view in an if without else appears and disappears with its condition`(api: API) throws {
    struct Lamp: View {
      let log: Log
      let api: API
      @State var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        if isOn { Row(log: log, api: api, name: "light") }
      }
    }
    let log = Log()
    let host = ViewHost(Lamp(log: log, api: api))
    for _ in 0..<3 { try host.tap("Switch") }
    #expect(log.take() == ["light appears", "light disappears with 0", "light appears"])
  }

  struct List: View {
    let log: Log
    let api: API
    @State var names = ["a", "b", "c"]
    @State var value = 0

    var body: some View {
      Button("Reverse") { names.reverse() }
      Button("Swap b for d") { names = names.map { $0 == "b" ? "d" : $0 } }
      Button("Reverse and add") {
        names.reverse()
        value += 1
      }
      ForEach(names, id: \.self) { Row(log: log, api: api, name: $0, value: value) }
    }
  }

  @Test(arguments: API.allCases)
  func `rows keep their state when they are reordered`(api: API) throws {
    let log = Log()
    let host = ViewHost(List(log: log, api: api))
    try host.tap("Tap a")
    _ = log.take()
    try host.tap("Reverse")
    #expect(log.take() == [])
    #expect(host.texts.suffix(3) == ["Tap c", "Tap b", "Tap a"])
    try host.tap("Tap a")
    #expect(log.take() == ["a own 1 → 2"])
  }

  @Test(arguments: API.allCases)
  func `a row with a new id replaces the old row`(api: API) throws {
    let log = Log()
    let host = ViewHost(List(log: log, api: api))
    try host.tap("Tap b")
    _ = log.take()
    try host.tap("Swap b for d")
    #expect(log.take() == ["d appears", "b disappears with 1"])
    #expect(host.texts.suffix(3) == ["Tap a", "Tap d", "Tap c"])
  }

  @Test(arguments: API.allCases)
  func `the actions of rows that moved run in the new order`(api: API) throws {
    let log = Log()
    let host = ViewHost(List(log: log, api: api))
    _ = log.take()
    try host.tap("Reverse and add")
    #expect(log.take() == ["c 0 → 1", "b 0 → 1", "a 0 → 1"])
  }

  @Test(arguments: API.allCases)
  func `a new id creates a new view, and its observers do not fire`(api: API) throws {
    struct Song: View {
      let log: Log
      let api: API
      @State var number = 1
      var body: some View {
        Button("Next") { number += 1 }
        Row(log: log, api: api, name: "song", value: number).id(number)
      }
    }
    let log = Log()
    let host = ViewHost(Song(log: log, api: api))
    try host.tap("Tap song")
    try host.tap("Next")
    try host.tap("Tap song")
    #expect(
      log.take() == [
        "song appears", "song own 0 → 1", "song appears", "song disappears with 1", "song own 0 → 1",
      ])
  }

  @Test func `the initial run of a replacement comes before the old view disappears`() throws {
    struct Song: View {
      let log: Log
      @State var number = 1
      var body: some View {
        Button("Next") { number += 1 }
        Text("song")
          .onChange(of: number, initial: true) { old, new in log("\(old) → \(new)") }
          .onAppear { log("appears") }
          .onDisappear { [number] in log("\(number) disappears") }
          .id(number)
      }
    }
    let log = Log()
    let host = ViewHost(Song(log: log))
    try host.tap("Next")
    #expect(log.take() == ["1 → 1", "appears", "2 → 2", "appears", "1 disappears"])
  }

  @Test(arguments: API.allCases)
  func `the loop guard of a replaced view starts again`(api: API) throws {
    struct Restless: View {
      let log: Log
      let api: API
      @State var value = 0
      @State var id = 0
      var body: some View {
        Button("Push") { value += 1 }
        Text("here")
          .observe(value, with: api) { old, new in
            log("\(old) → \(new)")
            value += 1
            if new == 2 { id += 1 }
          }
          .id(id)
      }
    }
    let log = Log()
    let host = ViewHost(Restless(log: log, api: api), configuration: .silent)
    try host.tap("Push")
    // The second run replaces the view: the change that it made is nothing to the new one.
    #expect(log.take() == ["0 → 1", "1 → 2"])
    #expect(host.warnings == [])
    try host.tap("Push")
    #expect(log.take() == ["3 → 4", "4 → 5"])
    #expect(host.warnings.count == 1)
  }

  @Test(arguments: API.allCases)
  func `dismiss() runs each onDisappear, children first, and later events throw`(api: API) throws {
    struct Pair: View {
      let log: Log
      let api: API
      var body: some View {
        VStack {
          Row(log: log, api: api, name: "first")
          Row(log: log, api: api, name: "second")
        }
        .onDisappear { log("stack disappears") }
      }
    }
    let log = Log()
    let host = ViewHost(Pair(log: log, api: api))
    _ = log.take()
    host.dismiss()
    #expect(log.take() == ["first disappears with 0", "second disappears with 0", "stack disappears"])
    #expect(host.texts == [])
    host.dismiss()
    host.render()
    #expect(log.take() == [])
    #expect(throws: ViewHostError.self) { try host.tap("Tap first") }
  }

  @Test func `onDisappear runs the newest closure`() throws {
    struct Aging: View {
      let log: Log
      @State var age = 1
      var body: some View {
        Button("Age") { age += 1 }
          .onDisappear { [age] in log("gone at \(age)") }
      }
    }
    let log = Log()
    let host = ViewHost(Aging(log: log))
    try host.tap("Age")
    host.dismiss()
    #expect(log.take() == ["gone at 2"])
  }
}
