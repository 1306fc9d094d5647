import Observation
import Testing

@testable import ViewEngine

@MainActor
@Suite("ForEach", .timeLimit(.minutes(20))) struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// Rows with their own state, over items that the test changes.
  struct Board: View {
    let log: Log
    @State var items: [Item]
    var body: some View {
      ForEach(items) { item in Row(log: log, item: item) }
        .onAppear { log.write = { [items = $items] in items.wrappedValue = $0 as? [Item] ?? [] } }
    }
  }

  struct Row: View {
    let log: Log
    let item: Item
    @State var first: String?
    var body: some View {
      Text("\(item.name), once \(first ?? "new")")
        .onAppear {
          first = item.name
          log("\(item.id) appears")
        }
        .onDisappear { log("\(item.id) disappears") }
    }
  }

  func board(_ names: String..., log: Log) -> ViewHost {
    let items = names.enumerated().map { Item(id: $0.offset, name: $0.element) }
    return ViewHost(Board(log: log, items: items))
  }

  @Test func `rows are inserted, removed and moved by their ids`() {
    let log = Log()
    let host = board("a", "b", "c", log: log)
    #expect(log.take() == ["0 appears", "1 appears", "2 appears"])
    host.update { log.write?([Item(id: 2, name: "C"), Item(id: 7, name: "x"), Item(id: 0, name: "a")]) }
    #expect(host.texts == ["C, once c", "x, once x", "a, once a"])
    #expect(log.take() == ["7 appears", "1 disappears"])
    host.update { log.write?([Item]()) }
    #expect(host.texts == [])
    #expect(log.take() == ["2 disappears", "7 disappears", "0 disappears"])
    host.update { log.write?([Item(id: 0, name: "back")]) }
    #expect(host.texts == ["back, once back"])
  }

  @Test func `a duplicate id is reported, and its rows are told apart by their order`() {
    let log = Log()
    let items = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
    let host = ViewHost(Board(log: log, items: items), configuration: .silent)
    let warning = """
      ForEach<Array<Item>, Int, Row>: the ID 1 occurs multiple times within the collection, \
      this will give undefined results!
      """
    #expect(host.warnings == [warning])
    #expect(host.texts == ["a, once a", "b, once b", "c, once c"])
    host.update { log.write?([Item(id: 2, name: "c"), Item(id: 1, name: "A"), Item(id: 1, name: "B")]) }
    #expect(host.texts == ["c, once c", "A, once a", "B, once b"])
  }

  @Test func `a ForEach over a range with an id key path may change its count`() throws {
    struct Stairs: View {
      @State var count = 1
      var body: some View {
        Button("Up") { count += 1 }
        ForEach(0..<count, id: \.self) { Text("step \($0)") }
      }
    }
    let host = ViewHost(Stairs())
    try host.tap("Up")
    #expect(host.texts == ["Up", "step 0", "step 1"])
  }

  @Test func `a ForEach row is identified by its id key path`() throws {
    struct Names: View {
      let log: Log
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        Button("Renumber") { items = items.map { Item(id: $0.id + 10, name: $0.name) } }
        ForEach(items, id: \.name) { item in Row(log: log, item: item) }
      }
    }
    let log = Log()
    let host = ViewHost(Names(log: log))
    _ = log.take()
    try host.tap("Renumber")
    #expect(log.take() == [])
  }

  @Test func `a ForEach row over a binding can write to its element`() throws {
    struct Shelf: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items) { $item in Button("\(item.name)") { item.name += "!" } }
        Text(items.map(\.name).joined())
      }
    }
    let host = ViewHost(Shelf())
    try host.tap("b")
    try host.tap("b!")
    #expect(host.texts == ["a", "b!!", "ab!!"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable final class Model {
    var a = 0
    var b = 0
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a row's reads of a model invalidate the rows, not the enclosing body`() {
    struct Root: View {
      let log: Log
      let model: Model
      var body: some View {
        let _ = log("body")
        ForEach([1], id: \.self) { _ in
          Text("\(model.a)").observe(model.a, followsCaptureRule: false) { log("a \($0)") }
        }
        Text("\(model.b)")
      }
    }
    let log = Log()
    let model = Model()
    let host = ViewHost(Root(log: log, model: model))
    #expect(log.take() == ["body"])
    host.update { model.a = 1 }
    #expect(host.texts == ["1", "0"])
    #expect(log.take() == ["a 1"])
    host.update { model.b = 1 }
    #expect(host.texts == ["1", "1"])
    #expect(log.take() == ["body"])
    host.update { (model.a, model.b) = (2, 2) }
    #expect(host.texts == ["2", "2"])
    #expect(log.take() == ["body", "a 2"])
  }

  @Test func `a row's reads of @State invalidate only the rows, also in a nested ForEach`() throws {
    struct Root: View {
      let log: Log
      @State private var outer = 0
      @State private var inner = 0
      var body: some View {
        let _ = log("body")
        Button("Outer") { outer += 1 }
        Button("Inner") { inner += 1 }
        ForEach(0..<2) { row in
          let _ = log("row \(row), \(outer)")
          VStack { ForEach(0..<1) { _ in Text("\(row) \(inner)") } }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    #expect(log.take() == ["body", "row 0, 0", "row 1, 0"])
    try host.tap("Inner")
    #expect(log.take() == [])
    #expect(host.texts == ["Outer", "Inner", "0 1", "1 1"])
    try host.tap("Outer")
    #expect(log.take() == ["row 0, 1", "row 1, 1"])
    host.render()
    #expect(log.take() == ["body", "row 0, 1", "row 1, 1"])
  }
}
