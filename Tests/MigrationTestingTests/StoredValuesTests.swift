import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

@MainActor
@Suite(.timeLimit(.minutes(20)))
struct StoredValuesTests {
  private func hash(_ value: Any) -> UInt64 {
    var hash = StableHash()
    var walk = StoredValues.Walk()
    StoredValues().hash(value, into: &hash, &walk)
    return hash.value
  }

  private func text(_ value: Any) -> String {
    var walk = StoredValues.Walk()
    return StoredValues().text(of: value, &walk)
  }

  private struct Point {
    var x = 1
    var name = "a"
    var tags: Set<String> = ["p", "q", "r"]
  }
  private final class Node {
    var value: Int
    var next: Node?
    weak var owner: Node?
    init(_ value: Int, next: Node? = nil) {
      self.value = value
      self.next = next
    }
  }
  private protocol Delegate: AnyObject {}
  private final class Server: Delegate {}
  private struct Held {
    weak var node: Node?
    weak var delegate: (any Delegate)?
    weak var object: AnyObject?
    var count = 1
  }
  private enum Payload { case none, one(Int), two(String, Int) }
  private enum Plain { case first, second }
  private struct Item: Identifiable {
    let id = UUID()
    var title: String
  }

  @Test func `equal content has an equal hash in different objects`() {
    #expect(hash(Point()) == hash(Point()))
    #expect(hash(Node(1, next: Node(2))) == hash(Node(1, next: Node(2))))
    #expect(hash([1: "a", 2: "b", 3: "c"]) == hash([3: "c", 1: "a", 2: "b"]))
    #expect(hash(Payload.two("a", 1)) == hash(Payload.two("a", 1)))
  }

  @Test func `lists of lists differ if their elements are divided differently`() {
    #expect(hash([[1], []]) != hash([[], [1]]))
    #expect(hash([[1, 2], [3]]) != hash([[1], [2, 3]]))
  }

  @Test func `a date in the future is not now`() {
    #expect(hash(Date()) != hash(Date(timeIntervalSinceNow: 3_600)))
    #expect(text(Date(timeIntervalSinceNow: 3_600)) != "now")
  }

  @Test func `different content has a different hash`() {
    let values: [Any] = [
      Point(), Point(x: 2), Point(name: "b"), Point(tags: ["p"]), Node(1), Node(2), Node(1, next: Node(1)),
      Payload.none, Payload.one(1), Payload.one(2), Payload.two("a", 1), Payload.two("a", 2), Plain.first, Plain.second,
      [1, 2], [2, 1], [1], [Int](), "ab", "ba", 1.5, 1, Int?.none as Any, true, false, Date(timeIntervalSince1970: 5),
    ]
    let hashes = values.map(hash)
    for (place, value) in values.enumerated() {
      for other in values.indices where other < place {
        // A number and a truth value of the same bits, or a case and a number, are never at the same place.
        if type(of: values[other]) == type(of: value) { #expect(hashes[other] != hashes[place], "\(value)") }
      }
    }
  }

  @Test func `random identifiers are hashed by order of appearance, not by value`() {
    let first = [Item(title: "a"), Item(title: "b")]
    let second = [Item(title: "a"), Item(title: "b")]
    #expect(hash(first) == hash(second))
    #expect(hash([first[0].id, first[1].id]) != hash([first[0].id, first[0].id]))
    #expect(hash(Date()) == hash(Date().addingTimeInterval(0.000_01)))
  }

  @Test func `a reference cycle ends the walk`() {
    let first = Node(1)
    let second = Node(2, next: first)
    first.next = second
    first.owner = second
    #expect(hash(first) == hash(first))
    #expect(text(first) == "Node(value: 1, next: Node(value: 2, next: Node no. 1, owner: nil), owner: Node no. 2)")
    first.next = nil
  }

  @Test func `a weak reference is read as its object`() {
    let node = Node(1)
    let server = Server()
    let held = Held(node: node, delegate: server, object: server)
    #expect(text(held).contains("delegate: Server()"))
    #expect(hash(held) != hash(Held(node: nil)))
    #expect(text(held).hasPrefix("Held(node: Node(value: 1"))
  }

  @Test func `a chain of 100,000 objects is walked without a deep stack`() {
    var chain = Node(0)
    for value in 1..<100_000 { chain = Node(value, next: chain) }
    #expect(hash(chain) == hash(chain))
    // Released link by link, because releasing the whole chain at once is recursive.
    var next: Node? = chain
    while let node = next {
      next = node.next
      node.next = nil
    }
  }

  @Test func `closures are compared by their code and their copies, and locks are not`() {
    struct Actions {
      let action: () -> Void
      let lock = NSLock()
      init(_ action: @escaping () -> Void) { self.action = action }
      init(adding number: Int) { self.init { _ = number + 1 } }
    }
    #expect(hash(Actions(adding: 1)) == hash(Actions(adding: 1)))
    #expect(hash(Actions(adding: 1)) != hash(Actions(adding: 2)))
    #expect(hash(Actions {}) != hash(Actions { _ = 1 }))
  }

  @Test func `a hash is the same in every process`() {
    var hash = StableHash()
    hash.combine("state")
    hash.combine(42)
    #expect(hash.value == 12_780_194_414_763_251_614)
  }
}
