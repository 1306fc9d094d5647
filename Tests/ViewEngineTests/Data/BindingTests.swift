import Testing

@testable import ViewEngine

@MainActor
@Suite("Binding", .timeLimit(.minutes(20))) struct BindingTests {
  struct Item: Equatable, Identifiable {
    let id: Int
    var name: String
  }

  /// State that a test reaches from outside of the view.
  final class Outside {
    var items = [Item(id: 1, name: "tea"), Item(id: 2, name: "milk")]
    var choice: Int? = 3
    var count = 0

    var boundItems: Binding<[Item]> { Binding(get: { self.items }, set: { self.items = $0 }) }
    var boundChoice: Binding<Int?> { Binding(get: { self.choice }, set: { self.choice = $0 }) }
    var boundCount: Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
  }

  // MARK: Closures and constants

  @Test func `a binding of two closures reads and writes through them`() {
    let outside = Outside()
    let count = outside.boundCount
    count.wrappedValue += 2
    #expect(outside.count == 2)
    outside.count = 5
    #expect(count.wrappedValue == 5)
  }

  @Test func `a binding's set closure receives the binding's transaction`() {
    var animations: [Animation?] = []
    let count = Binding(get: { 0 }, set: { (_: Int, transaction) in animations.append(transaction.animation) })
    count.wrappedValue = 1
    count.animation(.linear).wrappedValue = 1
    withAnimation(.easeIn) { count.wrappedValue = 1 }
    #expect(animations == [nil, .linear, nil])
  }

  @Test func `a set closure's write is outside the binding's transaction unless the closure passes it on`() throws {
    struct Writing: View {
      let log: Log
      @State private var v = 0
      @State private var w = 0
      var body: some View {
        let _ = log("evaluate \(v) \(w)")
        let plain = Binding(get: { v }, set: { v = $0 })
        let handing = Binding(get: { v }, set: { [$v] in $v.transaction($1).wrappedValue = $0 })
        Button("Plain") {
          plain.animation().wrappedValue += 1
          w += 1
        }
        Button("Handing") {
          handing.animation().wrappedValue += 1
          w += 1
        }
      }
    }
    let log = Log()
    let host = ViewHost(Writing(log: log))
    try host.tap("Plain")
    #expect(log.take() == ["evaluate 0 0", "evaluate 1 1"])
    try host.tap("Handing")
    #expect(log.take() == ["evaluate 2 1", "evaluate 2 2"])
  }

  @Test func `a constant binding keeps its value and drops writes`() {
    let name = Binding.constant(Item(id: 1, name: "tea"))
    name.name.wrappedValue = "milk"
    name.wrappedValue = Item(id: 2, name: "salt")
    #expect(name.wrappedValue == Item(id: 1, name: "tea"))
  }

  // MARK: Optionals

  @Test func `a binding that unwraps an optional is nil when the optional is nil`() throws {
    let outside = Outside()
    let choice = try #require(Binding(outside.boundChoice))
    choice.wrappedValue += 1
    #expect(outside.choice == 4)
    outside.choice = nil
    #expect(Binding(outside.boundChoice) == nil)
    #expect(choice.wrappedValue == 3, "as it was when the binding was made")
  }

  @Test func `a binding to a value converts to an optional binding, which drops nil`() {
    let outside = Outside()
    let count = Binding<Int?>(outside.boundCount)
    count.wrappedValue = 7
    #expect(outside.count == 7)
    count.wrappedValue = nil
    #expect(outside.count == 7)
    #expect(count.wrappedValue == 7)
  }

  // MARK: Collections

  @Test func `a member of an element is written in place`() {
    let outside = Outside()
    outside.boundItems[0].name.wrappedValue = "coffee"
    #expect(outside.items.map(\.name) == ["coffee", "milk"])
  }

  @Test func `a binding of a collection is a collection of bindings`() {
    let outside = Outside()
    for item in outside.boundItems { item.wrappedValue.name += "!" }
    #expect(outside.items.map(\.name) == ["tea!", "milk!"])
    #expect(outside.boundItems.map(\.id) == [1, 2])
    #expect(outside.boundItems.reversed().map(\.name.wrappedValue) == ["milk!", "tea!"])
  }

  @Test func `an element binding made earlier reads the current element`() {
    let outside = Outside()
    let milk = outside.boundItems[1]
    outside.items[1].name = "cream"
    #expect(milk.name.wrappedValue == "cream")
  }

  @Test func `a binding to a removed element reads its last value and drops writes`() {
    let outside = Outside()
    let milk = outside.boundItems[1]
    outside.items.removeLast()
    #expect(milk.wrappedValue == Item(id: 2, name: "milk"))
    milk.name.wrappedValue = "cream"
    #expect(outside.items == [Item(id: 1, name: "tea")])
  }

  @Test func `each ForEach row over a binding writes to its own element`() throws {
    let host = ViewHost(Shelf())
    try host.setText("coffee", of: "Item 1")
    try host.type("!", into: "Item 2")
    #expect(host.texts == ["coffee milk!", "coffee", "milk!"])
  }

  // MARK: In a view

  @Test func `a write through an animated binding is a separate update`() throws {
    let log = Log()
    let host = ViewHost(Steps(log: log))
    #expect(log.take() == ["x is 0"])
    try host.tap("Both at once")
    #expect(log.take() == ["x is 2"])
    try host.tap("One animated")
    #expect(log.take() == ["x is 3", "x is 4"])
    try host.tap("A member animated")
    #expect(log.take() == ["x is 5", "x is 6"])
  }

  @Test func `a new binding to the same place is equal, and does not re-evaluate the child`() throws {
    let host = ViewHost(Owner())
    host.clearTrace()
    try host.tap("Other")
    #expect(host.trace == [.event("tap Other"), .body("Owner")])
    host.clearTrace()
    try host.tap("Name")
    #expect(host.trace.contains(.body("NameLabel")))
  }

  @Test func `a new binding of closures is never equal, and re-evaluates the child`() throws {
    let host = ViewHost(ClosureOwner())
    host.clearTrace()
    try host.tap("Other")
    #expect(host.trace == [.event("tap Other"), .body("ClosureOwner"), .body("NameLabel")])
  }
}

private struct Shelf: View {
  @State private var items = [BindingTests.Item(id: 1, name: "tea"), BindingTests.Item(id: 2, name: "milk")]

  var body: some View {
    Text(items.map(\.name).joined(separator: " "))
    ForEach($items) { $item in TextField("Item \(item.id)", text: $item.name) }
  }
}

private struct Steps: View {
  struct Position { var x = 0 }
  let log: Log
  @State private var position = Position()

  var body: some View {
    let x = $position.x
    let _ = log("x is \(position.x)")
    VStack {
      Button("Both at once") {
        x.wrappedValue += 1
        x.wrappedValue += 1
      }
      Button("One animated") {
        x.wrappedValue += 1
        x.animation().wrappedValue += 1
      }
      Button("A member animated") {
        x.wrappedValue += 1
        $position.animation().x.wrappedValue += 1
      }
    }
  }
}

private struct NameLabel: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

private struct Owner: View {
  @State private var items = [BindingTests.Item(id: 1, name: "tea")]
  @State private var other = 0

  var body: some View {
    Text("\(other)")
    NameLabel(name: $items[0].name)
    Button("Other") { other += 1 }
    Button("Name") { items[0].name = "milk" }
  }
}

private struct ClosureOwner: View {
  @State private var other = 0

  var body: some View {
    Text("\(other)")
    NameLabel(name: Binding(get: { "tea" }, set: { _ in }))
    Button("Other") { other += 1 }
  }
}
