import Observation
import Testing

@testable import ViewEngine
@testable import ViewGraph

@MainActor
@Suite("Models", .timeLimit(.minutes(20))) struct ObservationTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model's property invalidates only the views that read it`() throws {
    let model = Person(name: "Ada", age: 36)
    let host = ViewHost {
      Name(model: model)
      Age(model: model)
      Button("Rename") { model.name = "Grace" }
    }
    host.clearTrace()
    try host.tap("Rename")
    #expect(host.texts == ["Grace", "36", "Rename"])
    #expect(host.trace == [.event("tap Rename"), .body("Name")])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `several model writes in one event cause one update`() throws {
    let model = Person(name: "Ada", age: 36)
    let log = Log()
    let host = ViewHost {
      Age(model: model, log: log)
      Button("Grow") {
        model.age += 1
        model.age += 1
      }
    }
    try host.tap("Grow")
    #expect(log.take() == ["38"])
    #expect(host.texts == ["38", "Grow"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(.requiresRuntime) func `a model write in a task is a separate event`() async {
    let model = Person(name: "Ada", age: 36)
    let host = ViewHost(Name(model: model))
    host.clearTrace()
    let writer = Task { model.name = "Grace" }
    await writer.value
    #expect(await host.settle())
    #expect(host.texts == ["Grace"])
    #expect(host.trace == [.event("write"), .body("Name")])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a property read only in an earlier evaluation is no longer a dependency`() throws {
    struct Switch: View {
      let model: Person
      @State private var showsName = true
      var body: some View {
        Button("Switch") { showsName.toggle() }
        if showsName { Text(model.name) } else { Text("\(model.age)") }
      }
    }
    let model = Person(name: "Ada", age: 36)
    let host = ViewHost(Switch(model: model))
    try host.tap("Switch")
    host.clearTrace()
    host.update { model.name = "Grace" }
    #expect(host.trace == [.event("update")])
    host.update { model.age = 85 }
    #expect(host.texts == ["Switch", "85"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a view that was evaluated often is re-evaluated once per model change`() throws {
    let model = Person(name: "Ada", age: 36)
    let host = ViewHost(Name(model: model))
    for _ in 0..<100 { host.render() }
    host.clearTrace()
    host.update { model.name = "Grace" }
    #expect(host.trace == [.event("update"), .body("Name")])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `ending an evaluation's registration triggers its Observation callback once`() throws {
    let host = ViewHost(Text("a"))
    let registration = ObservationRegistration(of: try #require(host.graph.root))
    nonisolated(unsafe) var ends = 0
    withObservationTracking {
      registration.noteEnd()
    } onChange: {
      ends += 1
    }
    #expect(ends == 0)
    registration.end()
    #expect(ends == 1)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model read in a row closure invalidates the rows, not the enclosing view`() throws {
    struct List: View {
      let people: [Person]
      var body: some View {
        ForEach(people) { person in
          Text(person.name)
          Years(model: person)
        }
      }
    }
    let people = [Person(name: "Ada", age: 36), Person(name: "Grace", age: 85)]
    let host = ViewHost(List(people: people))
    host.clearTrace()
    host.update { people[1].age += 1 }
    #expect(host.trace == [.event("update"), .body("Years")])
    host.clearTrace()
    host.update { people[0].name = "Ada L." }
    #expect(host.trace == [.event("update")])
    #expect(host.texts == ["Ada L.", "36", "Grace", "86"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a collection of models may itself be a property of a model`() throws {
    let group = People(members: [Person(name: "Ada", age: 36)])
    struct List: View {
      let group: People
      var body: some View { ForEach(group.members) { Name(model: $0) } }
    }
    let host = ViewHost(List(group: group))
    host.update { group.members.append(Person(name: "Grace", age: 85)) }
    #expect(host.texts == ["Ada", "Grace"])
    host.clearTrace()
    host.update { group.members[1].name = "Grace H." }
    #expect(host.texts == ["Ada", "Grace H."])
    #expect(host.trace == [.event("update"), .body("Name")])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a modifier depends on what it reads`() throws {
    struct Tag: ViewModifier {
      let model: Person
      func body(content: Content) -> some View {
        content
        Text(model.name)
      }
    }
    let model = Person(name: "Ada", age: 36)
    let host = ViewHost(ForEach([model]) { Text("\($0.age)") }.modifier(Tag(model: model)))
    host.update { model.name = "Grace" }
    #expect(host.texts == ["36", "Grace"])
    host.update { model.age = 85 }
    #expect(host.texts == ["85", "Grace"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `rows inside a modifier or an AnyView depend on the properties their closures read`() throws {
    let model = Person(name: "Ada", age: 36)
    let host = ViewHost {
      AnyView(ForEach([model]) { Text($0.name) })
      VStack { ForEach([model]) { Text("\($0.age)") } }.modifier(Plain())
    }
    host.update {
      model.name = "Grace"
      model.age = 85
    }
    #expect(host.texts == ["Grace", "85"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a removed view releases its model`() throws {
    struct Root: View {
      @State private var model: Person?
      let note: (Person) -> Void
      var body: some View {
        Button("Insert") { model = Person(name: "Ada", age: 36) }
        if let model {
          Name(model: model)
          Name(model: model)
          Button("Remove") {
            note(model)
            self.model = nil
          }
        }
      }
    }
    weak var gone: Person?
    let host = ViewHost(Root { gone = $0 })
    for _ in 0..<2 {
      try host.tap("Insert")
      host.render()
      try host.tap("Remove")
      host.render()
    }
    #expect(host.texts == ["Insert"])
    #expect(gone == nil)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `model writes inside and outside withAnimation in one event evaluate the reader once`() throws {
    let model = Person(name: "Ada", age: 0)
    let host = ViewHost {
      Age(model: model)
      Button("Grow") {
        model.age += 1
        withAnimation { model.age += 1 }
      }
    }
    host.clearTrace()
    try host.tap("Grow")
    #expect(host.texts == ["2", "Grow"])
    #expect(host.trace.filter { $0 == .body("Age") }.count == 1)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
private final class Person: Identifiable {
  var name: String
  var age: Int
  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
private final class People {
  var members: [Person]
  init(members: [Person]) { self.members = members }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Name: View {
  let model: Person
  var body: some View { Text(model.name) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Age: View {
  let model: Person
  var log: Log?
  var body: some View {
    Text("\(model.age)").observe(model.age, followsCaptureRule: true) { log?("\($0)") }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Years: View {
  let model: Person
  var body: some View { Text("\(model.age)") }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}
