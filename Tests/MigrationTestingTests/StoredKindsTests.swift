import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Stored properties of every kind: each is read as what it is, or not at all.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct StoredKindsTests {
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

  /// Two values made with the same number are the same; with different numbers they are not.
  private func check(_ expected: String, _ make: (Int) -> Any, at location: SourceLocation = #_sourceLocation) {
    let (one, again, other) = (make(1), make(1), make(2))
    #expect(hash(one) == hash(again), sourceLocation: location)
    #expect(hash(one) != hash(other), sourceLocation: location)
    #expect(text(one) == expected, sourceLocation: location)
    withExtendedLifetime((one, again, other)) {}
  }

  // MARK: Existentials

  protocol Service { var count: Int { get } }
  protocol Tagged<Tag> { associatedtype Tag }
  struct Small: Service, Hashable { var count = 1 }
  struct Large: Service {
    var count = 1
    var rest = (2, 3, 4, 5)
    var name = "large"
  }
  struct Box: Tagged {
    typealias Tag = Int
    var tag: Int
  }
  final class Remote: Service {
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  final class Key: Tagged {
    typealias Tag = Int
    let tag: Int
    init(_ tag: Int) { self.tag = tag }
  }
  struct Failure: Error { var code: Int }
  enum Broken: Error { case first, second, coded(Int) }

  final class Model {
    let name = "m"
    let service: any Service
    init(_ service: any Service) { self.service = service }
  }
  final class Composed {
    let value: any Service & Sendable
    let after = 7
    init(_ value: any Service & Sendable) { self.value = value }
  }
  final class Bound {
    let value: any Service & AnyObject
    let after = 7
    init(_ value: Remote) { self.value = value }
  }
  final class Constrained {
    let value: any Tagged<Int>
    let object: any Tagged<Int> & AnyObject
    init(_ tag: Int) { (value, object) = (Box(tag: tag), Key(tag)) }
  }
  final class Failing {
    let error: any Error
    let last: (any Error)?
    init(_ error: any Error) { (self.error, last) = (error, error) }
  }
  final class Anything {
    let any: Any
    let optional: Any?
    let hashable: AnyHashable
    let object: AnyObject
    init(_ number: Int) { (any, optional, hashable, object) = (number, "\(number)", number, Remote(number)) }
  }

  @Test func `an existential is read as its wrapped value`() {
    check("Model(name: \"m\", service: Small(count: 1))") { Model(Small(count: $0)) }
    check("Model(name: \"m\", service: Large(count: 1, rest: (2, 3, 4, 5), name: \"large\"))") {
      Model(Large(count: $0))
    }
    check("Model(name: \"m\", service: Remote(count: 1))") { Model(Remote($0)) }
    check("Composed(value: Small(count: 1), after: 7)") { Composed(Small(count: $0)) }
    check("Bound(value: Remote(count: 1), after: 7)") { Bound(Remote($0)) }
    check("Constrained(value: Box(tag: 1), object: Key(tag: 1))") { Constrained($0) }
    #expect(hash(Model(Small())) != hash(Model(Remote(1))))
  }

  @Test func `an error, an Any and an AnyHashable are read as their wrapped values`() {
    check("Failing(error: Failure(code: 1), last: Failure(code: 1))") { Failing(Failure(code: $0)) }
    check("Failing(error: first, last: first)") { Failing($0 == 1 ? Broken.first : .second) }
    check("Failing(error: coded(1), last: coded(1))") { Failing(Broken.coded($0)) }
    check("Anything(any: 1, optional: \"1\", hashable: 1, object: Remote(count: 1))") { Anything($0) }
    #expect(hash([AnyHashable(1)]) != hash([AnyHashable("1")]))
  }

  // MARK: Metatypes, closures, tuples

  class Animal {}
  final class Cat: Animal {}
  final class Types {
    let before = 1
    // Takes no room: there is one such type only.
    let value: Int.Type = Int.self
    let object: Animal.Type
    let any: Any.Type
    let service: (any Service.Type)?
    let after: Int
    init(_ number: Int) {
      object = number == 1 ? Animal.self : Cat.self
      any = number == 1 ? Int.self : String.self
      service = number == 1 ? nil : Small.self
      after = number
    }
  }
  final class Actions {
    let action: () -> Void
    let optional: (@Sendable (Int) -> Int)?
    let number: Int
    init(_ number: Int) { (action, optional, self.number) = ({ _ = number }, { $0 + number }, number) }
  }
  final class Pair {
    let pair: (first: Int, second: String?)
    let nested: (Int, (any Service, left: Bool))
    init(_ number: Int) { (pair, nested) = ((number, "b"), (number, (Small(), true))) }
  }

  @Test func `a metatype is read by its name, and one without storage is skipped`() {
    let module = "MigrationTestingTests.StoredKindsTests"
    check("Types(before: 1, object: \(module).Animal, any: Swift.Int, service: nil, after: 1)") { Types($0) }
  }

  @Test func `a closure is read by its code and its copies`() {
    check("Actions(action: closure(1), optional: closure (no. 2)(1), number: 1)") { Actions($0) }
  }

  @Test func `a tuple is read by its elements`() {
    check("Pair(pair: (first: 1, second: \"b\"), nested: (1, (Small(count: 1), left: true)))") { Pair($0) }
  }

  // MARK: Enums

  indirect enum Tree {
    case leaf
    case branch(Tree, Int, Tree)
  }
  enum Generic<Value> { case none, some(Value), pair(Value, label: Value) }
  enum Single { case only }
  enum Mixed { case a(Bool), b(any Service), c(Remote), d(() -> Void), e(x: Int, y: Double) }
  final class Holder<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test func `an enum is read by its case and associated values`() {
    check("Holder<Tree>(value: branch(leaf, 1, branch(leaf, 2, leaf)))") {
      Holder(Tree.branch(.leaf, $0, .branch(.leaf, 2, .leaf)))
    }
    check("Holder<Generic<Service>>(value: some(Small(count: 1)))") {
      Holder(Generic<any Service>.some(Small(count: $0)))
    }
    check("Holder<Generic<Int>>(value: pair(1, label: 3))") { Holder(Generic.pair($0, label: 3)) }
    check("Holder<Mixed>(value: b(Small(count: 1)))") { Holder(Mixed.b(Small(count: $0))) }
    check("Holder<Mixed>(value: c(Remote(count: 1)))") { Holder(Mixed.c(Remote($0))) }
    check("Holder<Mixed>(value: e(x: 1, y: 0.5))") { Holder(Mixed.e(x: $0, y: 0.5)) }
    check("Holder<Mixed>(value: a(true))") { Holder(Mixed.a($0 == 1)) }
    check("Holder<Result<Int, Failure>>(value: failure(Failure(code: 1)))") {
      Holder(Result<Int, Failure>.failure(Failure(code: $0)))
    }
    #expect(text(Single.only) == "only")
    let action = {}
    #expect(hash(Mixed.d(action)) == hash(Mixed.d(action)))
    #expect(hash(Mixed.d(action)) != hash(Mixed.d { _ = 1 }))
  }

  @Test func `a nested optional distinguishes which level is nil`() {
    let values: [Any] = [Int??.none as Any, Int??.some(nil) as Any, Int??.some(1) as Any]
    #expect(Set(values.map(hash)).count == 3)
    check("Holder<Optional<Service>>(value: Small(count: 1))") { Holder<(any Service)?>(Small(count: $0)) }
    #expect(text(Holder<(any Service)?>(nil)) == "Holder<Optional<Service>>(value: nil)")
  }

  // MARK: References

  final class Links {
    weak var object: Remote?
    weak var existential: (any Service & AnyObject)?
    unowned let owner: Remote
    unowned var maybe: Remote?
    unowned(unsafe) let unsafe: Remote
    let unmanaged: Unmanaged<Remote>
    lazy var made = "made"
    var number: Int
    init(_ object: Remote, owner: Remote, _ number: Int) {
      (self.object, existential, self.owner, maybe, unsafe) = (object, object, owner, owner, owner)
      unmanaged = .passUnretained(owner)
      self.number = number
    }
  }
  struct WeakView: View {
    weak var object: Remote?
    unowned var owner: Remote
    let number: Int
    var body: some View { Text("\(number)") }
  }
  struct WeakParent: View {
    let object = Remote(1)
    let owner = Remote(2)
    @State var number = 0
    @State var other = 0
    var body: some View {
      Button("Add") { number += 1 }
      Button("Other") { other += 1 }
      Text("\(other)")
      WeakView(object: object, owner: owner, number: number).onChange(of: number) { _, _ in }
    }
  }

  @Test func `a weak object is read until its release, and an unowned object is never read`() {
    var (object, owner): (Remote?, Remote?) = (Remote(1), Remote(9))
    let links = Links(object!, owner: owner!, 4)
    #expect(
      text(links)
        == "Links(object: Remote(count: 1), existential: Remote no. 2, unmanaged: Unmanaged<Remote>(), made: nil, number: 4)"
    )
    let before = hash(links)
    (object, owner) = (nil, nil)
    #expect(text(links) == "Links(object: nil, existential: nil, unmanaged: Unmanaged<Remote>(), made: nil, number: 4)")
    #expect(hash(links) != before)
    #expect(links.made == "made")
    #expect(
      text(links) == "Links(object: nil, existential: nil, unmanaged: Unmanaged<Remote>(), made: \"made\", number: 4)")
  }

  @Test func `a view with weak and unowned references is explored`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { WeakParent() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.stateCount == 6)
  }

  // MARK: Classes

  @Test func `inherited properties come first, and library properties are omitted`() {
    #if !canImport(Darwin)
      check("Derived(count: 1, ignored: 5, name: \"d\")") { Derived($0) }
      check("Lines(count: 1)") { Lines($0) }
    #endif
    check("Specific(value: Small(count: 1), own: 3)") { Specific(Small(count: $0)) }
    check("Legacy(count: 1, label: text)") { Legacy($0) }
  }

  @Test func `an actor's properties are not read`() async {
    check("Employer(worker: Worker, number: 1)") { Employer($0) }
    let employer = Employer(1)
    let before = hash(employer)
    await employer.worker.work()
    #expect(hash(employer) == before)
  }

  // Not on Apple's systems, of which the oldest that tests run on has none of it.
  #if !canImport(Darwin)
    @Test func `a noncopyable value is not read, but the property after it is`() {
      check("Unique(after: 1)") { Unique($0) }
    }
  #endif

  @Test func `an object's custom mirror and description are ignored`() {
    check("Liar(number: 1)") { Liar($0) }
  }

  // MARK: Foundation and the library

  // Not on Apple's systems, of which the oldest that tests run on has none of it.
  #if !canImport(Darwin)
    @Test func `library values are distinguished by content`() {
      check("Holder<Data>(value: \"AQID\")") { Holder(Data([UInt8($0), 2, 3])) }
      check("Holder<URL>(value: https://a.b/1)") { Holder(URL(string: "https://a.b/\($0)")!) }
      check("Holder<Decimal>(value: 1.5)") { Holder(Decimal($0) + 0.5) }
      check("Holder<Range<Int>>(value: Range<Int>(lowerBound: 1, upperBound: 9))") { Holder($0..<9) }
      check("Holder<ArraySlice<Int>>(value: [1])") { Holder([0, $0, 2][1...1]) }
      check("Holder<Character>(value: 1)") { Holder(Character("\($0)")) }
      check("Holder<CGSize>(value: CGSize(width: 1.0, height: 2.0))") { Holder(CGSize(width: $0, height: 2)) }
      let values: [(Int) -> Any] = [
        { DateComponents(year: $0) }, { IndexPath(indexes: [$0, 0]) }, { Duration.nanoseconds($0) },
        { Measurement(value: Double($0), unit: UnitLength.meters) }, { SIMD3<Float>(0, Float($0), 0) }, { UInt8($0) },
        { TimeZone(secondsFromGMT: $0 * 3_600)! }, { Locale(identifier: $0 == 1 ? "en" : "de") },
        { AttributedString("\($0)") }, { Substring("\($0)") },
        { DateInterval(start: .distantPast, duration: Double($0)) },
        { number in
          var calendar = Calendar(identifier: .gregorian); calendar.firstWeekday = number; return calendar
        },
        { [$0: Small(count: 1)] }, { Set([$0]) }, { [[$0], []] }, { Int128($0) },
        { CharacterSet(charactersIn: "\($0)") },
      ]
      for make in values {
        #expect(hash(make(1)) == hash(make(1)), "\(make(1))")
        #expect(hash(make(1)) != hash(make(2)), "\(make(1))")
      }
    }
  #endif

  @Test func `a set reads the same for any insertion order`() {
    // Of different capacity, so that the order of the elements differs.
    let names = (0..<40).map { "name \($0)" }
    var large = Set<String>(minimumCapacity: 4_000)
    for name in names.reversed() { large.insert(name) }
    #expect(Array(large) != Array(Set(names)))
    #expect(hash(large) == hash(Set(names)))
    #expect(text(large) == text(Set(names)))
  }

  // MARK: At random

  struct Wrapped<Value> {
    var before: Bool = true
    var value: Value
    var after: UInt8 = 3
  }

  /// Puts a value into something else, as the type that it has there and not as what is in it.
  private func wrapped(_ value: Any, by number: Int) -> Any {
    func wrap<Value>(_ value: Value) -> Any {
      switch number {
      case 0: return Wrapped(value: value)
      case 1: return Holder(value)
      case 2: return Optional(value) as Any
      case 3: return [value, value]
      case 4: return (number: 1, value: value)
      case 5: return Generic.some(value)
      case 6: return Generic.pair(value, label: value)
      case 7: return Holder<Any>(value)
      case 8: return ["key": value]
      case 9: return Wrapped<Any?>(value: value)
      case 10: return Result<Value, Failure>.success(value)
      case 11: return Holder<AnyObject>(Holder(value))
      default: return State(initialValue: value)
      }
    }
    return _openExistential(value, do: wrap)
  }

  #if canImport(Darwin)
    private static let newerLeaves: [(Int) -> Any] = []
  #else
    private static let newerLeaves: [(Int) -> Any] = [{ Derived($0) }, { Unique($0) }]
  #endif

  @Test func `values nested in any kinds of value are distinguished by content`() {
    let leaves: [(Int) -> Any] =
      Self.newerLeaves + [
        { $0 }, { "\($0)" }, { Small(count: $0) }, { Large(count: $0) }, { Remote($0) }, { Model(Large(count: $0)) },
        { Failing(Failure(code: $0)) }, { Types($0) }, { Actions($0) }, { Pair($0) }, { Tree.branch(.leaf, $0, .leaf) },
        { $0 == 1 ? Broken.first : .second }, { Legacy($0) }, { Employer($0) },
        { Anything($0) }, { Int8($0) }, { Double($0) }, { $0 == 1 }, { Data([UInt8($0)]) }, { Constrained($0) },
      ]
    var random = ScriptRandom(seed: 21)
    for _ in 0..<3_000 {
      let leaf = leaves[Int.random(in: 0..<leaves.count, using: &random)]
      let wraps = (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
      func make(_ number: Int) -> Any { wraps.reduce(leaf(number)) { wrapped($0, by: $1) } }
      #expect(hash(make(1)) == hash(make(1)), "\(wraps)")
      #expect(hash(make(1)) != hash(make(2)), "\(wraps)")
      #expect(text(make(1)) != text(make(2)), "\(wraps)")
    }
  }
}
