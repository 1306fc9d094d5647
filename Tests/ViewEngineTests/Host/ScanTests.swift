import Observation
import Testing

@testable import ViewEngine

/// Nodes that no walk has visited are found by their labels, without being rendered.
@MainActor
@Suite("Labels of rows that are not rendered", .timeLimit(.minutes(20))) struct ScanTests {
  /// A separate node around each of several forms.
  struct Own<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isMade = true
    var body: some View { if isMade { content() } }
  }

  final class Log {
    var taps: [String] = []
  }

  /// How many of the nodes directly in the root, and of the rows of a `ForEach` there, were rendered.
  private func rowsRendered(by host: ViewHost) -> Int { host.root.fragment.map(nodesRendered) ?? 0 }

  private func nodesRendered(in fragment: Fragment) -> Int {
    fragment.entries.nodes.compactMap(\.node.fragment).reduce(0) { sum, inner in
      sum + ("\(type(of: inner.node))".hasPrefix("_RowsNode") ? nodesRendered(in: inner) : 1)
    }
  }

  struct Forms: View {
    let log: Log
    var body: some View {
      Own { Button("plain") { log.taps.append("plain") } }
      Own { Button("padded") { log.taps.append("padded") }.padding().opacity(0.5) }
      Own { HStack { Group { Button("stacked") { log.taps.append("stacked") } } } }
      Own { Section("header") { Button("in a section") { log.taps.append("in a section") } } }
      Own { Form { Button("in a form") { log.taps.append("in a form") } } }
      Own { Button("other") { log.taps.append("labelled") }.accessibilityLabel("labelled") }
      Own {
        Button {
          log.taps.append("symbol")
        } label: {
          Label("symbol", systemImage: "star")
        }
      }
      Own {
        Button {
          log.taps.append("trash")
        } label: {
          Image(systemName: "trash")
        }
      }
      Own { Button("pressed") { log.taps.append("pressed") }.buttonStyle(.bordered) }
      Own { Text("tapped").bold().onTapGesture { log.taps.append("tapped") } }
      Own { GroupBox("box") { Button("boxed") { log.taps.append("boxed") } } }
    }
  }

  @Test(arguments: [
    "plain", "padded", "stacked", "in a section", "in a form", "labelled", "symbol", "trash", "pressed", "tapped",
    "boxed",
  ]) func `a row of any view is found by its label, and no other row is rendered`(name: String) throws {
    let log = Log()
    let host = ViewHost { Forms(log: log).body }
    try host.tap(name)
    #expect(log.taps == [name])
    #expect(rowsRendered(by: host) == 1)
  }

  @Test(arguments: 0..<3) func `each row of a ForEach is found without rendering the others`(row: Int) throws {
    let log = Log()
    let host = ViewHost { ForEach(0..<3) { row in Own { Button("Row \(row)") { log.taps.append("\(row)") } } } }
    try host.tap("Row \(row)")
    #expect(log.taps == ["\(row)"])
    #expect(rowsRendered(by: host) == 1)
  }

  struct Rows: View {
    let log: Log
    var body: some View {
      ForEach(0..<3) { row in Own { Button("Row \(row)") { log.taps.append("\(row)") } } }
    }
  }

  @Test(arguments: 0..<3) func `a row in a parent view is found without rendering its siblings`(row: Int) throws {
    let log = Log()
    let host = ViewHost(Rows(log: log))
    try host.tap("Row \(row)")
    #expect(log.taps == ["\(row)"])
    let all = try #require(host.root.fragment?.entries.nodes.first?.node.fragment)
    let rows = try #require(all.entries.nodes.first?.node.fragment)
    #expect(rows.entries.nodes.map { $0.node.fragment != nil } == (0..<3).map { $0 == row })
  }

  @Test(arguments: ["A 0", "A 2", "B 0", "B 2"]) func `rows on both sides of a plain text are found`(
    row: String
  ) throws {
    let log = Log()
    let host = ViewHost {
      ForEach(0..<3) { row in Own { Button("A \(row)") { log.taps.append("A \(row)") } } }
      Text("between")
      ForEach(0..<3) { row in Own { Button("B \(row)") { log.taps.append("B \(row)") } } }
    }
    try host.tap(row)
    #expect(log.taps == [row])
    #expect(rowsRendered(by: host) == 1)
  }

  /// Views one in the other, each a node.
  struct Nested: View {
    let depth: Int
    let name: String
    var body: AnyView {
      depth == 0 ? AnyView(Button(name) {}) : AnyView(Nested(depth: depth - 1, name: name))
    }
  }

  @Test(arguments: [1, 4, 8, 9, 40]) func `a row is found at any nesting depth`(depth: Int) throws {
    let host = ViewHost { ForEach(0..<3) { row in Nested(depth: depth, name: "Row \(row)") } }
    for row in 0..<3 {
      try host.tap("Row \(row)")
      #expect(rowsRendered(by: host) == row + 1)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable final class Shared {
    var number = 0
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct Inner: View {
    let shared: Shared
    var body: some View { Text("\(shared.number)") }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a row keeps its label when its content changes`() throws {
    let shared = Shared()
    let host = ViewHost {
      ForEach(0..<3) { row in
        Own {
          Inner(shared: shared)
          Button("Row \(row)") {}
        }
      }
    }
    try host.tap("Row 0")
    host.update { shared.number = 1 }
    try host.tap("Row 1")
    #expect(rowsRendered(by: host) == 2)
  }

  struct Shrinking: View {
    @State private var count = 100
    var body: some View {
      Button("fewer") { count -= 90 }
      ForEach(0..<count, id: \.self) { Named(row: $0) }
    }
  }

  struct Named: View {
    let row: Int
    var body: some View { Button("Row \(row)") {} }
  }

  @Test func `a removed row leaves the label index, and the others are still found`() throws {
    let host = ViewHost(Shrinking())
    try host.tap("Row 99")
    try host.tap("fewer")
    #expect(host.screens.known?.labels.count == 10)
    let error = #expect(throws: ViewHostError.self) { try host.tap("Row 99") }
    #expect(error?.reason == .notFound)
    for row in 0..<10 { try host.tap("Row \(row)") }
  }

  struct Counting: View {
    let row: Int
    @State private var taps = 0
    var body: some View { Button("Row \(row) \(taps)") { taps += 1 } }
  }

  @Test func `a row is found by its current label after hundreds of changes`() throws {
    let host = ViewHost { ForEach(0..<20) { Counting(row: $0) } }
    for tap in 0..<600 { try host.tap("Row \(tap % 20) \(tap / 20)") }
    #expect(host.texts == (0..<20).map { "Row \($0) 30" })
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `the label index releases old labels without further look-ups`() throws {
    let shared = Shared()
    let host = ViewHost { ForEach(0..<3) { _ in Inner(shared: shared) } }
    _ = try host.find("0", at: 0)
    for number in 1...1_000 {
      host.update { shared.number = number }
      #expect(host.texts == Array(repeating: "\(number)", count: 3))
    }
    #expect(try #require(host.screens.known).labels.count < 200)
  }

  @Test func `the label index releases old labels of a root without child nodes`() throws {
    let host = ViewHost { Button("a") {} }
    try host.tap("a")
    for _ in 0..<1_000 {
      host.render()
      #expect(host.texts == ["a"])
    }
    #expect(try #require(host.screens.known).labels.count < 200)
  }
}
