import Testing

@testable import ViewEngine

@MainActor
@Suite("Comparison of values", .timeLimit(.minutes(20))) struct ValueComparisonTests {
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

  @Test func `a state write of a value that is equal by SwiftUI's rule evaluates no body`() throws {
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

  @Test func `a state write of a different value evaluates the body once`() throws {
    #expect(try evaluations(Point(x: 1, y: 2)) { $0.y = 3 } == 1)
    #expect(try evaluations(Named(name: "a", object: Object(), more: nil)) { $0.object = Object() } == 1)
    #expect(try evaluations(Named(name: "a", object: Object(), more: nil)) { $0.more = [] } == 1)
    #expect(try evaluations(0.0) { $0 = -0.0 } == 1)
    #expect(try evaluations(Alike(number: 1)) { $0.number = 2 } == 1)
    #expect(try evaluations(Int?.none) { $0 = 0 } == 1)
  }

  enum Phase { case idle, loading(Int), loaded(String, [Int]), failed(any Shape) }
  protocol Shape {}
  struct Square: Shape { var side: Int, name = "square" }
  struct Wide: Shape { var numbers: (Int, Int, Int, Int), name = "wide" }
  final class Numbered: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (first: Numbered, second: Numbered) -> Bool { first.number == second.number }
  }
  enum Small { case none, short(Int8), long(Int64) }

  struct Holding<Value>: View {
    let value: Value
    let log: Log
    var body: some View { let _ = log("evaluated") }
  }

  struct Remaking<Value>: View {
    let make: (Int) -> Value
    let log: Log
    @State var count = 0
    var body: some View {
      Button("Again") { count += 1 }
      Holding(value: make(count), log: log)
    }
  }

  /// Whether two values differ, as a state and as a field of a child; nil if the two disagree.
  func differ<Value>(_ first: @autoclosure @escaping () -> Value, _ second: @autoclosure @escaping () -> Value) throws
    -> Bool?
  {
    let written = try evaluations(first()) { $0 = second() }
    let log = Log()
    let host = ViewHost(Remaking(make: { $0 == 0 ? first() : second() }, log: log))
    try host.tap("Again")
    return written == log.take().count - 1 ? written == 1 : nil
  }

  @Test func `enums are compared by their case and associated values`() throws {
    #expect(try differ(Phase.idle, .idle) == false)
    #expect(try differ(Phase.loading(1), .loading(1)) == false)
    #expect(try differ(Phase.loaded("a", [1]), .loaded("a", [1])) == false)
    #expect(try differ(Phase.failed(Square(side: 1)), .failed(Square(side: 1))) == false)
    #expect(try differ(Phase.idle, .loading(1)) == true)
    #expect(try differ(Phase.loading(1), .loading(2)) == true)
    #expect(try differ(Phase.loaded("a", [1]), .loaded("a", [2])) == true)
    #expect(try differ(Phase.failed(Square(side: 1)), .failed(Square(side: 2))) == true)
    #expect(try differ(Small.short(1), .short(1)) == false)
    #expect(try differ(Small.short(1), .long(1)) == true)
  }

  @Test func `existentials are compared by their dynamic type and value`() throws {
    let object = Object()
    #expect(try differ(Square(side: 1) as any Shape, Square(side: 1)) == false)
    #expect(try differ(Wide(numbers: (1, 2, 3, 4)) as any Shape, Wide(numbers: (1, 2, 3, 4))) == false)
    #expect(try differ("a" as Any, "a") == false)
    #expect(try differ(Double.nan as Any, Double.nan) == false)
    #expect(try differ(object as AnyObject, object) == false)
    #expect(try differ(object as Any?, object) == false)
    #expect(try differ(Square(side: 1) as any Shape, Square(side: 2)) == true)
    #expect(try differ(Wide(numbers: (1, 2, 3, 4)) as any Shape, Wide(numbers: (1, 2, 3, 5))) == true)
    #expect(try differ(Square(side: 1) as any Shape, Wide(numbers: (1, 2, 3, 4))) == true)
    #expect(try differ(1 as Any, 1.0) == true)
    #expect(try differ(object as AnyObject, Object()) == true)
    #expect(try differ(CancellationError() as any Error, Failure()) == true)
  }

  struct Failure: Error {}

  @Test func `an object with == is compared by ==, both as a field and as state`() throws {
    #expect(try differ(Numbered(1), Numbered(1)) == false)
    #expect(try differ(Numbered(1), Numbered(2)) == true)
    #expect(try differ(Numbered?.some(Numbered(1)), Numbered(1)) == false)
  }

  struct Child: View {
    let log: Log
    let action: () -> Void
    var body: some View {
      let _ = log("child")
      Button("Act", action: action)
    }
  }

  @Test func `a child with the same closure, or one without captures, is not re-evaluated`() throws {
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

  /// Plain data with its own `==`, which has no effect here.
  struct Plain: View, Equatable {
    let number: Int
    static func == (first: Plain, second: Plain) -> Bool { true }
    var body: some View { Text("\(number)") }
  }

  @Test func `a plain-data view ignores its own ==, unless equatable() is applied`() throws {
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
