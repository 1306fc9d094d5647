import Testing

@testable import ViewPlatform

@Suite("Values", .timeLimit(.minutes(20))) struct ValuesTests {
  private final class Object {}

  @Test func `BoxedOptional takes one word, and its copies are independent`() {
    var first = BoxedOptional<[Int]>()
    #expect(MemoryLayout.size(ofValue: first) == MemoryLayout<UInt>.size)
    #expect(first.value == nil)
    first.value = [1]
    var second = first
    second.value = [2]
    #expect([first.value, second.value] == [[1], [2]])
    second.value = nil
    #expect([first.value, second.value] == [[1], nil])
  }

  @Test func `TypedValues finds values by type, and add() keeps the existing value`() {
    enum Name {}
    enum Size {}
    var values = TypedValues()
    values[Name.self] = "a"
    var others = TypedValues()
    others[Name.self] = "b"
    others[Size.self] = 3
    values.add(others)
    #expect(values[Name.self] == "a")
    #expect(values[Size.self] == 3)
    #expect((values[Size.self] as String?) == nil)
    values[Name.self] = String?.none
    #expect((values[Name.self] as String?) == nil)
  }

  @Test func `ThreadLocal restores the previous object after withValue`() async {
    let local = ThreadLocal<Object>()
    let (outer, inner) = (Object(), Object())
    #expect(local.current == nil)
    local.withValue(outer) {
      #expect(local.current === outer)
      local.withValue(inner) { #expect(local.current === inner) }
      local.withValue(nil) { #expect(local.current == nil) }
      #expect(local.current === outer)
    }
    #expect(local.current == nil)
  }

  @Test func `ThreadLocal restores the previous object after an error`() {
    struct Failure: Error {}
    let local = ThreadLocal<Object>()
    let object = Object()
    #expect(throws: Failure.self) { try local.withValue(object) { throw Failure() } }
    #expect(local.current == nil)
  }

  @Test func `values nested 200,000 deep are released without a deep stack`() {
    final class Counter { var count = 0 }
    final class Nested {
      var content: Nested?
      let counter: Counter
      init(_ content: Nested?, _ counter: Counter) {
        (self.content, self.counter) = (content, counter)
        counter.count += 1
      }
      deinit {
        counter.count -= 1
        DeepRelease.release(&content)
      }
    }
    let counter = Counter()
    var nested: Nested?
    for _ in 0..<200_000 { nested = Nested(nested, counter) }
    #expect(counter.count == 200_000)
    withExtendedLifetime(nested) {}
    nested = nil
    #expect(counter.count == 0)
  }
}
