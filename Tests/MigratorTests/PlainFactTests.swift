#if Migrator
  import Testing

  @testable import MigratorCore

  /// Facts that prove a copy of a view, each beside a near case that it must not prove.
  @Suite("Plain facts", .onWorkerThreads, .timeLimit(.minutes(20))) struct PlainFactTests {
    private static func grades(_ files: (path: String, text: String)...) throws -> [Verdict.Grade?] {
      let scratch = try Scratch()
      for (path, text) in files { try scratch.write("import SwiftUI\n" + text, to: path) }
      return Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).map(\.verdict?.grade)
    }

    /// A view that observes a value of its parent.
    private static func row(_ member: String, reads: String) -> (path: String, text: String) {
      (
        "Row.swift",
        """
        struct Row: View {
          \(member)
          @Binding var v: Int
          var body: some View { Text("").onChange(of: v) { _ in print(\(reads)) } }
        }
        """
      )
    }

    private static func parent(_ content: String, _ members: String = "") -> (path: String, text: String) {
      (
        "Parent.swift",
        """
        struct Parent: View {
          @State private var n = 0
          \(members)
          var body: some View { VStack { Button("a") { n += 1 }; \(content) } }
        }
        """
      )
    }

    @Test(arguments: [
      ("struct Screen: Owner { @StateObject var model = Model(); @State var n = 0; CONTENT }", Verdict.Grade.same),
      ("struct Screen: Owner { var model: Model { next() }; @State var n = 0; CONTENT }", .note),
      ("extension Owner { CONTENT }", .note),
    ])
    func `a property fulfils the requirement of a protocol`(_ screen: String, _ grade: Verdict.Grade) throws {
      let content = "var body: some View { Row(model: model, v: $n) }"
      let owner = """
        protocol Owner: View { var model: Model { get } }
        final class Model: ObservableObject { func save() {} }
        \(screen.replacing("CONTENT", with: content))
        """
      let row = Self.row("@ObservedObject var model: Model", reads: "model.save()")
      #expect(try Self.grades(row, ("Owner.swift", owner)) == [grade])
    }

    @Test(arguments: [
      ("", "kVK_Tab", Verdict.Grade.same), ("", "kCGImageType", .same), ("", "kind", .look), ("", "kCount", .look),
      ("let kVK_Tab: Int", "kVK_Tab", .look),
    ])
    func `a name like that of a C constant is no member`(
      _ member: String, _ name: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.grades(Self.row(member, reads: name)) == [grade])
    }

    @Test(arguments: [
      ("prices.keys.sorted()", "[String: Int]", Verdict.Grade.same), ("prices.keys.sorted()", "[Key: Int]", .look),
      ("prices.values.sorted()", "[String: String]", .look), ("prices.keys", "Prices", .look),
      ("list.sorted()", "[String: Int]", .look),
    ])
    func `a row by a dictionary's key keeps the key`(_ data: String, _ type: String, _ grade: Verdict.Grade) throws {
      let key = """
        struct Key: Hashable { var a = 0; var b = 0; static func == (x: Key, y: Key) -> Bool { x.a == y.a } }
        """
      let place = "ForEach(\(data), id: \\.self) { key in Row(key: key, v: $n) }"
      let parent = Self.parent(place, "@State private var prices: \(type) = [:]; @State private var list: [Key] = []")
      #expect(try Self.grades(Self.row("let key: String", reads: "key"), parent, ("Key.swift", key)) == [grade])
    }

    @Test(arguments: [
      ("type(of: self)", Verdict.Grade.same), ("String(describing: type(of: self))", .same), ("kind(of: self)", .look),
      ("self", .look), ("type(of: id)", .look),
    ])
    func `the type of a view is the same for each of its values`(_ reads: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.grades(Self.row("let id: Int", reads: reads), Self.parent("Row(id: n, v: $n)")) == [grade])
    }

    @Test(arguments: [
      ("let x: Animation = .easeOut(duration: 0.2)", "", Verdict.Grade.same),
      ("let x = Animation.easeOut(duration: 0.2)", "", .same),
      ("let x: Font = .system(size: 8, weight: .bold)", "", .same),
      ("let x: Animation = .easeOut(duration: Config.time)", "enum Config { static var time = 0.2 }", .look),
      ("let x: Double = .random(in: 0...1)", "", .look), ("let x: Style = .easeOut(duration: 0.2)", "", .look),
      (
        "let x: Animation = .easeOut(duration: 0.2)",
        "extension Animation { static func easeOut(duration: Double) -> Animation { next() } }", .look
      ),
      ("let x = Font.make(8)", "enum Font { static let make: (Int) -> Int = { $0 + next() } }", .look),
    ])
    func `a call that makes a constant of SwiftUI gives equal values`(
      _ member: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.grades(Self.row(member, reads: "x"), Self.parent("Row(v: $n)"), ("M.swift", more)) == [grade])
    }

    @Test(arguments: [
      ("struct Tab { let id: Int; var note: String? }", Verdict.Grade.same),
      ("struct Tab { let id: Int; let key = UUID() }", .look),
      ("struct Tab { let id: Int; init(id: Int) { self.id = next() } }", .look),
      ("final class Tab { let id = 1 }", .look),
    ])
    func `an initializer without its type is that of the written type`(_ type: String, _ grade: Verdict.Grade) throws {
      let row = Self.row("let x: [Tab] = [.init(id: 1), .init(id: 2)]", reads: "x")
      #expect(try Self.grades(row, Self.parent("Row(v: $n)"), ("Tab.swift", type)) == [grade])
    }

    @Test(arguments: [("A.playground/Contents.swift", Verdict.Grade.same), ("A/Contents.swift", .look)])
    func `a playground makes no view of the app`(_ path: String, _ grade: Verdict.Grade) throws {
      let row = Self.row("let id: Int", reads: "id")
      let other = "let row = Row(id: next(), v: v)"
      #expect(try Self.grades(row, Self.parent("Row(id: 1, v: $n)"), (path, other)) == [grade])
    }

    @Test(arguments: [("XCTest", Verdict.Grade.same), ("Testing", .same), ("Foundation", .look)])
    func `a test makes no view of the app`(_ module: String, _ grade: Verdict.Grade) throws {
      let other = "import \(module)\nlet row = Row(id: next(), v: v)"
      let row = Self.row("let id: Int", reads: "id")
      #expect(try Self.grades(row, Self.parent("Row(id: 1, v: $n)"), ("Tests.swift", other)) == [grade])
      let function = "func make(_ id: Int) -> Row { Row(id: id, v: $n) }"
      let caller = "import \(module)\nlet row = Parent().make(next())"
      #expect(try Self.grades(row, Self.parent("make(1)", function), ("Tests.swift", caller)) == [grade])
    }

    @Test(arguments: [("XCTest", Verdict.Grade.same), ("Foundation", .note)])
    func `a test gives and replaces no object of the app`(_ module: String, _ grade: Verdict.Grade) throws {
      let model =
        "final class Model: ObservableObject { static var shared = Model(); var part = Part(); func save() {} }"
      let part = "\nfinal class Part: ObservableObject { func save() {} }"
      let given = Self.row("@EnvironmentObject var model: Model", reads: "model.save()")
      let parent = Self.parent("Row(v: $n).environmentObject(model)", "@StateObject private var model = Model()")
      let gives = "import \(module)\nlet view = Parent().environmentObject(Model())"
      #expect(try Self.grades(given, parent, ("M.swift", model + part), ("Tests.swift", gives)) == [grade])
      let shared = Self.row("@ObservedObject private var model = Model.shared", reads: "model.save()")
      let replaces = "import \(module)\nfunc f() { Model.shared = Model() }"
      let plain = Self.parent("Row(v: $n)")
      #expect(try Self.grades(shared, plain, ("M.swift", model + part), ("Tests.swift", replaces)) == [grade])
      let parts = Self.row("@EnvironmentObject var part: Part", reads: "part.save()")
      let owner = Self.parent("Row(v: $n).environmentObject(model.part)", "@StateObject private var model = Model()")
      let exchanges = "import \(module)\nfunc f(_ m: Model) { m.part = Part() }"
      #expect(try Self.grades(parts, owner, ("M.swift", model + part), ("Tests.swift", exchanges)) == [grade])
    }

    @Test(arguments: [("typealias Kept = Box", Verdict.Grade.same), ("typealias Kept = Model", .note)])
    func `an object that an alias makes has the type that the alias names`(
      _ alias: String, _ grade: Verdict.Grade
    ) throws {
      let row = Self.row("@EnvironmentObject var model: Model", reads: "model.save()")
      let parent = Self.parent("Row(v: $n).environmentObject(model)", "@StateObject private var model = Model()")
      let more = """
        final class Model: ObservableObject { func save() {} }
        final class Box: ObservableObject {}
        enum Samples { static var kept = Kept(); static func renew() { kept = Kept() } }
        let sample = Text("").environmentObject(Samples.kept)
        """
      #expect(try Self.grades(row, parent, ("Samples.swift", more + "\n" + alias)) == [grade])
    }

    @Test(arguments: [("", Verdict.Grade.look), ("class dateTools { static func round() {} }", .same)])
    func `a type may have a name like that of a variable`(_ type: String, _ grade: Verdict.Grade) throws {
      let row = Self.row("@Binding var isOn: Bool", reads: "dateTools.round()")
      let parent = Self.parent("Row(v: $n, isOn: $isOn)", "@State private var isOn = false")
      #expect(try Self.grades(row, parent, ("Tools.swift", type)) == [grade])
    }

    @Test(arguments: [("PreviewProvider", Verdict.Grade.same), ("Provider", .note)])
    func `a class may have the previews`(_ superior: String, _ grade: Verdict.Grade) throws {
      let row = Self.row("@EnvironmentObject var model: Model", reads: "model.save()")
      let parent = Self.parent("Row(v: $n).environmentObject(model)", "@StateObject private var model = Model()")
      let previews = """
        final class Model: ObservableObject { func save() {} }
        class Previews: \(superior) { static var previews: some View { Parent().environmentObject(Model.make()) } }
        """
      #expect(try Self.grades(row, parent, ("Previews.swift", previews)) == [grade])
    }

    @Test(arguments: [
      (#"Text("a").searchable(text: $isOn)"#, "func searchable(text: Binding<Bool>) -> some View { self }"),
      (#"Text("a").refreshable { isOn = true }"#, "func refreshable(_ f: () -> Void) -> some View { self }"),
    ])
    func `a modifier of the project with the name of SwiftUI's may write more`(
      _ content: String, _ modifier: String
    ) throws {
      #expect(try CoChangeTests.verdict(content).grade == .same)
      #expect(try CoChangeTests.verdict(content, more: "extension View { \(modifier) }").grade != .same)
    }
  }
#endif
