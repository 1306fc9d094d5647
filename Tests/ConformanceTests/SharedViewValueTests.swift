import Testing

/// Section 3 of the contract: the newest closure belongs to the place, not to the view value.
///
/// Each view uses one view value in two places until `splits`, then two values whose closures differ.
@MainActor
@Suite("One view value in two places", .timeLimit(.minutes(20))) struct SharedViewValueTests {
  /// The part of the screen that differs between the forms of sharing.
  @MainActor protocol Sharing: View {
    init(log: Log, api: API, value: Int, splits: Bool)
  }

  struct Screen<Content: Sharing>: View {
    let log: Log
    let api: API
    @State var value = 0
    @State var splits = false

    var body: some View {
      Button("Add") { value += 1 }
      Button("Split and add") {
        splits = true
        value += 1
      }
      Content(log: log, api: api, value: value, splits: splits)
    }
  }

  @MainActor static func observed(_ name: String, _ value: Int, _ api: API, _ log: Log) -> some View {
    Text(name).observe(value, with: api) { old, new in log("\(name) \(old) → \(new)") }
  }

  struct LocalValue: Sharing {
    let log: Log
    let api: API
    let value: Int
    let splits: Bool

    var body: some View {
      let x = observed("x", value, api, log)
      let y = observed("y", value, api, log)
      VStack {
        x
        splits ? y : x
      }
    }
  }

  struct EachRow: Sharing {
    let log: Log
    let api: API
    let value: Int
    let splits: Bool

    var body: some View {
      let x = observed("x", value, api, log)
      let y = observed("y", value, api, log)
      ForEach(0..<2) { splits && $0 == 1 ? y : x }
    }
  }

  struct Erased: Sharing {
    let log: Log
    let api: API
    let value: Int
    let splits: Bool

    var body: some View {
      let x = AnyView(observed("x", value, api, log))
      let y = AnyView(observed("y", value, api, log))
      VStack {
        x
        splits ? y : x
      }
    }
  }

  struct StoredProperty: Sharing {
    let log: Log
    let api: API
    let value: Int
    let splits: Bool

    struct Twice<Content: View>: View {
      let content: Content
      let other: Content
      let splits: Bool

      var body: some View {
        content
        splits ? other : content
      }
    }

    var body: some View {
      Twice(content: observed("x", value, api, log), other: observed("y", value, api, log), splits: splits)
    }
  }

  func trace<Content: Sharing>(of content: Content.Type, with api: API) throws -> [[String]] {
    let log = Log()
    let host = ViewHost(Screen<Content>(log: log, api: api))
    return try ["Add", "Split and add", "Add"].map { label in
      try host.tap(label)
      return log.take()
    }
  }

  /// Legacy runs the closure from before the change, so the second place says `y` one change later.
  static func expected(with api: API) -> [[String]] {
    [
      ["x 0 → 1", "x 0 → 1"],
      ["x 1 → 2", api == .legacy ? "x 1 → 2" : "y 1 → 2"],
      ["x 2 → 3", "y 2 → 3"],
    ]
  }

  @Test(arguments: API.allCases)
  func `a local view value has one closure per place`(api: API) throws {
    #expect(try trace(of: LocalValue.self, with: api) == Self.expected(with: api))
  }

  @Test(arguments: API.allCases)
  func `a view value in several rows has one closure per row`(api: API) throws {
    #expect(try trace(of: EachRow.self, with: api) == Self.expected(with: api))
  }

  @Test(arguments: API.allCases)
  func `a type-erased view value has one closure per place`(api: API) throws {
    #expect(try trace(of: Erased.self, with: api) == Self.expected(with: api))
  }

  @Test(arguments: API.allCases)
  func `a stored view has one closure per place`(api: API) throws {
    #expect(try trace(of: StoredProperty.self, with: api) == Self.expected(with: api))
  }

  struct StaticViews: View {
    static let log = Log()
    static let legacy = (1...3).map { AnyView(observed("view \($0)", $0, .legacy, log)) }
    static let modern = (1...3).map { AnyView(observed("view \($0)", $0, .modern, log)) }

    let api: API
    @State var splits = false

    var body: some View {
      let views = api == .legacy ? Self.legacy : Self.modern
      Button("Split") { splits = true }
      splits ? views[1] : views[0]
      splits ? views[2] : views[0]
    }
  }

  @Test(arguments: API.allCases)
  func `a static view has one closure per place`(api: API) throws {
    let host = ViewHost(StaticViews(api: api))
    try host.tap("Split")
    let (first, second) = api == .legacy ? ("view 1", "view 1") : ("view 2", "view 3")
    #expect(StaticViews.log.take() == ["\(first) 1 → 2", "\(second) 1 → 3"])
  }
}
