import Testing

@testable import ViewEngine

/// Of many rows a lazy container makes those in its window.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct RowWindowTests {
  enum Kind: CaseIterable { case list, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid }

  struct Rows: View {
    let kind: Kind
    let count: Int
    let log: Log
    var body: some View {
      switch kind {
      case .list: List { rows }
      case .lazyVStack: ScrollView { LazyVStack { rows } }
      case .lazyHStack: ScrollView { LazyHStack { rows } }
      case .lazyVGrid: LazyVGrid(columns: [GridItem()]) { rows }
      case .lazyHGrid: LazyHGrid(rows: [GridItem()]) { rows }
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { number in
        Text("\(number)").onAppear { log("+\(number)") }.onDisappear { log("-\(number)") }
      }
    }
  }

  @Test(arguments: Kind.allCases) func `a lazy container mounts only the rows in its window`(_ kind: Kind) throws {
    let log = Log()
    let host = ViewHost.silent(rows: 3, Rows(kind: kind, count: 8, log: log))
    #expect(host.texts == ["0", "1", "2"])
    #expect(log.take() == ["+0", "+1", "+2"])
    try host.scrollDown()
    #expect(host.texts == ["3", "4", "5"])
    #expect(log.take() == ["+3", "+4", "+5", "-0", "-1", "-2"])
    try host.scrollDown()
    #expect(host.texts == ["5", "6", "7"])
    #expect(log.take() == ["+6", "+7", "-3", "-4"])
    try host.scrollUp()
    #expect(host.texts == ["2", "3", "4"])
    #expect(log.take() == ["+2", "+3", "+4", "-5", "-6", "-7"])
    try host.scroll(to: 5)
    #expect(host.texts == ["3", "4", "5"])
    try host.scroll(to: 4)
    try host.scroll(to: 1)
    #expect(host.texts == ["1", "2", "3"])
    host.dismiss()
    #expect(log.take() == ["+5", "-2", "+1", "+2", "-4", "-5", "-1", "-2", "-3"])
    #expect(host.warnings == [])
  }

  @Test func `a List mounts 50 rows unless visibleRows differs, and a VStack or Form mounts all`() {
    #expect(ViewHost(List(0..<80) { Text("\($0)") }).texts.count == 50)
    #expect(ViewHost.silent(rows: nil, List(0..<80) { Text("\($0)") }).texts.count == 80)
    #expect(ViewHost.silent(rows: 0, List(0..<80) { Text("\($0)") }).texts.count == 1)
    #expect(ViewHost { VStack { ForEach(0..<80) { Text("\($0)") } } }.texts.count == 80)
    #expect(ViewHost { Form { ForEach(0..<80) { Text("\($0)") } } }.texts.count == 80)
  }

  @Test func `scrolling does not evaluate the body, and a row's reads invalidate only the rows`() throws {
    struct Feed: View {
      let log: Log
      @State private var suffix = "."
      var body: some View {
        let _ = log("body")
        List(0..<6) { number in
          let _ = log("\(number)")
          Text("\(number)\(suffix)")
        }
        .onAppear { log.write = { suffix = $0 as! String } }
      }
    }
    let log = Log()
    defer { log.write = nil }
    let host = ViewHost.silent(rows: 2, Feed(log: log))
    #expect(log.take() == ["body", "0", "1"])
    try host.scrollDown()
    #expect(log.take() == ["2", "3"])
    host.update { log.write?("!") }
    #expect(log.take() == ["2", "3"])
    #expect(host.texts == ["2!", "3!"])
  }

  @Test func `a row that leaves the window loses its @State`() throws {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("\(number): \(count)") { count += 1 } }
    }
    let host = ViewHost.silent(rows: 2, List(0..<6) { Row(number: $0) })
    try host.tap("1: 0")
    try host.scroll(to: 2)
    #expect(host.texts == ["1: 1", "2: 0"])
    try host.scroll(to: 3)
    try host.scroll(to: 1)
    #expect(host.texts == ["1: 0", "2: 0"])
  }

  @Test func `the window counts rows across ForEach, Section, body and AnyView`() throws {
    struct More: View {
      var body: some View { ForEach(["d", "e"], id: \.self) { Text($0) } }
    }
    let host = ViewHost.silent(
      rows: 3,
      List {
        Text("top")
        Section("One") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        AnyView(ForEach(["c"], id: \.self) { Text($0) })
        More()
        Section("Two") { ForEach(["f", "g"], id: \.self) { Text($0) } }
      })
    #expect(host.texts == ["top", "One", "a", "b", "c", "Two"])
    try host.scrollDown()
    #expect(host.texts == ["top", "One", "d", "e", "Two", "f"])
    try host.scrollDown()
    #expect(host.texts == ["top", "One", "e", "Two", "f", "g"])
    #expect(throws: ViewHostError.self) { try host.scrollDown() }
  }

  @Test func `views inside a row do not count as rows of the container`() {
    let host = ViewHost.silent(
      rows: 2,
      List(0..<3) { row in
        HStack { ForEach(0..<3) { Text("\(row)\($0)") } }
        LazyHStack { ForEach(0..<3) { Text("\(row)\($0)") } }
      })
    #expect(host.texts == ["00", "01", "02", "00", "01", "10", "11", "12", "10", "11"])
    let menu = ViewHost.silent(
      rows: 2, List { Picker("P", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } } })
    #expect(menu.interactions.map(\.options) == [["0", "1", "2"]])
  }

  @Test func `a List mounts only as many sections as its window needs`() throws {
    let log = Log()
    let host = ViewHost.silent(
      rows: 4,
      List {
        ForEach(0..<40) { group in
          Section("S\(group)") { ForEach(0..<3) { Text("\(group).\($0)") } }.onAppear { log("\(group)") }
        }
      })
    #expect(log.take() == ["0", "1", "2", "3"])
    #expect(host.texts == ["S0", "0.0", "0.1", "0.2", "S1", "1.0", "S2", "S3"])
    try host.scrollDown()
    #expect(log.take() == [])
    #expect(host.texts == ["S0", "S1", "1.1", "1.2", "S2", "2.0", "2.1", "S3"])
    try host.scrollDown()
    try host.scrollDown()
    #expect(log.take() == ["4", "5", "6", "7"])
    #expect(host.texts.filter { $0.contains(".") } == ["4.0", "4.1", "4.2", "5.0"])
  }

  @Test func `the window stays within the rows when rows are removed`() throws {
    struct Shrinking: View {
      let log: Log
      @State private var numbers = Array(0..<9)
      var body: some View {
        List(numbers, id: \.self) { Text("\($0)") }.onAppear { log.write = { numbers = $0 as! [Int] } }
      }
    }
    let log = Log()
    defer { log.write = nil }
    let host = ViewHost.silent(rows: 3, Shrinking(log: log))
    try host.scroll(to: 8)
    host.update { log.write?(Array(0..<4)) }
    #expect(host.texts == ["1", "2", "3"])
    host.update { log.write?([Int]()) }
    #expect(host.texts == [])
    host.update { log.write?([7, 8]) }
    #expect(host.texts == ["7", "8"])
  }

  @Test func `rows of a later ForEach move up when an earlier ForEach is removed`() throws {
    struct First: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { ForEach(["a", "b"], id: \.self) { Text($0) } }
      }
    }
    let host = ViewHost.silent(
      rows: 3,
      List {
        First()
        ForEach(["c", "d", "e"], id: \.self) { Text($0) }
      })
    #expect(host.texts == ["Hide", "a", "b", "c"])
    try host.tap("Hide")
    #expect(host.texts == ["Hide", "c", "d", "e"])
  }

  @Test func `a ForEach over a constant range keeps its row count, and a change is reported`() {
    struct Growing: View {
      let log: Log
      @State private var count = 3
      var body: some View {
        List { ForEach(0..<count) { Text("\($0) of \(count)") } }.onAppear { log.write = { count = $0 as! Int } }
      }
    }
    let log = Log()
    defer { log.write = nil }
    let host = ViewHost.silent(rows: 5, Growing(log: log))
    host.update { log.write?(4) }
    #expect(host.texts == ["0 of 4", "1 of 4", "2 of 4"])
    #expect(host.warnings.map { $0.contains("count (4) != its initial count (3)") } == [true])
  }

  @Test func `a delete or move uses the row's offset among all rows`() throws {
    struct Editing: View {
      @State private var numbers = Array(0..<6)
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let host = ViewHost.silent(rows: 2, Editing())
    try host.scroll(to: 4)
    try host.delete("3")
    #expect(host.texts == ["4", "5"])
    try host.move("5", to: 0)
    try host.scroll(to: 5)
    #expect(host.texts == ["5", "0"])
  }
}
