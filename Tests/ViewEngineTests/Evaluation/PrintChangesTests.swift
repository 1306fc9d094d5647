import Observation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Self._printChanges()", .timeLimit(.minutes(20))) struct PrintChangesTests {
  @Test func `the first evaluation names the view, its identity and all of its properties`() {
    let host = ViewHost(Counter(step: 1))
    #expect(host.changes == ["Counter: @self, @identity, _count, _level changed."])
  }

  @Test func `a state that changed is named, and nothing else`() throws {
    let host = ViewHost(Counter(step: 1))
    host.clearTrace()
    try host.tap("Add")
    #expect(host.changes == ["Counter: _count changed."])
  }

  @Test func `an environment value that changed is named`() {
    let host = ViewHost(Counter(step: 1))
    host.clearTrace()
    host.setEnvironment(\.isEnabled, to: false)
    #expect(host.changes == ["Counter: _level changed."])
  }

  @Test func `a view that its parent made again is named`() throws {
    struct Parent: View {
      @State private var step = 1
      var body: some View {
        Counter(step: step)
        Button("Step") { step += 1 }
      }
    }
    let host = ViewHost(Parent())
    host.clearTrace()
    try host.tap("Step")
    #expect(host.changes == ["Counter: @self changed."])
  }

  @Test func `a binding whose value changed is named, and one to a part of it`() throws {
    struct Reader: View {
      @Binding var number: Int
      var body: some View {
        let _ = Self._printChanges()
        Text("\(number)")
      }
    }
    struct Parent: View {
      struct Pair { var first = 1, second = 2 }
      @State private var number = 1
      @State private var pair = Pair()
      var body: some View {
        Reader(number: $number)
        Reader(number: $pair.first)
        Button("Add") { number += 1 }
        Button("First") { pair.first += 1 }
      }
    }
    let host = ViewHost(Parent())
    host.clearTrace()
    try host.tap("Add")
    try host.tap("First")
    #expect(host.changes == ["Reader: _number changed.", "Reader: _number changed."])
  }

  @Test func `a render counts as a new value of the root`() {
    let host = ViewHost(Counter(step: 1))
    host.clearTrace()
    host.render()
    #expect(host.changes == ["Counter: @self changed."])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model that changed is a dependency`() {
    let model = Model()
    struct Reader: View {
      let model: Model
      var body: some View {
        let _ = Self._printChanges()
        Text("\(model.number)")
      }
    }
    let host = ViewHost(Reader(model: model))
    host.clearTrace()
    host.update { model.number += 1 }
    #expect(host.changes == ["Reader: @dependencies changed."])
  }

  @Test func `a view in a type is named with that type, and has an identity only if it has dynamic properties`() throws
  {
    let host = ViewHost {
      PrintChangesOuter.Plain()
      PrintChangesOuter.Owner()
    }
    #expect(
      host.changes == [
        "PrintChangesOuter.Plain: @self changed.", "PrintChangesOuter.Owner: @self, @identity, _count changed.",
      ])
  }

  @Test func `_logChanges says the same with the qualified type name`() throws {
    let host = ViewHost(PrintChangesOuter.Logging().modifier(PrintChangesOuter.LoggingModifier()))
    #expect(
      host.changes == [
        "ViewEngineTests.PrintChangesOuter.LoggingModifier: @self changed.",
        "ViewEngineTests.PrintChangesOuter.Logging: @self, @identity, _count changed.",
      ])
    host.clearTrace()
    try host.tap("Add 0")
    #expect(host.changes == ["ViewEngineTests.PrintChangesOuter.Logging: _count changed."])
  }

  @Test func `a modifier says it too`() throws {
    struct Adding: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        let _ = Self._printChanges()
        Button("Add \(count)") { count += 1 }
      }
    }
    let host = ViewHost(Text("a").modifier(Adding()))
    try host.tap("Add 0")
    #expect(host.changes == ["Adding: @self, @identity, _count changed.", "Adding: _count changed."])
  }
}

extension ViewHost {
  fileprivate var changes: [String] {
    trace.compactMap { if case .changes(let line) = $0 { line } else { nil } }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
private final class Model {
  var number = 0
}

private struct Counter: View {
  let step: Int
  @State private var count = 0
  @Environment(\.isEnabled) private var level
  var body: some View {
    let _ = Self._printChanges()
    Button("Add") { count += step }
    Text("\(count) \(level)")
  }
}

/// Views in a type.
enum PrintChangesOuter {
  struct Plain: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("plain")
    }
  }

  struct Owner: View {
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      Text("\(count)")
    }
  }

  struct Logging: View {
    @State private var count = 0
    var body: some View {
      let _ = Self._logChanges()
      Button("Add \(count)") { count += 1 }
    }
  }

  struct LoggingModifier: ViewModifier {
    func body(content: Content) -> some View {
      let _ = Self._logChanges()
      content
    }
  }
}
