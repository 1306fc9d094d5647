#if Migrator
  import Testing

  @testable import MigratorCore

  /// What changes a value after it was made, away from the place that made it.
  @Suite("Changed values", .onWorkerThreads, .timeLimit(.minutes(20))) struct ChangedValueTests {
    private static func grades(_ files: [String]) throws -> [Verdict.Grade?] {
      let scratch = try Scratch()
      for (place, text) in files.enumerated() { try scratch.write(text, to: "File\(place).swift") }
      return Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).map(
        \.verdict?.grade)
    }

    private static func row(
      _ members: String = "", of type: String = "Int", reads: String = "price"
    ) -> String {
      """
      struct Row: View {
        var price: \(type)
        @State private var v = 0
        \(members)
        var body: some View { Text("").onChange(of: v) { _ in print(\(reads)) } }
      }
      struct List1: View { var body: some View { Row(price: 1) } }
      """
    }

    @Test(arguments: [
      (
        "mutating func raise() { price += 1 }",
        "func raise() -> Int { var price = 2; price += 1; return price }"
      ),
      ("var cost: Int { get { 0 } set { price = newValue } }", "var cost: Int { price + 1 }"),
      ("var gap = 0 { didSet { price = gap } }", "var gap = 0 { didSet { print(price) } }"),
      (
        "subscript(i: Int) -> Int { get { i } set { price = i } }",
        "subscript(i: Int) -> Int { price + i }"
      ),
    ])
    func `code of the view that writes a property unsettles it, and code that reads it does not`(
      writing: String, reading: String
    ) throws {
      #expect(try Self.grades([Self.row(writing)]) == [.look])
      #expect(try Self.grades([Self.row(reading)]) == [.same])
    }

    @Test(arguments: [
      (
        "func f(_ r: Row) -> Row { r.then { $0.price = 5 } }",
        "func f(_ i: Item) { i.then { $0.cost = 5 } }"
      ),
      (
        "func f() { makeRow().then { $0.price = 5 } }",
        "func f() { UITableView().then { $0.price = 5 } }"
      ),
      (
        "typealias Table = Row\nfunc f() { Table().then { $0.price = 5 } }",
        "func f() { Item().then { $0.price = 5 } }"
      ),
      (
        "func f(_ r: Any) { g(r) { $0.price = 5 } }",
        "func f(_ r: Any) { g(r) { $0.transaction { $0.price = 5 } } }"
      ),
      (
        "func f(_ r: Any) { g(r) { row in row.price = 5 } }",
        "func f(_ r: Any) { g(r) { (row: Item) in row.price = 5 } }"
      ),
      (
        "func f(_ r: Row) { var r = r; r.price.negate() }",
        "func f(_ r: Item) { var r = r; r.price.negate() }"
      ),
    ])
    func
      `another file that changes the property unsettles it, and one that changes another does not`(
        changing: String, other: String
      ) throws
    {
      let item = "struct Item { var price = 0; var cost = 0 }"
      #expect(try Self.grades([Self.row(), item, changing]) == [.look])
      #expect(try Self.grades([Self.row(), item, other]) == [.same])
    }

    private static let gap = """
      struct GapKey: EnvironmentKey { static let defaultValue = 3 }
      extension EnvironmentValues { var gap: Int { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
      struct Gaps: View {
        @Environment(\\.gap) private var gap
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(gap) } }
      }
      """

    @Test(arguments: [
      "func f(_ values: inout EnvironmentValues) { values[GapKey.self] = 5 }",
      "func f(_ values: inout EnvironmentValues) { values.gap += 5 }",
      "extension EnvironmentValues { mutating func widen() { gap = 5 } }",
      "extension EnvironmentValues { var wide: Bool { get { true } set { gap = 5 } } }",
      "extension EnvironmentValues { var wide: Bool { get { true } set { self[GapKey.self] = 5 } } }",
    ])
    func `any code that sets an environment key unsettles it`(setting: String) throws {
      #expect(try Self.grades([Self.gap]) == [.same])
      #expect(try Self.grades([Self.gap, setting]) == [.look])
    }

    @Test(arguments: [
      "#Preview { Gaps().environment(\\.gap, 5) }", "final class Loader { var gap = 1; init() { gap = 5 } }",
      "func f(_ loader: Loader) { loader.gap = 5 }",
    ])
    func `a preview and a member of another type set no key of the app`(other: String) throws {
      #expect(try Self.grades([Self.gap, other]) == [.same])
    }

    @Test func `an environment value whose getter reads more is not fixed`() throws {
      let text = Self.gap.replacing(
        "get { self[GapKey.self] }", with: "get { self[GapKey.self] + extra }")
      #expect(try Self.grades([text]) == [.look])
    }

    private static let named = """
      struct Named: View {
        let price: Int
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(price) }.id(price) }
      }
      """

    @Test func `an identity of another value with the same name fixes nothing`() throws {
      let text = Self.named.replacing(
        "Text(\"\").onChange(of: v) { _ in print(price) }.id(price)",
        with:
          "Group { let price = limit; Text(\"\").onChange(of: v) { _ in print(price) } }.id(price)")
      #expect(try Self.grades([text]) == [.look])
    }
  }
#endif
