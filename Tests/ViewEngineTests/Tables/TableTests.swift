import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Tables", .timeLimit(.minutes(20))) struct TableTests {
  private struct Person: Identifiable, Sendable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private struct People: View {
    @State var people = [Person(name: "Bea", age: 7), Person(name: "Ann", age: 9), Person(name: "Cid", age: 8)]
    @State var selected: Set<String> = []
    @State var order = [KeyPathComparator(\Person.name)]
    @State var showsAge = true

    var body: some View {
      Table(people.sorted(using: order), selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name).width(min: 10)
        if showsAge { TableColumn("Age", value: \.age) { Text("\($0.age) years") } }
        TableColumn("Look") { person in Text("\(person.name.count)") }
      }
      Text(selected.sorted().joined(separator: " "))
      Button("without age") { showsAge = false }
    }
  }

  @Test func `a tap on a row selects it, a tap on a title sorts`() throws {
    let host = ViewHost(People())
    let titles = ["Name", "Age", "Look"]
    let rest = ["without age"]
    let (ann, bea, cid) = (["Ann", "9 years", "3"], ["Bea", "7 years", "3"], ["Cid", "8 years", "3"])
    #expect(host.texts == titles + ann + bea + cid + [""] + rest)
    try host.tap("Name")
    #expect(host.texts == titles + cid + bea + ann + [""] + rest)
    try host.tap("Age")
    #expect(host.texts == titles + bea + cid + ann + [""] + rest)
    try host.tap("Cid")
    try host.tap("7 years")
    #expect(host.texts == titles + bea + cid + ann + ["Bea Cid"] + rest)
    try host.tap("Cid")
    #expect(host.texts == titles + bea + cid + ann + ["Bea"] + rest)
    #expect(throws: ViewHostError.self) { try host.tap("Look") }
    try host.tap("without age")
    #expect(host.texts == ["Name", "Look", "Bea", "3", "Cid", "3", "Ann", "3", "Bea"] + rest)
  }

  private struct Rows: View {
    let log: Log
    @State var chosen: String?

    var body: some View {
      Table(of: Person.self, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn(Text("Age")) { Text("\($0.age)") }
      } rows: {
        TableRow(Person(name: "first", age: 1))
        ForEach([Person(name: "second", age: 2)]) { person in
          TableRow(person).contextMenu { Button("Remove \(person.name)") { log("removed") } }
        }
      }
      Text(chosen ?? "none")
    }
  }

  private struct Columns: View {
    let people = [Person(name: "Bea", age: 7)]
    @State private var order = [KeyPathComparator<Person>]()

    var body: some View {
      Table(of: Person.self, sortOrder: $order) {
        columns
        TableColumn("Look") { Text("\($0.name.count)") }
      } rows: {
        ForEach(people) { TableRow($0) }
      }
    }

    @TableColumnBuilder<Person, KeyPathComparator<Person>>
    private var columns: some TableColumnContent<Person, KeyPathComparator<Person>> {
      TableColumn("Name", value: \.name) { Text($0.name) }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
  }

  @Test func `table columns can come from a property`() {
    let host = ViewHost(Columns())
    #expect(host.texts == ["Name", "Age", "Look", "Bea", "7", "3"])
  }

  @Test func `table rows can come from a builder`() throws {
    let log = Log()
    let host = ViewHost(Rows(log: log))
    #expect(host.texts == ["Name", "Age", "first", "1", "second", "2", "none"])
    try host.tap("Remove second")
    #expect(log.take() == ["removed"])
    try host.tap("second")
    #expect(host.texts.last == "second")
    #expect(try host.row("first").texts == ["first", "1"])
  }
}
