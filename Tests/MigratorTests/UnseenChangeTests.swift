#if Migrator
  import Testing

  @testable import MigratorCore

  /// Code of the project that takes the place of what a rule knows, each beside the ordinary code that the rule is for.
  @Suite("Unseen changes", .onWorkerThreads, .timeLimit(.minutes(20))) struct UnseenChangeTests {
    struct Pair: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// Files in which the verdict has to be `look`, and such in which it has to be `same`.
      let look: [String]
      let same: [String]

      init(_ title: String, look: [String], same: [String]) {
        (testDescription, self.look, self.same) = (title, look, same)
      }
    }

    private static func row(_ type: String = "Int", _ members: String = "", reads: String = "price") -> String {
      """
      struct Row: View {
        var price: \(type)
        @State private var v = 0
        \(members)
        var body: some View { Text("").onChange(of: v) { _ in print(\(reads)) } }
      }
      """
    }

    private static func host(_ content: String, _ members: String = "") -> String {
      "struct Host: View { @State var p = 1; @State var isOn = false; \(members)\n  var body: some View { \(content) } }"
    }

    /// A view with the given properties whose closure reads one of them.
    private static func view(_ members: String, reads: String, more: String = "") -> String {
      """
      struct Screen: View {
        @State private var v = 0
        \(members)
        var body: some View { \(more) Text("").onChange(of: v) { _ in print(\(reads)) } }
      }
      """
    }

    private static let pairs: [Pair] = [
      Pair(
        "an integer literal of an own type",
        look: [
          row("Money"), host("Row(price: 3)"),
          "struct Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { cents = v * k }; var cents: Int }",
        ], same: [row(), host("Row(price: 3)"), "struct Money: ExpressibleByIntegerLiteral { }"]),
      Pair(
        "a text literal of an own type, in an array",
        look: [
          row("[Key]"), host("Row(price: [\"a\"])"),
          "struct Key: ExpressibleByStringLiteral { init(stringLiteral v: String) { name = v + k }; var name: String }",
        ], same: [row("[String]"), host("Row(price: [\"a\"])"), "struct Key: ExpressibleByStringLiteral { }"]),
      Pair(
        "a literal behind an alias",
        look: [
          row("Cash"), host("Row(price: 3)"), "typealias Cash = Money",
          "struct Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { cents = v * k }; var cents: Int }",
        ], same: [row("Cash"), host("Row(price: 3)"), "typealias Cash = Int"]),
      Pair(
        "an own operator between literals",
        look: [row(), host("Row(price: 1 + 2)"), "func + (a: Int, b: Int) -> Int { Config.k }"],
        same: [row(), host("Row(price: 1 + 2)"), "func + (a: Vector, b: Vector) -> Vector { a }; struct Vector {}"]),
      Pair(
        "an own prefix operator", look: [row(), host("Row(price: √4)"), "prefix func √ (a: Int) -> Int { Config.k }"],
        same: [row(), host("Row(price: -4)")]),
      Pair(
        "the description of an own value",
        look: [
          row("String"), host("Row(price: \"a\\(Size.small)\")"),
          "enum Size: CustomStringConvertible { case small; var description: String { Config.text } }",
        ], same: [row("String"), host("Row(price: \"a\\(8)\")")]),
      Pair(
        "a view made by its context in another file",
        look: [row(), host("isOn ? cheap() : .init(price: p)"), "func cheap() -> Row { Row(price: 1) }"],
        same: [row(), host("isOn ? cheap() : .init(cost: p)"), "func cheap() -> Row { Row(price: 1) }"]),
      Pair(
        "a view made by the type of another one",
        look: [
          row(), host("again(cheap(), p)"), "func again(_ r: Row, _ p: Int) -> some View { make(r, p) }",
          "func make<V>(_ r: V, _ p: Int) -> V { type(of: r).init(price: p) }", "func cheap() -> Row { Row(price: 1) }",
        ],
        same: [
          row(), host("cheap()"), "func cheap() -> Row { Row(price: 1) }",
          "struct A { init(price: Int) {} }; let a = A.init(price: p)",
        ]),
      Pair(
        "a view that is decoded", look: [row(), host("Row(price: 1)"), "extension Row: Decodable {}"],
        same: [row(), host("Row(price: 1)"), "extension Row: Equatable {}"]),
      Pair(
        "a member that a macro may add",
        look: ["let amount = 3\n@AddPrice " + view("", reads: "amount")],
        same: ["let amount = 3\n@MainActor " + view("", reads: "amount")]),
      Pair(
        "a member that is found dynamically",
        look: ["let title = 3\n@dynamicMemberLookup " + view("", reads: "self.title")],
        same: ["let title = 3\n@dynamicMemberLookup " + view("", reads: "title")]),
      Pair(
        "an own wrapper with the name of SwiftUI's",
        look: [
          view("@State var price: Int", reads: "price"), "@propertyWrapper struct State<T> { var wrappedValue: T }",
        ],
        same: [
          view("@SwiftUI.State var price: Int", reads: "price"),
          "@propertyWrapper struct State<T> { var wrappedValue: T }",
        ]),
      Pair(
        "an own wrapper inside of a type",
        look: [
          view("@My.State var price = 1", reads: "price"),
          "enum My { @propertyWrapper struct State<T> { var wrappedValue: T } }",
        ],
        same: [view("@State var price = 1", reads: "price"), "enum My { struct State { } }"]),
      Pair(
        "an own ForEach",
        look: [
          row(), host("ForEach(items) { item in Row(price: item.id) }", "@State var items: [It] = []"),
          "struct It: Identifiable { var id: Int }",
          "struct ForEach<T, V: View>: View { var body: some View { Text(\"\") } }",
        ],
        same: [
          row(), host("ForEach(items) { item in Row(price: item.id) }", "@State var items: [It] = []"),
          "struct It: Identifiable { var id: Int }",
        ]),
      Pair(
        "an own Section",
        look: [
          row(), host("VStack { Section { if isOn { Row(price: 1) } else { Row(price: 2) } } }"),
          "struct Section<V: View>: View { let v: AnyView; var body: some View { v } }",
        ],
        same: [row(), host("VStack { Section { if isOn { Row(price: 1) } else { Row(price: 2) } } }")]),
      Pair(
        "a row that is kept and shown elsewhere",
        look: [
          row(),
          host("ForEach(0..<3) { i in Button(\"\") { shown = AnyView(Row(price: i)) } }", "@State var shown: AnyView?"),
        ],
        same: [row(), host("ForEach(0..<3) { i in Button { isOn = true } label: { Row(price: i) } }")]),
      Pair(
        "a view with an identity that is kept and shown elsewhere",
        look: [
          row(), host("VStack { Button(\"\") { shown = AnyView(Row(price: p)) } }.id(p)", "@State var shown: AnyView?"),
        ],
        same: [row(), host("VStack { Row(price: p) }.id(p)")]),
      Pair(
        "an id that compares a part of itself",
        look: [
          row("Profile", reads: "price.name"),
          host("ForEach(items, id: \\.profile) { item in Row(price: item.profile) }", "@State var items: [It] = []"),
          "struct It { var profile: Profile }; struct Profile: Hashable { var id = 0; var name = \"\"; static func == (a: Self, b: Self) -> Bool { a.id == b.id } }",
        ],
        same: [
          row("Profile", reads: "price.name"),
          host("ForEach(items, id: \\.profile) { item in Row(price: item.profile) }", "@State var items: [It] = []"),
          "struct It { var profile: Profile }; struct Profile: Hashable { var id = 0; var name = \"\" }",
        ]),
      Pair(
        "an own id that compares a part of itself",
        look: [
          row("Tag"), host("ForEach(items) { item in Row(price: item.id) }", "@State var items: [It] = []"),
          "struct It: Identifiable { var id: Tag }; struct Tag: Hashable { var a = 0; var b = 0; static func == (x: Tag, y: Tag) -> Bool { x.a == y.a } }",
        ],
        same: [
          row("Tag"), host("ForEach(items) { item in Row(price: item.id) }", "@State var items: [It] = []"),
          "struct It: Identifiable { var id: Tag }; struct Tag: Hashable { var a = 0; var b = 0 }",
        ]),
      Pair(
        "a type whose name ends in ID", look: [view("let chosen: Item.ID", reads: "chosen")],
        same: [view("let space: Namespace.ID", reads: "space")]),
      Pair(
        "a part of a property that is changed from elsewhere",
        look: [
          row("Style"), host("Row(price: Style())"), "struct Style { var gap = 0 }",
          "func f() -> some View { var r = make(); r.price.gap = 5; return r }",
          "func make() -> Row { Row(price: Style()) }",
        ],
        same: [
          row("Style"), host("Row(price: Style())"), "struct Style { var gap = 0 }",
          "func f() { var r = other(); r.cost.gap = 5 }",
        ]),
      Pair(
        "a property that a function changes from elsewhere",
        look: [
          row("[Int]"), host("Row(price: [1])"),
          "func f(_ p: Int) -> some View { var r = make(); r.price.insert(p, at: 0); return r }",
          "func make() -> Row { Row(price: [1]) }",
        ],
        same: [
          row("[Int]"), host("Row(price: [1])"),
          "func f(_ p: Int) -> some View { let r = make(); print(r.price.sorted()); return r }",
          "func make() -> Row { Row(price: [1]) }",
        ]),
      Pair(
        "a state that an own operator writes",
        look: [
          row(), host("Row(price: limit); Button(\"\") { limit <~ 3 }", "@State private var limit = 1"),
          "infix operator <~\nfunc <~ (a: inout Int, b: Int) { a = b }",
        ],
        same: [row(), host("Row(price: limit); Button(\"\") { p = limit + 3 }", "@State private var limit = 1")]),
      Pair(
        "the edit mode that the project sets",
        look: [
          view("@Environment(\\.editMode) var mode", reads: "mode"),
          host("Text(\"\").environment(\\.editMode, isOn ? $a : $b)"),
        ],
        same: [view("@Environment(\\.editMode) var mode", reads: "mode"), host("Text(\"\")")]),
      Pair(
        "a wrapper with a box of each view's own",
        look: [
          view("@Boxed var count: Int", reads: "count"),
          "@propertyWrapper struct Boxed { let box = Box(); var wrappedValue: Int { box.n } }\nfinal class Box { var n = 0 }",
        ],
        same: [
          view("@Boxed var count: Int", reads: "count"),
          "@propertyWrapper struct Boxed { let key = 3; var wrappedValue: Int { store[key] } }\nlet store = [3: 1]",
        ]),
      Pair(
        "a local that one branch of an #if declares",
        look: [
          view("let price: Int", reads: "price", more: "#if DEBUG\nlet price = 3\n#endif\n").replacing(
            "var body: some View {", with: "var body: some View {\n")
        ],
        same: [
          view("let price: Int", reads: "price", more: "#if DEBUG\nlet price = 3\n#else\nlet price = 4\n#endif\n")
            .replacing("var body: some View {", with: "var body: some View {\n")
        ]),
      Pair(
        "a default argument of a local function",
        look: [view("let price: Int", reads: "sum()", more: "func sum(_ a: Int = price) -> Int { a }\nreturn ")],
        same: [view("let price: Int", reads: "sum()", more: "func sum(_ a: Int = 3) -> Int { a }\nreturn ")]),
      Pair(
        "a binding that an own extension copies",
        look: [
          row("Int").replacing("var price", with: "@Binding var price"),
          host("Row(price: $total.doubled)", "@State var total = 1"),
          "extension Binding where Value == Int { var doubled: Binding<Int> { let w = wrappedValue; return Binding(get: { w * 2 }, set: { _ in }) } }",
        ],
        same: [
          row("Int").replacing("var price", with: "@Binding var price"),
          host("Row(price: $total.count)", "@State var total = Total()"), "struct Total { var count = 1 }",
        ]),
      Pair(
        "a store of the app's storage that a variable names",
        look: [
          view("@AppStorage(\"x\", store: Account.store) var x = 1", reads: "x"),
          "enum Account { static var store = UserDefaults.standard }",
        ],
        same: [
          view("@AppStorage(\"x\", store: Account.store) var x = 1", reads: "x"),
          "enum Account { static let store = UserDefaults(suiteName: \"a\")! }",
        ]),
      Pair(
        "a key of the app's storage that a variable names",
        look: [view("@AppStorage(Account.key) var x = 1", reads: "x"), "enum Account { static var key = \"a\" }"],
        same: [view("@AppStorage(Account.key.rawValue) var x = 1", reads: "x"), "enum Account: String { case key }"]),
      Pair(
        "a key of the environment that is set in part",
        look: [
          view("@Environment(\\.theme) var theme", reads: "theme"), theme,
          "func f(_ v: inout EnvironmentValues) { v[ThemeKey.self].gap += 1 }",
        ],
        same: [
          view("@Environment(\\.theme) var theme", reads: "theme"), theme,
          "func f(_ v: EnvironmentValues) { print(v[ThemeKey.self].gap) }",
        ]),
      Pair(
        "a key of the environment that a key path with its type sets",
        look: [
          view("@Environment(\\.theme) var theme", reads: "theme"), theme,
          host("Text(\"\").environment(\\EnvironmentValues.theme, p)"),
        ],
        same: [
          view("@Environment(\\.theme) var theme", reads: "theme"), theme,
          "struct Other { @Environment(\\EnvironmentValues.theme) var theme }",
        ]),
      Pair(
        "a root view that a key path replaces",
        look: [row(), hosted, "func f(_ host: Host2) { put(in: host, at: \\Host2.rootView) }"],
        same: [row(), hosted, "func f(_ host: Host2) { print(host.rootView) }"]),
      Pair(
        "an own class with the name of a hosting controller",
        look: [row(), hosted, "class UIHostingController<V> { var rootView: V; init(rootView: V) {} }"],
        same: [row(), hosted, "class HostingController<V> { var rootView: V; init(rootView: V) {} }"]),
      Pair(
        "a parameter of the type, which its caller may make",
        look: [
          row(), host("Row(price: 3)"), "enum Config { typealias Row = Int }", "func save(_ row: Row) {}" + calls,
        ],
        same: [
          row() + "\nextension Row { enum Style { case plain } }", host("Row(price: 3)"),
          "enum Config { struct Row {} }", "func save(_ row: Config.Row, _ style: Row.Style) {}",
        ]),
      Pair(
        "a parameter of a type's alias for a view",
        look: [
          row(), host("Row(price: 3)"), "enum Config { typealias Row = Any }",
          "func save(_ row: Config.Row) {}" + calls,
        ],
        same: [row(), host("Row(price: 3)"), "enum Config { class Row {} }", "func save(_ row: Config.Row) {}"]),
      Pair(
        "a parameter of the view's own type, with its module's name",
        look: [row(), host("Row(price: 3)"), "func save(_ row: Shop.Row) {}" + calls],
        same: [row(), host("Row(price: 3)"), "func save(_ row: Shop.Config.Row) {}"]),
      Pair(
        "a helper that other modules can call", look: [helper.replacing("func row", with: "public func row")],
        same: [helper]),
    ]

    /// Calls of `save` that make two views.
    private static let calls = "\nfunc go() { save(.init(price: 4)); save(.init(price: 5)) }"

    /// A view that a controller keeps, made from a value that changes.
    private static let hosted =
      "final class Host2 { var p = 1; func make() -> UIViewController { UIHostingController(rootView: Row(price: p)) } }"

    private static let helper = """
      public struct Screen: View {
        @State private var v = 0
        func row(_ p: Int) -> some View { Text("").onChange(of: v) { _ in print(p) } }
        public var body: some View { row(3) }
      }
      """

    private static let theme = """
      struct ThemeKey: EnvironmentKey { static let defaultValue = 3 }
      extension EnvironmentValues { var theme: Int { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }
      """

    private static func verdicts(_ files: [String]) throws -> [Verdict] {
      let scratch = try Scratch()
      for (place, text) in files.enumerated() { try scratch.write("import SwiftUI\n" + text, to: "File\(place).swift") }
      return Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).compactMap(\.verdict)
    }

    @Test(arguments: pairs) func `what the project puts in the place of known code is looked at`(pair: Pair) throws {
      let verdicts = try Self.verdicts(pair.look)
      #expect(verdicts.map(\.grade).allSatisfy { $0 == .look || $0 == .note } && verdicts.count == 1, "\(verdicts)")
    }

    @Test(arguments: pairs) func `the known code is the same`(pair: Pair) throws {
      let verdicts = try Self.verdicts(pair.same)
      #expect(verdicts.map(\.grade) == [.same], "\(verdicts)")
    }

    @Test(arguments: [
      "{ value in set(value) }", "{ _ in go() \n func go() { n = 1 } }", "{ _ in later() }",
    ])
    func `functions that are known only later are followed`(_ closure: String) throws {
      let text = """
        struct Screen: View {
          @State private var v = 0
          @State private var n = 0
          func set(_ value: Int) { n = value }
          var body: some View {
            Text("").onChange(of: v) \(closure)
            func later() { n = 2 }
          }
        }
        """
      #expect(try Self.verdicts([text]).map(\.grade) == [.same])
    }

    @Test func `a capture of a call is not the observed value`() throws {
      let text = """
        struct Screen: View {
          @State private var v = 0
          var body: some View { Text("").onChange(of: next()) { [x = next()] _ in print(x) } }
          func next() -> Int { Int.random(in: 0...v) }
        }
        """
      #expect(try Self.verdicts([text]).map(\.grade) == [.look])
    }

    @Test func `overloads are told apart by their parameters`() throws {
      let text = """
        struct Screen: View {
          let price: Int
          @State private var v = 0
          @State private var t = 0
          var body: some View {
            Text("").onChange(of: v) { _ in update() }
              .onChange(of: v) { _ in update(1) }
          }
          func update() { t = 1 }
          func update(_ n: Int) { t = price }
        }
        """
      #expect(try Self.verdicts([text]).map(\.grade) == [.same, .look])
    }
  }
#endif
