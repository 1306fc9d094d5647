import Testing

@testable import ViewPlatform

@Suite("Comparison by metadata", .timeLimit(.minutes(20))) struct MetadataComparisonTests {
  final class Object {}

  struct Pair<First, Second> {
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  }

  enum Choice {
    case none
    case number(Int)
    case text(String)
  }

  struct NeverEqual: Equatable {
    var text = "a"
    static func == (first: Self, second: Self) -> Bool { false }
  }

  struct AlwaysEqual: Equatable, ComparedByEquality {
    let value: Int
    static func == (first: Self, second: Self) -> Bool { true }
  }

  final class Like: ComparedByLikeness {
    let name: String
    init(_ name: String) { self.name = name }
    func isLike(_ other: AnyObject) -> Bool { (other as? Like)?.name == name }
  }

  struct Own: ComparedByItself {
    let key: Int
    let rest: Int
    func isSame(as other: Own) -> Bool { key == other.key }
  }

  // A function that is a value of a generic type would be wrapped into a second function.
  struct Acting {
    let action: () -> Int
    init(_ action: @escaping () -> Int) { self.action = action }
  }

  struct MayAct {
    let action: (() -> Int)?
    init(_ action: (() -> Int)?) { self.action = action }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isEqual: Bool
    let compare: @Sendable () -> Bool

    init<Value>(
      _ description: String, isEqual expected: Bool, _ first: @escaping @Sendable () -> Value,
      _ second: @escaping @Sendable () -> Value
    ) {
      testDescription = description
      isEqual = expected
      compare = { ViewPlatform.isEqual(first(), second()) }
    }

    /// As fields of a larger value, which only metadata tells about.
    init<Value>(
      field description: String, isEqual expected: Bool, _ first: @escaping @Sendable () -> Value,
      _ second: @escaping @Sendable () -> Value
    ) {
      self.init("a field: " + description, isEqual: expected, { Pair("", first()) }, { Pair("", second()) })
    }
  }

  nonisolated(unsafe) static let object = Object()
  static let closure: @Sendable () -> Int = { 1 }
  // Not known to the compiler, which would make a closure that captures nothing.
  static let one = Int(CommandLine.argc)
  static func capturing(_ number: Int) -> () -> Int { { number } }

  static let cases: [Case] = [
    Case("equal bits of plain data", isEqual: true, { Pair(1, 2) }, { Pair(1, 2) }),
    Case("plain data with bits between fields", isEqual: true, { Pair(UInt8(1), 2) }, { Pair(UInt8(1), 2) }),
    Case("plain data that differs", isEqual: false, { Pair(UInt8(1), 2) }, { Pair(UInt8(1), 3) }),
    Case("NaN", isEqual: true, { Double.nan }, { Double.nan }),
    Case("zero and minus zero", isEqual: false, { 0.0 }, { -0.0 }),
    Case("an operator that finds nothing equal", isEqual: false, { NeverEqual() }, { NeverEqual() }),
    Case("nil", isEqual: true, { String?.none }, { String?.none }),
    Case("nil and a value", isEqual: false, { String?.none }, { String?("a") }),
    Case("an optional in an optional", isEqual: false, { String??.some(nil) }, { String??.none }),
    Case("the same object", isEqual: true, { object }, { object }),
    Case("two objects", isEqual: false, { Object() }, { Object() }),
    Case(field: "an operator for plain data", isEqual: true, { AlwaysEqual(value: 1) }, { AlwaysEqual(value: 2) }),
    Case(field: "an operator that finds nothing equal", isEqual: false, { NeverEqual() }, { NeverEqual() }),
    Case(field: "the same object", isEqual: true, { object }, { object }),
    Case(field: "two objects", isEqual: false, { Object() }, { Object() }),
    Case(field: "two objects that are alike", isEqual: true, { Like("a") }, { Like("a") }),
    Case(field: "two objects that are not alike", isEqual: false, { Like("a") }, { Like("b") }),
    Case(
      field: "what says itself that it is the same", isEqual: true, { Own(key: 1, rest: 1) }, { Own(key: 1, rest: 2) }),
    Case(field: "what says itself that it differs", isEqual: false, { Own(key: 1, rest: 1) }, { Own(key: 2, rest: 1) }),
    Case(field: "a function", isEqual: true, { Acting(closure) }, { Acting(closure) }),
    Case(field: "two closures of a function", isEqual: false, { Acting(capturing(one)) }, { Acting(capturing(one)) }),
    Case(field: "an optional function", isEqual: true, { MayAct(closure) }, { MayAct(closure) }),
    Case(field: "no function", isEqual: true, { MayAct(nil) }, { MayAct(nil) }),
    Case(field: "a case", isEqual: true, { Choice.none }, { Choice.none }),
    Case(field: "two cases", isEqual: false, { Choice.none }, { Choice.number(0) }),
    Case(field: "equal payloads", isEqual: true, { Choice.text("a") }, { Choice.text("a") }),
    Case(field: "two payloads", isEqual: false, { Choice.text("a") }, { Choice.text("b") }),
    Case(field: "equal values of any type", isEqual: true, { [1] as Any }, { [1] as Any }),
    Case(field: "values of two types", isEqual: false, { 1 as Any }, { UInt(1) as Any }),
    Case(field: "a large value in a box", isEqual: true, { Pair(Pair("a", "b"), "c") as Any }) {
      Pair(Pair("a", "b"), "c") as Any
    },
    Case(field: "an array", isEqual: false, { [1, 2] }, { [1, 3] }),
    Case(field: "a tuple", isEqual: true, { (1, "a") }, { (1, "a") }),
    Case(field: "a tuple that differs", isEqual: false, { (1, "a") }, { (1, "b") }),
    Case(field: "a type", isEqual: true, { Int.self as Any.Type }, { Int.self as Any.Type }),
  ]

  @Test(arguments: cases) func `isEqual compares two values as their type specifies`(case: Case) {
    #expect(`case`.compare() == `case`.isEqual)
  }

  @Test func `stored properties are visited in order, with their names, offsets and types`() {
    struct Stored {
      let name: String
      let flag: Bool
      let object: Object?
    }
    var fields: [String] = []
    StoredField.forEach(of: Stored.self) { field in
      let name = field.name.map { String(cString: $0) } ?? "none"
      fields.append("\(name) \(field.offset == MemoryLayout<Stored>.offset(of: \Stored.name)) \(field.type)")
      return fields.count < 2
    }
    #expect(fields == ["name true String", "flag false Bool"])
    StoredField.forEach(of: Object.self) { _ in
      fields.append("an object has none here")
      return true
    }
    #expect(fields.count == 2)
  }

  @Test(
    arguments: [
      (Object.self, .object), (Pair<Int, Int>.self, .aggregate), ((Int, Int).self, .aggregate),
      (Choice.self, .enumeration), ((() -> Void).self, .function), (Any.self, .other),
    ] as [(Any.Type, TypeKind)])
  func `the kind of a type is read from its metadata`(type: Any.Type, kind: TypeKind) {
    #expect(TypeKind(type) == kind)
  }
}
