import Testing

@testable import ViewEngine

/// Which views count as equal, and are not evaluated again.
@MainActor
@Suite("Comparison of views", .timeLimit(.minutes(20))) struct FieldComparisonTests {
  final class Model {}
  enum Plain { case one, two }
  enum Loaded { case none, closure(() -> Void) }
  struct Inner {
    var number = 1
    var text = "a"
  }
  struct Sloppy: Equatable {
    var number: Int
    static func == (first: Sloppy, second: Sloppy) -> Bool { first.number / 10 == second.number / 10 }
  }
  struct Probe<Field> { let field: Field }

  /// Whether a view whose field goes from one value to another is evaluated for it.
  func isEqual<Field>(_ first: Field, _ second: Field) -> Bool {
    let comparison = FieldComparison(of: Probe<Field>.self)
    return withUnsafePointer(to: Probe(field: first)) { first in
      withUnsafePointer(to: Probe(field: second)) {
        comparison.isEqual(UnsafeRawPointer(first), UnsafeRawPointer($0))
      }
    }
  }

  /// Plain data with room for bits that mean nothing.
  private struct Spaced: Equatable {
    var small: UInt8
    var large: Int
  }
  private enum Choice: Equatable { case spaced(UInt8, Int), other }

  @Test func `padding bytes do not affect the comparison`() {
    /// Compares the bits of a value with a copy that differs only in the padding.
    func isEqualButForPadding<Value>(_ value: Value) -> Bool {
      let layout = MemoryLayout<Value>.self
      let copies = (0..<2).map { _ in
        UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: layout.alignment)
      }
      defer { for copy in copies { copy.deallocate() } }
      for (copy, filler) in zip(copies, [0x00, 0xFF] as [UInt8]) {
        withUnsafeBytes(of: value) { copy.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        for offset in 1..<MemoryLayout<Int>.size { copy.storeBytes(of: filler, toByteOffset: offset, as: UInt8.self) }
      }
      return FieldComparison(of: Value.self).isEqual(copies[0], copies[1])
    }
    #expect(isEqualButForPadding(Spaced(small: 1, large: 2)))
    #expect(isEqualButForPadding(Choice.spaced(1, 2)))
    #expect(!isEqual(Spaced(small: 1, large: 2), Spaced(small: 2, large: 2)))
    #expect(!isEqual(Choice.spaced(1, 2), .other))
  }

  @Test func `Equatable fields are compared with ==, and plain data bit by bit`() {
    #expect(isEqual(1, 1))
    #expect(!isEqual(1, 2))
    #expect(isEqual("a long string that needs storage", "a long string " + "that needs storage"))
    #expect(isEqual([1, 2], [1, 2]))
    #expect(isEqual(Optional(1), 1))
    #expect(!isEqual(Optional(1), nil))
    #expect(!isEqual(Sloppy(number: 11), Sloppy(number: 19)))
    #expect(isEqual(Sloppy(number: 11), Sloppy(number: 11)))
    #expect(isEqual(Double.nan, Double.nan))
    #expect(!isEqual(0.0, -0.0))
  }

  @Test func `structs without == and tuples are compared field by field`() {
    #expect(isEqual(Inner(), Inner()))
    #expect(!isEqual(Inner(), Inner(text: "b")))
    #expect(isEqual((1, "a"), (1, "a")))
    #expect(!isEqual((1, "a"), (1, "b")))
    #expect(isEqual(Probe(field: Inner()), Probe(field: Inner())))
  }

  @Test func `the views of a ViewBuilder are compared one by one`() {
    @ViewBuilder func pair(_ last: String) -> some View {
      Text("first")
      Text(last)
    }
    #expect(isEqual(pair("last"), pair("last")))
    #expect(!isEqual(pair("last"), pair("end")))
  }

  @Test func `objects are compared by identity`() {
    let model = Model()
    #expect(isEqual(model, model))
    #expect(!isEqual(model, Model()))
  }

  @Test func `enums without a payload are compared by case`() {
    #expect(isEqual(Plain.one, .one))
    #expect(!isEqual(Plain.one, .two))
  }

  @Test func `a payload enum differs from a different case, and an existential equals its copy`() {
    let closure: () -> Void = {}
    #expect(!isEqual(Optional(closure), nil))
    #expect(isEqual(Loaded.none, Loaded.none))
    let any: any Sendable = 1
    #expect(isEqual(any, any))
  }

  @Test func `optional closures are equal only with the same captures`() {
    struct Optional { var action: ((Log) -> Void)? }
    func action(_ number: Int) -> (Log) -> Void { { $0("\(number)") } }
    func isEqual(_ first: Optional, _ second: Optional) -> Bool {
      withUnsafeBytes(of: first) { first in
        withUnsafeBytes(of: second) {
          FieldComparison(of: Optional.self).isEqual(first.baseAddress!, $0.baseAddress!)
        }
      }
    }
    let one = Optional(action: action(1))
    #expect(isEqual(one, one))
    #expect(!isEqual(one, Optional(action: action(2))))
    #expect(!isEqual(one, Optional()))
    #expect(isEqual(Optional(), Optional()))
  }

  @Test func `bindings are equal if they lead to the same place`() {
    struct Place {
      var x = 1
      var y = 2
    }
    let place = Binding(StateLocation(Place(), queue: WriteQueue {}))
    let other = Binding(StateLocation(Place(), queue: WriteQueue {}))
    #expect(isEqual(place, place))
    #expect(!isEqual(place, other))
    #expect(isEqual(place.x, place.x))
    #expect(!isEqual(place.x, place.y))
    #expect(isEqual(Binding.constant(1), .constant(1)))
    #expect(!isEqual(Binding.constant(1), .constant(2)))
    let functions = Binding(get: { 1 }, set: { (_: Int) in })
    #expect(isEqual(functions, functions))
    #expect(!isEqual(functions, Binding(get: { 1 }, set: { (_: Int) in })))
  }

  // MARK: In a tree

  struct Parent: View {
    let log: Log
    @State var count = 0
    var body: some View {
      Button("Again") { count += 1 }
      Same(log: log, number: 1)
      Tens(log: log, number: count).equatable()
      AlwaysSame(log: log, number: count)
      WithClosure(log: log) {}
    }
  }

  struct Same: View {
    let log: Log
    let number: Int
    @State var own = 0
    var body: some View {
      let _ = log("same \(number)")
      Text("same")
    }
  }

  struct Tens: View, @MainActor Equatable {
    let log: Log
    let number: Int
    static func == (first: Tens, second: Tens) -> Bool { first.number / 10 == second.number / 10 }
    var body: some View {
      let _ = log("tens \(number)")
      Text("tens \(number)")
    }
  }

  struct AlwaysSame: View, @MainActor Equatable {
    let log: Log
    let number: Int
    static func == (first: AlwaysSame, second: AlwaysSame) -> Bool { true }
    var body: some View {
      let _ = log("always \(number)")
      Text("always \(number)")
    }
  }

  struct WithClosure: View {
    let log: Log
    let action: () -> Void
    var body: some View {
      let _ = log("closure")
      Text("closure")
    }
  }

  @Test func `an equal view keeps its content and is not re-evaluated`() throws {
    let log = Log()
    let host = ViewHost(Parent(log: log))
    #expect(log.take() == ["same 1", "tens 0", "always 0", "closure"])
    for _ in 0..<10 { try host.tap("Again") }
    #expect(log.take() == ["tens 10"])
    #expect(host.texts == ["Again", "same", "tens 10", "always 0", "closure"])
  }
}
