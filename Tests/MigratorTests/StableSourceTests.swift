#if Migrator
  import Testing

  @testable import MigratorCore

  /// Values that keep their source: objects that are made once, stores of other packages, hosted views. Each rule has its
  /// counterexample.
  @Suite("Sources that stay", .onWorkerThreads, .timeLimit(.minutes(20))) struct StableSourceTests {
    private static func verdict(_ files: String...) throws -> Verdict {
      let scratch = try Scratch()
      for (number, text) in files.enumerated() {
        try scratch.write("import SwiftUI\n" + text, to: "F\(number).swift")
      }
      return try #require(
        Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first?.verdict)
    }

    // MARK: Objects of the environment

    private static let screen = """
      struct Screen: View {
        @EnvironmentObject var model: Model
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in model.save() } }
      }
      final class Model: ObservableObject { func save() {} }
      """

    @Test(arguments: [
      ("Screen().environmentObject(model).environment(\\.done) { isOn = false }", Verdict.Grade.same),
      ("Screen().environmentObject(model).environmentObject(updater)", .same),
      ("if let other = other { Screen().environmentObject(other) } else { Screen().environmentObject(model) }", .same),
      ("if let third = third { Screen().environmentObject(third) } else { Screen().environmentObject(model) }", .note),
      ("Screen().environmentObject(model).environmentObject(made)", .note),
      ("Screen().environmentObject(model).environmentObject(aliased)", .note),
    ])
    func `only what may be an object of the type counts`(_ content: String, _ grade: Verdict.Grade) throws {
      let app = """
        struct Root: View {
          @StateObject private var model = Model()
          @State private var isOn = false
          @State private var other: Other?
          @State private var third: Model?
          private let updater = Updater()
          private var made = make()
          private let aliased = Alias()
          var body: some View { VStack { \(content) }.onAppear { other = Other(); third = Model() } }
        }
        final class Other: ObservableObject {}
        typealias Alias = Model
        """
      #expect(try Self.verdict(Self.screen, app).grade == grade)
    }

    // MARK: Objects inside of objects

    private static let inner = """
      struct Row: View {
        @ObservedObject var color: Color3
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in color.red = v } }
      }
      struct Root: View {
        @StateObject private var model = Model()
        var body: some View { Row(color: model.chat.color) }
      }
      final class Color3: ObservableObject { var red = 0 }
      final class Chat {
        var color = Color3()
        var title = ""
        init() {}
        init(red: Int) { self.color = Color3(); color.red = red }
      }
      """

    @Test(arguments: [
      ("final class Model: ObservableObject { let chat = Chat() }", Verdict.Grade.same),
      ("final class Model: ObservableObject { weak var chat: Chat! }", .note),
      ("final class Model: NSManagedObject, ObservableObject { @NSManaged var chat: Chat }", .note),
      ("final class Model: ObservableObject { @Published var chat = Chat() }", .same),
      ("final class Model: ObservableObject { var chat: Chat = Chat(); func f() { chat.title = \"a\" } }", .same),
      ("final class Model: ObservableObject { var chat = Chat(); func f() { chat = Chat() } }", .note),
      ("final class Model: ObservableObject { var chat = Chat(); func f() { later { self.chat = Chat() } } }", .note),
      ("final class Model: ObservableObject { var chat = Chat(); init() { later { self.chat = Chat() } } }", .note),
      (
        "final class Model: ObservableObject { var chat = Chat() }\nfunc g(_ m: Model) { m.chat.color = Color3() }",
        .note
      ),
      ("final class Model: ObservableObject { var chat = Chat() }\nfunc g() { unknown().color = Color3() }", .note),
      (
        "final class Model: ObservableObject { var chat = Chat() }\nfunc g(_ m: Model) { swap(&m.chat, &other) }", .note
      ),
      (
        "class Model: ObservableObject { var chat = Chat() }\nclass Sub: Model { override var chat: Chat { get { Chat() } set {} } }",
        .note
      ),
      (
        "final class Model: ObservableObject { @Published var chat = Chat(); func f() { make().assign(to: &$chat) } }",
        .note
      ),
      ("final class Model: ObservableObject { var chat = Chat() }\nlet path: WritableKeyPath = \\Model.chat", .note),
      (
        "struct Editor: View { @ObservedObject var model: Model; var body: some View { Field(chat: $model.chat) } }\nfinal class Model: ObservableObject { @Published var chat = Chat() }",
        .note
      ),
      // The view's own property has the name of the model's.
      (
        "struct Editor: View { @ObservedObject var chat: Chat; var body: some View { Field($chat.title) } }\nfinal class Model: ObservableObject { var chat = Chat() }",
        .same
      ),
      (
        "struct Editor: View { @ObservedObject var chat: Chat; var body: some View { Field($chat.title) } }\nfinal class Model: ObservableObject { @Published var chat = Chat() }",
        .same
      ),
      ("final class Model: ObservableObject { var chat: Chat { Chat() } }", .note),
      ("public final class Model: ObservableObject { public var chat = Chat() }", .note),
      (
        "final class Model: ObservableObject { var chat = Chat() }\nextension Chat { func f() { (color, title) = (Color3(), \"\") } }",
        .note
      ),
    ])
    func `a variable of a class that only initializers assign keeps its object`(
      _ model: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.verdict(Self.inner, model).grade == grade)
    }

    // MARK: Packages

    private static func stored(_ property: String, _ action: String, _ parent: String, _ more: String = "") -> String {
      """
      import Defaults
      import ComposableArchitecture
      struct Row: View {
        \(property)
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in \(action) } }
      }
      struct Root: View { \(parent) }
      \(more)
      """
    }

    @Test(arguments: [
      ("@Default(.gap) var gap\n  var body: some View { Row(gap: $gap) }", "", Verdict.Grade.same),
      ("@Shelf(.gap) var gap\n  var body: some View { Row(gap: $gap) }", "", .note),
      ("@SharedReader(.gap) var gap\n  var body: some View { Row(gap: $gap) }", "", .note),
      (
        "@Default(.gap) var gap\n  var body: some View { Row(gap: $gap) }",
        "@propertyWrapper struct Default { var box = Box(); var wrappedValue: Int { box.n }; var projectedValue: Binding<Int> { .constant(box.n) } }",
        .note
      ),
      (
        "@Default var gap: Int\n  init(key: Key) { _gap = Default(key) }\n  var body: some View { Row(gap: $gap) }", "",
        .note
      ),
      (
        "@Default(.gap) var gap\n  var body: some View { Row(gap: $gap.doubled) }",
        "extension Binding where Value == Int { var doubled: Binding<Int> { .constant(wrappedValue * 2) } }", .note
      ),
    ])
    func `a binding to a store of another package is stable`(
      _ parent: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.verdict(Self.stored("@Binding var gap: Int", "gap = 1", parent, more)).grade == grade)
    }

    private static let viewStore = """
      let store: StoreOf<Feature>
        @ObservedObject private var viewStore: ViewStoreOf<Feature>
        init(store: StoreOf<Feature>) { self.store = store; viewStore = ViewStore(store, observe: { $0 }) }
      """

    private static let send = "viewStore.send(.tick); store.send(.tick)"

    @Test(arguments: [
      ("static let store = Store()\n  var body: some View { Row(store: Root.store) }", "", Verdict.Grade.same),
      (
        "static let store = Store()\n  var body: some View { Row(store: Root.store.scope(state: \\.row, action: Action.row)) }",
        "enum Action { case row(Int) }", .same
      ),
      (
        "static let store = Store()\n  var body: some View { Row(store: Root.store.scope(state: { $0.row }, action: { .row($0) })) }",
        "", .same
      ),
      (
        "let n: Int; static let store = Store()\n  var body: some View { Row(store: Root.store.scope(state: { $0.rows[n] }, action: { .row($0) })) }",
        "", .look
      ),
      (
        "static let store = Store()\n  @State var isOn = false\n  var body: some View { Row(store: isOn ? Root.store : other) }",
        "", .look
      ),
      ("static var store = Store()\n  var body: some View { Row(store: Root.store) }", "", .look),
      (
        "static let store = Store()\n  var body: some View { Row(store: Root.store) }",
        "struct ViewStore { init(_ store: Any, observe: Any) {} }", .note
      ),
      (
        "static let store = Store()\n  var body: some View { Row(store: Root.store.scope(state: \\.row, action: Root.map)) }\n  static var map: (Int) -> Int = { $0 }",
        "", .look
      ),
      (
        "static let store = Store()\n  var body: some View { Row(store: Root.store.scope(state: \\.row)) }",
        "extension Store { func scope(state: Any) -> Store { Store() } }", .look
      ),
    ])
    func `a view store reads its store when asked`(_ parent: String, _ more: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.verdict(Self.stored(Self.viewStore, Self.send, parent, more)).grade == grade)
    }

    @Test(arguments: [
      ("WithViewStore(Root.store, observe: { $0 })", "", Verdict.Grade.same),
      ("WithViewStore(Root.store)", "", .same), ("WithViewStore(isOn ? Root.store : Root.other)", "", .look),
      ("Within(Root.store)", "", .look),
      ("WithViewStore(Root.store, observe: { $0.items[n] })", "", .look),
      (
        "WithViewStore(Root.store)",
        "struct WithViewStore: View { init(_ s: Any, c: (Any) -> Any) {}; var body: some View { Text(\"\") } }", .look
      ),
    ])
    func `the parameter of WithViewStore reads its store when asked`(
      _ call: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      let text = """
        import ComposableArchitecture
        struct Root: View {
          static let store = Store()
          static let other = Store()
          let n: Int
          @State private var isOn = false
          var body: some View {
            \(call) { viewStore in Text("").onChange(of: isOn) { _ in viewStore.send(.tick) } }
          }
        }
        struct Top: View { @State var n = 0; var body: some View { Root(n: n); Button("") { n += 1 } } }
        """
      #expect(try Self.verdict(text, more).grade == grade)
    }

    @Test(arguments: [
      ("", Verdict.Grade.same),
      ("import XCTest\nfunc f() { withDependencies { $0.client = .mock } operation: { } }", .same),
      ("func f() { withDependencies { $0.client = .mock } operation: { } }", .note),
      ("#Preview { withDependencies { $0.client = .mock } operation: { Row() } }", .same),
      ("final class M { func f() { child = withDependencies(from: self) { M() } } }", .same),
      ("final class M { func f() { withDependencies(from: self) { $0.client = .mock } operation: { M() } } }", .note),
      ("func f() { prepareDependencies { $0.client = .mock } }", .note),
      (
        "@propertyWrapper struct Dependency { init(_ p: Any) {}; let box = Box(); var wrappedValue: Box { box } }",
        .look
      ),
    ])
    func `a dependency stays where no code exchanges it`(_ more: String, _ grade: Verdict.Grade) throws {
      let text = Self.stored(
        "@Dependency(\\.client) var client", "client.load()", "var body: some View { Row() }")
      #expect(try Self.verdict(text, more).grade == grade)
    }

    @Test(arguments: [
      ("if let held { Line(model: held) }", "", Verdict.Grade.same),
      ("if let chosen { Line(model: chosen) }", "", .note),
      ("if let held = held { Line(model: held) }", "", .same), ("Line(model: held!)", "", .same),
      ("Line(model: chosen!)", "", .note),

      (
        "row(held: held)", "func row(held: Model?) -> some View { VStack { if let held { Line(model: held) } } }", .same
      ),
      (
        "row(held: chosen)", "func row(held: Model?) -> some View { VStack { if let held { Line(model: held) } } }",
        .note
      ),
    ])
    func `an unwrapped value is the value`(_ content: String, _ member: String, _ grade: Verdict.Grade)
      throws
    {
      let text = """
        struct Line: View {
          @ObservedObject var model: Model
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in model.save() } }
        }
        final class Model: ObservableObject { func save() {} }
        """
      let root = """
        struct Root: View {
          @State private var held: Model? = Model()
          @State private var chosen: Model? = Model()
          var body: some View { VStack { \(content); Button("") { chosen = nil } } }
          \(member)
        }
        """
      #expect(try Self.verdict(text, root).grade == grade)
    }

    // MARK: Places that make no view

    @Test(arguments: [
      ("extension Report { static func == (a: Report, b: Report) -> Bool { a.price == b.price } }", Verdict.Grade.same),
      (
        "enum Kind { case Report, other }\nfunc f(_ k: Kind) { switch k { case .Report: break; case .other: break } }",
        .same
      ),
      ("func f(_ a: Report) {}\nfunc g() { f(.init(price: 2)) }", .same),
      ("func f(_ a: Report) {}\nfunc g() { f(.init(price: 2)); f(.init(price: 3)) }", .look),
      ("func f(a: Report) {}\nfunc g() { f(a: .init(price: 2)); f(a: .init(price: 3)); f(b: .init(price: 4)) }", .look),
      ("func f(b: Int) {}\nfunc g() { f(b: .init(price: 2)); f(b: .init(price: 3)) }", .same),
      ("struct Box { var a: Report }\nfunc g() { f(Box(a: .init(price: 2)), Box(a: .init(price: 3))) }", .look),
      ("var a: Report?\nfunc g() { x.a = .init(price: 2); x.a = .init(price: 3) }", .look),
      ("var a: Report?\nfunc g() { x.b = .init(price: 2); x.b = .init(price: 3) }", .same),
      ("enum Kind { case a(Report) }\nfunc g() { f(.a(.init(price: 2)), .a(.init(price: 3))) }", .look),
      ("func f(_ a: Report) -> some View { a }", .same),
      ("func f() -> ((Int) -> Report) -> Report { { $0(2) } }", .look),
      ("let f = { (make: (Int) -> Report) in make(2) }", .look), ("let f: [Report] = [2].map(.init)", .look),
      ("var f: (Int) -> Report { .init }", .look), ("func f() -> Report { Report(price: 1) }", .same),
    ])
    func `an operator and a case make no view`(_ more: String, _ grade: Verdict.Grade) throws {
      let root = "struct Root: View { var body: some View { Report(price: 1) } }"
      #expect(try Self.verdict(HostedViewTests.hosted, root, more).grade == grade)
    }

    @Test(arguments: [
      ("ForEach(Kinds.all, id: \\.self)", "enum Kinds { static let all = [\"a\", \"b\"] }", Verdict.Grade.same),
      ("ForEach(Kinds.all, id: \\.self)", "enum Kinds { static let all = [make(), make()] }", .look),
      ("ForEach(Kinds.all, id: \\.count)", "enum Kinds { static let all = [\"a\", \"b\"] }", .look),
    ])
    func `rows of literals are their own ids`(_ rows: String, _ more: String, _ grade: Verdict.Grade) throws {
      let root = "struct Root: View { var body: some View { \(rows) { kind in Report(price: kind) } } }"
      #expect(try Self.verdict(HostedViewTests.hosted, root, more).grade == grade)
    }

    @Test(arguments: [
      ("_model = ObservedObject(wrappedValue: model)", Verdict.Grade.same),
      ("_model = .init(wrappedValue: model)", .same), ("_model = .init(wrappedValue: Model())", .note),
      ("_model = .init(wrappedValue: model ?? Model())", .note), ("_model = .init(copyOf: model)", .note),
    ])
    func `an initializer that gives a wrapper its object is followed`(
      _ assignment: String, _ grade: Verdict.Grade
    ) throws {
      let text = """
        struct Row<Label: View>: View {
          @ObservedObject var model: Model
          let label: Label
          @State private var v = 0
          init(model: Model, label: Label) { \(assignment); self.label = label }
          var body: some View { label.onChange(of: v) { _ in model.save() } }
        }
        struct Root: View {
          @StateObject private var model = Model()
          var body: some View { Row(model: model, label: Text("")); Row<Text>(model: model, label: Text("")) }
        }
        final class Model: ObservableObject { func save() {} }
        """
      #expect(try Self.verdict(text).grade == grade)
    }

    // MARK: Globals

    @Test(arguments: [
      ("struct V: View", "level = v", Verdict.Grade.same), ("struct V: View", "level += v", .same),
      ("struct V: View", "print(level)", .look), ("struct V: View", "level.x = v", .look),
      ("struct V: View, Unseen", "level = v", .look), ("@Unseen struct V: View", "level = v", .look),
    ])
    func `an assignment to no member is one to a global variable`(
      _ head: String, _ action: String, _ grade: Verdict.Grade
    ) throws {
      let text =
        "\(head) { @State private var v = 0; var body: some View { Text(\"\").onChange(of: v) { _ in \(action) } } }"
      #expect(try Self.verdict(text).grade == grade)
    }
  }
#endif
