import Testing

@testable import ViewGraph

@MainActor
@Suite("The comparison of views", .timeLimit(.minutes(20))) struct ComparisonTests {
  struct Shown<Value>: View {
    let value: Value
    let log: Log
    var body: some View { Leaf("leaf", log) }
  }

  final class Object {}

  final class Number: Equatable {
    let value: Int
    init(_ value: Int) { self.value = value }
    static func == (first: Number, second: Number) -> Bool { first.value == second.value }
  }

  /// Plain data whose operator finds all values equal.
  struct AnyNumber: Equatable {
    let value: Int
    static func == (first: AnyNumber, second: AnyNumber) -> Bool { true }
  }

  /// No plain data; its operator finds all values equal.
  struct AnyText: Equatable {
    let value: String
    static func == (first: AnyText, second: AnyText) -> Bool { true }
  }

  struct Padded {
    let small: UInt8
    let large: Int
  }

  enum Choice {
    case none
    case text(String)
  }

  struct Fields {
    let name: String
    let object: Object
    let choice: Choice
  }

  // A function that is a value of a generic type would be wrapped into a second function.
  struct Acting { let action: () -> Int }

  /// Two values of a field, one for each of two evaluations of the body around the view.
  struct Fact: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isEvaluated: Bool
    let view: @MainActor @Sendable (_ isSecond: Bool, Log) -> AnyView

    init<Value>(
      _ description: String, isEvaluated: Bool, _ first: @escaping @Sendable () -> Value,
      _ second: @escaping @Sendable () -> Value
    ) {
      testDescription = description
      self.isEvaluated = isEvaluated
      view = { AnyView(Shown(value: $0 ? second() : first(), log: $1)) }
    }
  }

  nonisolated(unsafe) private static let object = Object()
  nonisolated private static let constant: @Sendable () -> Int = { 1 }
  // Not known to the compiler, which would make a closure that captures nothing.
  nonisolated private static let one = Int(CommandLine.argc)
  nonisolated private static func closure(capturing number: Int) -> () -> Int { { number } }

  nonisolated static let facts: [Fact] = [
    Fact("equal numbers", isEvaluated: false, { 1 }, { 1 }),
    Fact("two numbers", isEvaluated: true, { 1 }, { 2 }),
    Fact("NaN twice", isEvaluated: false, { Double.nan }, { Double.nan }),
    Fact("zero and minus zero", isEvaluated: true, { 0.0 }, { -0.0 }),
    Fact("equal texts", isEvaluated: false, { "a" }, { "a" }),
    Fact("two texts", isEvaluated: true, { "a" }, { "b" }),
    Fact("equal arrays", isEvaluated: false, { ["a"] }, { ["a"] }),
    Fact("two arrays", isEvaluated: true, { ["a"] }, { ["a", "b"] }),
    Fact("an object twice", isEvaluated: false, { object }, { object }),
    Fact("two objects", isEvaluated: true, { Object() }, { Object() }),
    Fact("two objects that are equal", isEvaluated: false, { Number(1) }, { Number(1) }),
    Fact("plain data that differs, though == does not see it", isEvaluated: true, { AnyNumber(value: 1) }) {
      AnyNumber(value: 2)
    },
    Fact("texts that differ, though == does not see it", isEvaluated: false, { AnyText(value: "a") }) {
      AnyText(value: "b")
    },
    Fact("equal fields with bits between them", isEvaluated: false, { Padded(small: 1, large: 2) }) {
      Padded(small: 1, large: 2)
    },
    Fact("two values with bits between fields", isEvaluated: true, { Padded(small: 1, large: 2) }) {
      Padded(small: 2, large: 2)
    },
    Fact("equal cases", isEvaluated: false, { Choice.text("a") }, { Choice.text("a") }),
    Fact("two cases", isEvaluated: true, { Choice.text("a") }, { Choice.none }),
    Fact("two payloads of a case", isEvaluated: true, { Choice.text("a") }, { Choice.text("b") }),
    Fact("nil twice", isEvaluated: false, { String?.none }, { String?.none }),
    Fact("nil and a text", isEvaluated: true, { String?.none }, { String?("a") }),
    Fact("equal values of any type", isEvaluated: false, { "a" as Any }, { "a" as Any }),
    Fact("values of two types", isEvaluated: true, { 1 as Any }, { "1" as Any }),
    Fact("a closure that captures nothing", isEvaluated: false, { Acting(action: constant) }) {
      Acting(action: constant)
    },
    Fact("a closure that captures", isEvaluated: true, { Acting(action: closure(capturing: one)) }) {
      Acting(action: closure(capturing: one))
    },
    Fact("equal fields", isEvaluated: false, { Fields(name: "a", object: object, choice: .none) }) {
      Fields(name: "a", object: object, choice: .none)
    },
    Fact("fields of which one differs", isEvaluated: true, { Fields(name: "a", object: object, choice: .none) }) {
      Fields(name: "a", object: object, choice: .text("b"))
    },
  ]

  @Test(arguments: facts) func `a view is evaluated again if a field differs`(fact: Fact) {
    let log = Log()
    let isSecond = Handle(false)
    let host = CoreHost(log, Stateful(isSecond) { fact.view($0.wrappedValue, log) })
    #expect(log.take() == ["evaluate Stateful", "evaluate Shown", "mount leaf"])
    let rest = fact.isEvaluated ? ["evaluate Shown", "update leaf"] : []
    #expect(host.event { isSecond.value = true } == ["evaluate Stateful"] + rest)
  }

  @Test func `an equatable view is compared with its == operator, even if it is plain data`() {
    struct Rough: View, Equatable {
      let value: Int
      static func == (first: Rough, second: Rough) -> Bool { first.value / 10 == second.value / 10 }
      var body: some View { EmptyView() }
    }
    let log = Log()
    let count = Handle(1)
    let host = CoreHost(log, Stateful(count) { EquatableView(content: Rough(value: $0.wrappedValue)) })
    #expect(log.take() == ["evaluate Stateful", "evaluate Rough"])
    #expect(host.event { count.value = 2 } == ["evaluate Stateful"])
    #expect(host.event { count.value = 12 } == ["evaluate Stateful", "evaluate Rough"])
  }

  @Test func `a view's state and a binding to the same storage do not cause re-evaluation`() {
    struct Owner: View {
      @State var own = 0
      @Binding var value: Int
      let log: Log
      var body: some View { Leaf("leaf", log) }
    }
    let log = Log()
    let (count, trigger) = (Handle(0), Handle(0))
    let host = CoreHost(
      log,
      Stateful(count) { count in
        Stateful(trigger) {
          Leaf("\($0.wrappedValue)", log)
          Owner(own: $0.wrappedValue, value: count, log: log)
        }
      })
    _ = log.take()
    #expect(host.event { trigger.value = 1 } == ["evaluate Stateful", "update 0 to 1"])
  }
}
