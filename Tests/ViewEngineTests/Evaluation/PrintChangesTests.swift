import Observation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Self._printChanges()", .timeLimit(.minutes(20))) struct PrintChangesTests {
  @Test func `the first evaluation names the view, its identity and all of its properties`() {
    let host = ViewHost(Counter(step: 1))
    #expect(host.changes == ["Counter: @self, @identity, _count, _level changed."])
  }

  @Test func `_printChanges() names only the @State that changed`() throws {
    let host = ViewHost(Counter(step: 1))
    host.clearTrace()
    try host.tap("Add")
    #expect(host.changes == ["Counter: _count changed."])
  }

  @Test func `_printChanges() names the property of a changed environment value`() {
    let host = ViewHost(Counter(step: 1))
    host.clearTrace()
    host.setEnvironment(\.isEnabled, to: false)
    #expect(host.changes == ["Counter: _level changed."])
  }

  @Test func `_printChanges() reports @self for a view with a new value from its parent`() throws {
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

  @Test func `_printChanges() names a changed binding, also one to part of a @State value`() throws {
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

  @Test func `render() counts as a new value of the root view`() {
    let host = ViewHost(Counter(step: 1))
    host.clearTrace()
    host.render()
    #expect(host.changes == ["Counter: @self changed."])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `_printChanges() reports a changed Observable model as @dependencies`() {
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

  @Test func `a nested view is named with its outer type, and reports @identity only with dynamic properties`() throws {
    let host = ViewHost {
      PrintChangesOuter.Plain()
      PrintChangesOuter.Owner()
    }
    #expect(
      host.changes == [
        "PrintChangesOuter.Plain: @self changed.", "PrintChangesOuter.Owner: @self, @identity, _count changed.",
      ])
  }

  @Test func `_logChanges() reports the same changes with the qualified type name`() throws {
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

  @Test func `_printChanges() reports the changes of a ViewModifier`() throws {
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
