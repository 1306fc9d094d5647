import Testing

@testable import ViewEngine

@MainActor
@Suite("Comparison of values", .timeLimit(.minutes(5))) struct ValueComparisonTests {
  struct Point { var x: Int8, y: Int }
  struct Named { var name: String, object: Object, more: [Int]? }
  final class Object {}
  /// Says that all are equal, and is plain data: its bits decide.
  struct Alike: Equatable {
    var number: Int
    static func == (first: Alike, second: Alike) -> Bool { true }
  }

  struct Holder<Value>: View {
    @State var value: Value
    let change: (inout Value) -> Void
    var body: some View {
      Button("Write") { change(&value) }
      let _ = value
    }
  }

  /// How often a body is evaluated for a write.
  func evaluations<Value>(_ value: Value, _ change: @escaping (inout Value) -> Void) throws -> Int {
    let host = ViewHost(Holder(value: value, change: change))
    let before = host.bodyCount
    try host.tap("Write")
    return host.bodyCount - before
  }

  @Test func `a write of what is equal by SwiftUI's rule evaluates nothing`() throws {
    let object = Object()
    #expect(try evaluations(Point(x: 1, y: 2)) { $0 = Point(x: 1, y: 2) } == 0)
    #expect(
      try evaluations(Named(name: "a", object: object, more: [1])) { $0 = Named(name: "a", object: object, more: [1]) }
        == 0)
    #expect(try evaluations(object) { $0 = object } == 0)
    #expect(try evaluations(Double.nan) { $0 = .nan } == 0)
    #expect(try evaluations(Double?.some(.nan)) { $0 = .nan } == 0)
    #expect(try evaluations((1, "a")) { $0 = (1, "a") } == 0)
  }

  @Test func `a write of something else evaluates the body`() throws {
    #expect(try evaluations(Point(x: 1, y: 2)) { $0.y = 3 } == 1)
    #expect(try evaluations(Named(name: "a", object: Object(), more: nil)) { $0.object = Object() } == 1)
    #expect(try evaluations(Named(name: "a", object: Object(), more: nil)) { $0.more = [] } == 1)
    #expect(try evaluations(0.0) { $0 = -0.0 } == 1)
    #expect(try evaluations(Alike(number: 1)) { $0.number = 2 } == 1)
    #expect(try evaluations(Int?.none) { $0 = 0 } == 1)
  }

  struct Child: View {
    let log: Log
    let action: () -> Void
    var body: some View {
      let _ = log("child")
      Button("Act", action: action)
    }
  }

  @Test func `a child that is handed the same closure is not evaluated, nor one without captures`() throws {
    struct Parent: View {
      let log: Log
      let kept: () -> Void
      @State var count = 0
      var body: some View {
        Child(log: log, action: kept)
        Child(log: log, action: {})
        Button("Count \(count)") { count += 1 }
      }
    }
    let log = Log()
    let host = ViewHost(Parent(log: log, kept: { log("kept") }))
    #expect(log.take() == ["child", "child"])
    try host.tap("Count 0")
    #expect(log.take() == [])
  }

  /// Plain data with an `==` of its own, which says nothing here.
  struct Plain: View, Equatable {
    let number: Int
    static func == (first: Plain, second: Plain) -> Bool { true }
    var body: some View { Text("\(number)") }
  }

  @Test func `a view of plain data is shown as it is, unless equatable() says that == counts`() throws {
    struct Parent: View {
      @State var count = 0
      var body: some View {
        Plain(number: count)
        Plain(number: count).equatable()
        Button("Count") { count += 1 }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("Count")
    #expect(host.texts == ["1", "0", "Count"])
  }
}
