#if Migrator
  import Testing

  @testable import MigratorCore

  /// Values that are the same in each place that makes a view.
  @Suite("Places that make a view", .timeLimit(.minutes(20))) struct MakingPlacesTests {
    private static func grade(_ property: String, _ parent: String, _ more: String = "") throws -> Verdict.Grade? {
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
      return try #require(Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first)
        .verdict?
        .grade
    }

    private static func parent(_ content: String) -> String {
      "struct Parent: View { @State var n = 0; var body: some View { \(content) } }"
    }

    @Test(arguments: [
      ("var id: Self { self }", Verdict.Grade.same), ("var id: String { rawValue }", .same),
      ("var id: String { self.rawValue }", .same), ("var id: Int { 1 }", .note), ("var id: Int { hashValue }", .note),
      ("var id: String { rawValue }; var rawValue: String { \"\" }", .note),
      ("var id: Self { self }; static func == (a: Kind, b: Kind) -> Bool { true }", .note),
    ])
    func `a case of an enumeration stays with its row if its id is the case`(
      _ members: String, _ grade: Verdict.Grade
    ) throws {
      let kind = "enum Kind: String, CaseIterable, Identifiable { case a, b; \(members) }"
      #expect(
        try Self.grade("let item: Kind", Self.parent("ForEach(Kind.allCases) { kind in Row(item: kind) }"), kind)
          == grade)
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

    @Test(arguments: [
      ("Model.kept", "", Verdict.Grade.same),
      ("Model.kept", "init() { if f() { _one = StateObject(wrappedValue: Model()) } }", .note),
      ("Model()", "", .note), ("Model.current", "", .note),
    ])
    func `a state object that begins with a kept object is that object`(
      _ value: String, _ initializer: String, _ grade: Verdict.Grade
    ) throws {
      let parent = """
        struct Parent: View {
          @StateObject private var one = \(value)
          @State private var n = 0
          \(initializer)
          var body: some View { n > 1 ? Row(item: one) : Row(item: Model.kept) }
        }
        final class Model: ObservableObject { static let kept = Model(); static var current: Model { Model() } }
        """
      #expect(try Self.grade("@ObservedObject var item: Model", parent) == grade)
    }
  }
#endif
