import Testing

@testable import ViewEngine

@MainActor
@Suite("Which of several is meant", .timeLimit(.minutes(20))) struct AmbiguityTests {
  struct Person: View {
    let name: String
    let log: Log
    var body: some View {
      HStack {
        Text(name)
        Button("Call") { log("call \(name)") }
        Button("Write") { log("write \(name)") }.disabled(name == "Bob")
      }
    }
  }

  struct People: View {
    let log: Log
    var body: some View {
      List {
        Section("Friends") {
          ForEach(["Ada", "Bob"], id: \.self) { Person(name: $0, log: log) }
        }
        Section("Others") { Person(name: "Cleo", log: log) }
      }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `an ambiguous verb lists the position of each candidate`() throws {
    let log = Log()
    let host = ViewHost(People(log: log))
    #expect(
      error { try host.tap("Write") }
        == ViewHostError(
          .ambiguous,
          text: """
            tap: there are 3 buttons labelled "Write", and no index selects one.
              at: 0 is in the row "Ada"
              at: 1 is in the row "Bob" (disabled)
              at: 2 is in the row "Cleo"

            To fix, add one of these indices, or a row: in: host.row("Ada").
            """))
    #expect(log.take() == [])
    try host.tap("Call", at: 1)
    #expect(log.take() == ["call Bob"])
  }

  @Test func `sibling candidates are distinguished by the text before them`() {
    let host = ViewHost {
      VStack {
        Button("Go") {}
        Text("or")
        Button("Go") {}
      }
    }
    #expect(
      error { try host.tap("Go") }?.message.contains(
        "\n  at: 0 is in the VStack\n  at: 1 is in the VStack after \"or\"\n") ?? false)
  }

  @Test func `a hidden button is skipped, but keeps its index`() throws {
    let log = Log()
    let host = ViewHost {
      Button("Go") { log("hidden") }.hidden()
      Button("Go") { log("seen") }
    }
    try host.tap("Go")
    #expect(log.take() == ["seen"])
    #expect(error { try host.tap("Go", at: 0) }?.reason == .hidden)
  }

  @Test func `the message lists at most twelve candidates`() {
    let host = ViewHost { ForEach(0..<100) { _ in Button("Go") {} } }
    let message = error { try host.tap("Go") }?.message
    #expect(message?.contains("at: 11 is ") ?? false)
    #expect(message?.contains("\n  and 88 others\n\nTo fix, add one") ?? false)
  }

  @Test func `an ambiguous row or section cannot be a scope`() throws {
    let log = Log()
    let host = ViewHost {
      List {
        Section("Friends") { Person(name: "Ada", log: log) }
        Section("Others") { Person(name: "Ada", log: log) }
        Section("Others") { Person(name: "Cleo", log: log) }
      }
    }
    #expect(
      error { try host.tap("Call", in: host.row("Ada")) }
        == ViewHostError(
          .ambiguous,
          text: """
            row: there are 2 rows "Ada", and no index selects one.
              at: 0 is in the Section with "Friends", "Call", "Write"
              at: 1 is in the Section with "Others", "Call", "Write"

            To fix, add one of these indices.
            """))
    #expect(error { _ = try host.section("Others") }?.reason == .ambiguous)
    try host.tap("Write", in: host.row("Ada", at: 1))
    try host.tap("Call", in: host.section("Others", at: 1))
    try host.tap("Call", in: host.row("Ada", in: host.section("Friends")))
    #expect(log.take() == ["write Ada", "call Cleo", "call Ada"])
  }

  @Test func `equal rows are distinguished by the text before them`() throws {
    let host = ViewHost {
      List {
        ForEach(Array(["Pear", "Plum", "Pear"].enumerated()), id: \.offset) { _, name in
          HStack {
            Text(name)
            Text("\(name) juice")
          }
        }
      }
    }
    #expect(
      error { _ = try host.row("Pear") }
        == ViewHostError(
          .ambiguous,
          text: """
            row: there are 2 rows "Pear", and no index selects one.
              at: 0 is in the List
              at: 1 is in the List after "Plum juice"

            To fix, add one of these indices.
            """))
  }

  @Test func `a row or a section is a scope for verbs and look-ups`() throws {
    let log = Log()
    let host = ViewHost(People(log: log))
    try host.tap("Call", in: host.row("Bob"))
    try host.tap("Call", in: host.section("Others"))
    try host.tap("Write", in: host.row("Ada Call Write"))
    #expect(log.take() == ["call Bob", "call Cleo", "write Ada"])
    #expect(try host.row("Cleo").texts == ["Cleo", "Call", "Write"])
    #expect(try host.findAll("Call", in: host.section("Friends")).count == 2)
    #expect(try host.find("Call", in: host.row("Bob", in: host.section("Friends"))).text == "Call")
    #expect(try host.rows("Call").count == 3)
  }

  @Test func `a missing element gives an error that names the scope and its content`() throws {
    let host = ViewHost(People(log: Log()))
    let friends = try host.section("Friends")
    #expect(
      error { try host.tap("Sing", in: host.row("Ada")) }
        == ViewHostError(
          .notFound,
          text: """
            tap: there is no button "Sing" in the row "Ada".
              In the row "Ada": "Call", "Write".

            To fix, use one of these labels, or perform the event that shows the button first.
            """))
    #expect(
      error { _ = try host.find("Cleo", in: friends) }?.message
        == """
        find: there is nothing with the text "Cleo" in the section "Friends".
          In the section "Friends": "Call" (2 times), "Ada", "Bob", "Write" (2 times), "Friends".

        To fix, use one of these, or perform the event that shows it first.
        """)
    #expect(
      error { _ = try host.row("Dan", in: friends) }?.message
        == """
        row: there is no row "Dan" in the section "Friends".
          In the section "Friends": "Friends", "Ada Call Write", "Bob Call Write".

        To fix, use one of these, or perform the event that shows it first.
        """)
    #expect(error { _ = try host.row("Ada", at: 1) }?.reason == .indexOutOfRange)
    #expect(error { try ViewHost(People(log: Log())).tap("Call", in: friends) }?.reason == .notFound)
  }

  @Test func `a scope is looked up at each use, and reports that its row was removed`() throws {
    struct Shrinking: View {
      @State private var names = ["Ada", "Bob"]
      var body: some View {
        Button("Drop") { names.removeFirst() }
        ForEach(names, id: \.self) { name in HStack { Text(name) } }
      }
    }
    let host = ViewHost(Shrinking())
    let ada = try host.row("Ada")
    #expect(ada.exists)
    try host.tap("Drop")
    #expect(!ada.exists)
    #expect(
      error { _ = try host.find(type: Text.self, in: ada) }?.message
        == """
        find: the element that was found by row "Ada" is gone.

        To fix, use it before the event that removes it, or find it again.
        """)
    #expect(try host.row("Bob").text == "Bob")
  }

  @Test func `row(_:) finds a row after the first read of the texts`() throws {
    let host = ViewHost { ForEach(0..<3) { number in Text("Row \(number)") } }
    #expect(host.texts.count == 3)
    #expect(try host.row("Row 1").text == "Row 1")
    #expect(host.texts.count == 3)
  }
}
