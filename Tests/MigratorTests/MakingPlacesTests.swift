#if Migrator
  import Testing

  @testable import MigratorCore

  /// Values that are the same in each place that makes a view.
  @Suite("Places that make a view", .onWorkerThreads, .timeLimit(.minutes(20))) struct MakingPlacesTests {
    private static func grade(
      _ property: String, _ parent: String, _ more: String = "", generated: (name: String, text: String)? = nil
    ) throws -> Verdict.Grade? {
      let scratch = try Scratch()
      try scratch.write(
        """
        import SwiftUI
        struct Row: View {
          \(property)
          @State private var v = 0
          var body: some View { Text("").onAppear { v = 1 }.onChange(of: v) { _ in print(item) } }
        }
        """, to: "Row.swift")
      try scratch.write("import SwiftUI\n\(parent)\n\(more)", to: "Parent.swift")
      if let generated { try scratch.write(generated.text, to: generated.name) }
      return try #require(Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first)
        .verdict?
        .grade
    }

    private static func parent(_ content: String) -> String {
      "struct Parent: View { @State var n = 0; var body: some View { \(content) } }"
    }

    @Test func `a preview is no place of the app, and a view that only previews make is made elsewhere`() throws {
      let preview = "#Preview { Row(item: Int.random(in: 0...3)) }"
      #expect(try Self.grade("let item: Int", Self.parent("Row(item: 1)"), preview) == .same)
      #expect(try Self.grade("let item: Int", Self.parent("Row(item: n)"), preview) == .look)
      #expect(try Self.grade("let item: Int", "", "#Preview { Row(item: 1) }") == .look)
    }

    @Test(arguments: [
      ("Row(item: 1); AnyView(Row(item: 2))", Verdict.Grade.same),
      ("AnyView(Row(item: 1)); AnyView(Row(item: 1))", .same), ("AnyView(Row(item: 1)); AnyView(Row(item: 2))", .note),
      ("n > 1 ? Row(item: 1) : Row(item: 2)", .note), ("Row(item: 1); n > 1 ? Row(item: 2) : Row(item: 3)", .note),
    ])
    func `only places without an identity can take each other's place`(
      _ content: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.grade("let item: Int", Self.parent(content)) == grade)
    }

    @Test(arguments: [
      ("func f(_ all: [Box]) { all.forEach { box in box.item = 5 } }", Verdict.Grade.same),
      ("func f() { make().forEach { $0.item = 5 } }", .same),
      ("func f() { make().change { $0.item = 5 } }", .note),
      (
        "func f() { make().forEach { $0.item = 5 } }; extension View { func forEach(_ f: (inout Self) -> Void) {} }",
        .note
      ),
    ])
    func `a closure that cannot change a structure replaces no property of a view`(
      _ more: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.grade("var item: Int", Self.parent("Row(item: 1)"), more) == grade)
    }

    private static let ofContent = """
      struct Parent: View {
        var content: some View { VStack { Row(item: 1); Row(item: 2) } }
        var body: some View { content }
      }
      """

    @Test(arguments: [
      ("", Verdict.Grade.same),
      (
        "struct Other: View { var content: Text { Text(a) }; var body: some View { n > 1 ? content : Text(b) } }", .same
      ),
      ("func text(of model: Model) -> AnyView { AnyView(model.content) }", .same),
      ("func ids(_ all: [Model]) -> some View { ForEach(all, id: \\.content) { _ in Text(a) } }", .same),
      ("let all: [AnyView] = [AnyView(Parent().content)]", .note),
      ("let kept = Parent(); func view() -> AnyView { AnyView(kept.content) }", .note),
      ("func view(_ parent: Parent) -> AnyView { AnyView(parent.content) }", .note),
      ("func part() { show(\\Parent.content) }", .note),
    ])
    func `members of other types are no places of a view`(_ more: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.grade("let item: Int", Self.ofContent, more) == grade)
    }

    @Test func `a modifier that a condition of the compiler adds is a place`() throws {
      let parent = Self.parent(
        "Text(a)\n#if os(iOS)\n.overlay { Row(item: 1) }\n.sheet(isPresented: $n) { Row(item: 2) }\n#endif\n")
      #expect(try Self.grade("let item: Int", parent) == .same)
    }

    @Test(arguments: [
      ("enum Key: String { case a, b }", Verdict.Grade.same),
      ("enum Key { case a, b; var rawValue: String { UUID().uuidString } }", .note),
      ("struct Key { static let a = Key(); var rawValue: String { UUID().uuidString } }", .note),
    ])
    func `the raw value of a case is a constant`(_ key: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.grade("let item: String", Self.parent("Row(item: Key.a.rawValue)"), key) == grade)
    }

    @Test(arguments: [
      ("func f() { take(.init(item: n)) }", Verdict.Grade.same),
      ("func f() -> Stream { return .init(item: n) }", .same), ("func f() -> Part { .init(item: n) }", .same),
      ("func f() { take(Box<Row>(.init(item: n))) }", .note), ("func f() -> [Row] { all + [.init(item: n)] }", .note),
      ("func f() { rows = [.init(item: n)] }", .note), ("func f() -> Row { .init(item: n) }", .note),
      (
        "protocol P { associatedtype Part; func f() -> Part }; extension P { func g() -> Part { .init(item: n) } }",
        .note
      ),
      ("let kind = Row.self", .same), ("let kind: any View.Type = Row.self; let z = kind.init(item: n)", .note),
    ])
    func `an initializer without a type makes what its place takes`(_ more: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.grade("let item: Int", Self.parent("Row(item: 1)"), more) == grade)
    }

    @Test(arguments: [
      ("item = 0", Verdict.Grade.same), ("print(item)", .same), ("item(in: space) { _ in }", .look),
    ])
    func `a state hides a modifier of its name`(_ action: String, _ grade: Verdict.Grade) throws {
      let modifier = "extension View { func item(in space: String, then: (Int) -> Void) -> some View { overlay(a) } }"
      let row = "@State private var item = 1; var more: some View { Text(a).onChange(of: item) { _ in \(action) } }"
      #expect(try Self.grade(row, "", modifier) == grade)
    }

    @Test(arguments: [
      ("Rows.generated.swift", "func row(_ n: Int) -> Row { Row(item: n) }", Verdict.Grade.note),
      ("Rows.swift", "// Generated by a tool\nfunc row(_ n: Int) -> Row { Row(item: n) }", .note),
      ("Rows.pb.swift", "enum Rows { struct Row { var item = 1 } }", .same), ("Rows.pb.swift", "func row( {", .same),
      ("Rows.pb.swift", "func row( -> Row { Row(item: 2)", .look),
    ])
    func `a generated file may make a view`(_ name: String, _ text: String, _ grade: Verdict.Grade) throws {
      let parent = Self.parent("Row(item: 1)")
      #expect(try Self.grade("let item: Int", parent, generated: (name, text)) == grade)
      let parameter = "func take(_ row: Rows.Row) {}"
      if name == "Rows.pb.swift", grade == .same, text.contains("enum") {
        #expect(try Self.grade("let item: Int", parent, parameter, generated: (name, text)) == .same)
        let calls = "\nfunc go() { take(.init(item: 2)); take(.init(item: 3)) }"
        #expect(try Self.grade("let item: Int", parent, parameter + calls) == .note)
      }
    }

    @Test(arguments: [
      ("let z = make() ?? .init(item: Int.random(in: 0...3))", Verdict.Grade.same),
      ("let z = make() ?? .init(model: Model(), item: Int.random(in: 0...3))", .look),
    ])
    func `a state object without a first value is an argument of each making`(
      _ more: String, _ grade: Verdict.Grade
    ) throws {
      let properties = "@StateObject var model: Model; var item = 1"
      #expect(try Self.grade(properties, Self.parent("Row(model: Model())"), more) == grade)
    }
  }
#endif
