import Testing

/// Section 4.4 of the contract: the order of the actions of a pass.
@MainActor
@Suite("The order of actions", .timeLimit(.minutes(20))) struct ActionOrderTests {
  /// Observers at every kind of place: inner and outer, on siblings, on rows, in a child with a body.
  struct House: View {
    let log: Log
    let api: API
    @State var value = 0

    var body: some View {
      VStack {
        Button("Ring") { value += 1 }
          .observe(value, with: api) { _, _ in log("button inner") }
          .observe(value, with: api) { _, _ in log("button outer") }
        Room(log: log, api: api, value: value)
          .observe(value, with: api) { _, _ in log("around the room") }
        ForEach(0..<2) { row in
          Text("\(row)").observe(value, with: api) { _, _ in log("row \(row)") }
        }
        Group {
          Text("a").observe(value, with: api) { _, _ in log("a") }
          Text("b").observe(value, with: api) { _, _ in log("b") }
        }
      }
      .observe(value, with: api) { _, _ in log("stack") }
    }
  }

  struct Room: View {
    let log: Log
    let api: API
    let value: Int
    var body: some View {
      Text("room").observe(value, with: api) { _, _ in log("in the room") }
    }
  }

  @Test(arguments: API.allCases)
  func `actions run children first, siblings in declared order, and inner before outer`(api: API) throws {
    let log = Log()
    let host = ViewHost(House(log: log, api: api))
    try host.tap("Ring")
    #expect(
      log.take() == [
        "button inner", "button outer", "in the room", "around the room", "row 0", "row 1", "a", "b", "stack",
      ])
  }

  @Test(arguments: API.allCases)
  func `a host can reverse the order of siblings, but not of nested actions`(api: API) throws {
    let log = Log()
    var configuration = ViewHost.Configuration()
    configuration.siblingOrder = .reversed
    let host = ViewHost(House(log: log, api: api), configuration: configuration)
    try host.tap("Ring")
    #expect(
      log.take() == [
        "b", "a", "row 1", "row 0", "in the room", "around the room", "button inner", "button outer", "stack",
      ])
  }

  // MARK: Places that are evaluated apart from each other

  /// A grandparent, two parents and their children, of which the test writes to any.
  struct Tree: View {
    let log: Log
    let api: API
    @State var value = 0

    var body: some View {
      let _ = log("evaluate tree")
      VStack {
        Branch(log: log, api: api, name: "left")
        Branch(log: log, api: api, name: "right")
        Text("tree").observe(value, with: api) { _, _ in log("tree last") }
      }
      .observe(value, with: api) { _, _ in log("tree") }
      .onAppear { log.writers["tree"] = { [value = $value] in value.wrappedValue = $0 } }
    }
  }

  struct Branch: View, @MainActor Equatable {
    let log: Log
    let api: API
    let name: String
    @State var value = 0

    static func == (first: Branch, second: Branch) -> Bool { first.name == second.name }

    var body: some View {
      let _ = log("evaluate \(name)")
      Text("before").observe(value, with: api) { _, _ in log("\(name) before") }
      Leaf(log: log, api: api, name: "\(name) leaf")
      Text("after").observe(value, with: api) { _, _ in log("\(name) after") }
        .onAppear { log.writers[name] = { [value = $value] in value.wrappedValue = $0 } }
    }
  }

  struct Leaf: View, @MainActor Equatable {
    let log: Log
    let api: API
    let name: String
    @State var value = 0

    static func == (first: Leaf, second: Leaf) -> Bool { first.name == second.name }

    var body: some View {
      let _ = log("evaluate \(name)")
      Text("leaf").observe(value, with: api) { _, _ in log(name) }
        .onAppear { log.writers[name] = { [value = $value] in value.wrappedValue = $0 } }
    }
  }

  func host(_ log: Log, _ api: API, _ order: ViewHost.SiblingOrder = .declared) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.siblingOrder = order
    let host = ViewHost(Tree(log: log, api: api), configuration: configuration)
    _ = log.take()
    return host
  }

  @Test(arguments: API.allCases)
  func `actions of separately changed views run in tree order`(api: API) {
    let log = Log()
    let host = host(log, api)
    host.update {
      for name in ["right leaf", "left", "right", "left leaf"] { log.writers[name]?(1) }
    }
    #expect(
      log.take() == [
        "evaluate left", "evaluate left leaf", "evaluate right", "evaluate right leaf",
        "left before", "left leaf", "left after", "right before", "right leaf", "right after",
      ])
  }

  @Test(arguments: API.allCases)
  func `an action below an unevaluated view runs in its tree position`(api: API) {
    let log = Log()
    let host = host(log, api)
    host.update {
      for name in ["tree", "right leaf", "left leaf"] { log.writers[name]?(1) }
    }
    #expect(
      log.take() == [
        "evaluate tree", "evaluate left leaf", "evaluate right leaf", "left leaf", "right leaf", "tree last", "tree",
      ])
  }

  @Test(arguments: API.allCases)
  func `actions of separately changed views run in reverse when siblings run in reverse`(api: API) {
    let log = Log()
    let host = host(log, api, .reversed)
    host.update {
      for name in ["left leaf", "right leaf", "left"] { log.writers[name]?(1) }
    }
    #expect(
      log.take().filter { !$0.hasPrefix("evaluate") } == ["right leaf", "left after", "left leaf", "left before"])
  }
}
