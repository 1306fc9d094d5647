#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// What the compiler's errors in a team's files lead to.
  @Suite("Stand-ins from errors", .onWorkerThreads, .timeLimit(.minutes(20))) struct StandInRunTests {
    static func run(
      _ code: String, context: [String: String] = [:], _ targets: [XcodeProject.Target] = []
    ) -> StandInRun {
      func file(_ name: String, _ text: String) -> SourceFile {
        SourceFile(path: "/app/\(name)", contents: [UInt8](text.utf8))
      }
      return StandInRun(
        [file("Screen.swift", code)], context: context.map(file), XcodeTargets(targets.map { ($0, "", false) }))
    }

    private static func target(_ name: String, isImported: Bool = false, _ files: String...) -> XcodeProject.Target {
      XcodeProject.Target(
        name: name, versions: [:], isImported: isImported, isApp: !isImported, files: Set(files.map { "/app/\($0)" }))
    }

    static func error(
      _ message: String, in name: String = "Screen.swift", _ line: Int = 1, _ column: Int = 1, notes: [String] = []
    ) -> CompilerError {
      CompilerError(file: "/app/\(name)", place: Place(line: line, column: column), message: message, notes: notes)
    }

    /// The declarations after the names are missing and the errors are told.
    static func text(_ code: String, missing names: [String], _ errors: CompilerError..., isOwn: Bool = false)
      -> String
    {
      var run = run(code)
      for name in names { _ = run.handle(error("cannot find '\(name)' in scope")) }
      let isNew = errors.map { run.handle($0) }
      #expect(!isNew.contains(false))
      return isOwn ? run.standIns.ownText(own: ["Order"]) : run.standIns.text(own: ["Order"])
    }

    @Test func `both values of a condition get the type that one of them needs`() {
      let code = "Button(isOn ? Texts.on : Texts.off)"
      let text = Self.text(
        code, missing: ["Texts"],
        Self.error("cannot convert value of type 'Texts' to expected argument type 'String'", 1, 15))
      #expect(text.contains("static var `on`: String {") && text.contains("static var `off`: String {"))
    }

    @Test func `a call without a match gives its argument the type that a candidate expects`() {
      let note = "candidate expects value of type 'Color' for parameter #2 (got 'Asset')"
      let text = Self.text(
        "let style = Style(font: .body, color: Asset.text)", missing: ["Asset"],
        Self.error("no exact matches in call to initializer ", 1, 13, notes: ["found this candidate", note]))
      #expect(text.contains("static var `text`: Color {"))
    }

    @Test func `a variable with a type of the project belongs to the project's module`() {
      let code = "struct Order {}\nshow(Client.current)"
      let error = Self.error("cannot convert value of type 'Client' to expected argument type 'Order'", 2, 13)
      #expect(!Self.text(code, missing: ["Client"], error).contains("`current`"))
      #expect(
        Self.text(code, missing: ["Client"], error, isOwn: true).contains(
          "extension Client {\npublic static var `current`: Order { get { standIn() } set {} }\n}"))
    }

    @Test func `a key of the environment that nothing declares gets the type of its variable`() {
      let message = "cannot infer key path type from context; consider explicitly specifying a root type"
      let text = Self.text(
        "struct A { @Environment(\\.store) var a: Store }\nstruct B { @Environment(\\.other) var b }", missing: [],
        Self.error(message, 1, 25), Self.error(message, 2, 25))
      #expect(text.contains("extension EnvironmentValues {\npublic var `other`: StandIn {"))
      #expect(text.contains("public var `store`: Store {"))
      let other = "struct A { @Environment(\\.store) private var a\nfunc b() { save(a) } }"
      let asked = Self.text(
        other, missing: [], Self.error(message, 1, 25),
        Self.error("cannot convert value of type 'StandIn' to expected argument type 'Store'", 2, 17))
      #expect(asked.contains("public var `store`: Store {"))
      var run = Self.run("let a = sorted(\\.store)")
      let isNew = run.handle(Self.error(message, 1, 16))
      #expect(!isNew)
    }

    @Test(arguments: [
      ("save($0.changed!.time)", 16, "cannot force unwrap value of non-optional type 'StandIn'", "changed"),
      ("save($0.changed?.time)", 16, "cannot use optional chaining on non-optional value of type 'StandIn'", "changed"),
      (
        "if let a = b.changed?[0] {}", 21, "cannot use optional chaining on non-optional value of type 'StandIn'",
        "changed"
      ),
    ])
    func `the member before an operator is optional, not the one after it`(
      code: String, column: Int, message: String, name: String
    ) {
      let text = Self.text(code, missing: [], Self.error(message, 1, column))
      #expect(text.contains("extension StandInValue {\npublic var `\(name)`: StandIn? {"))
    }

    @Test(arguments: [
      ("x.background(Asset.sea.tint.ignoresSafeArea())", "tint", "Color", "ShapeStyle"),
      ("x.overlay(Asset.sea.swiftUIImage.resizable().padding())", "swiftUIImage", "Image", "View"),
      ("x.overlay(Theme.badge().padding())", "badge()", "StandInView", "View"),
    ])
    func `a member that is shown is a view or a color`(code: String, name: String, type: String, shown: String) {
      let text = Self.text(
        code, missing: ["Asset", "Theme"],
        Self.error("instance method 'show' requires that 'StandIn' conform to '\(shown)'", 1, 3))
      let head = name.hasSuffix("()") ? "func \(name) -> \(type) {" : "var `\(name)`: \(type) {"
      #expect(text.contains(head), "\(text)")
    }

    @Test func `only a service gets a function, not a view that is made`() {
      var run = Self.run("let a = Row()\nlet b = Row().padding(.large)\nlet c = service.padding(.large)")
      let error = "cannot infer contextual base in reference to member 'large'"
      let isDeclared = [2, 3].map {
        run.handle(Self.error(error, $0, 15)) && run.standIns.text(own: []).contains("func padding(_ a0: StandIn?)")
      }
      #expect(isDeclared == [false, true])
      let text = Self.text(
        "let b = Row(1).padding(.large)", missing: ["Row"], Self.error("type 'Any?' has no member 'large'", 1, 24))
      #expect(text.contains("open class Row: StandInView {"))
    }

    @Test func `a modifier with a label that the engine lacks is one of another package`() {
      let error = Self.error("extra argument 'after' in call", 1, 46)
      let text = Self.text("let a = Text(\"\").onChange(of: value, after: .seconds(1))", missing: [], error)
      #expect(text.contains("public func onChange(of a0: Any?, after a1: StandIn?) -> some View { self }"))
      var run = Self.run("let a = model.onChange(of: value, after: .seconds(1))")
      let isNew = run.handle(error)
      #expect(!isNew)
    }

    @Test(arguments: [
      (
        "fill(Asset.sea)", 12, "argument type 'Asset' does not conform to expected type 'Encodable'",
        "static var `sea`: Encodable"
      ),
      (
        "a.show(Asset.sea)", 3, "instance method 'show' requires the types 'Int' and 'StandIn' be equivalent",
        "static var `sea`: Int"
      ),
      ("show(Color.sea)", 12, "instance member 'sea' cannot be used on type 'Color'", "static var `sea`: Color"),
      (
        "a = b == Asset.sea", 7, "binary operator '==' cannot be applied to operands of type 'Int' and 'Asset'",
        "static var `sea`: Int"
      ),
      (
        "Toggle(isOn: $a.isShown)", 17,
        "cannot convert value of type 'Binding<StandIn>' to expected argument type 'Binding<Bool>'",
        "var `isShown`: Bool"
      ),
      (
        "f(a.users[b]?.name)", 13, "cannot use optional chaining on non-optional value of type 'StandIn'",
        "var `users`: [AnyHashable: StandIn]"
      ),
      (
        "f(a.users[b])", 10, "cannot convert value of type 'StandIn' to expected argument type 'String'",
        "var `users`: StandInOf<String>"
      ),
      (
        "List { a }.tuned(1)", 12, "value of type 'List<Never, Text>' has no member 'tuned'",
        "extension View {\npublic func tuned(_ a0: Any?) -> some View"
      ),
      (
        "a.environment(\\.theme, .dark)", 16, "cannot infer key path type from context",
        "extension EnvironmentValues {\npublic var `theme`: StandIn"
      ),
    ])
    func `an error gives a value the type that its place needs`(
      code: String, column: Int, message: String, declaration: String
    ) {
      let text = Self.text(code, missing: code.contains("Asset") ? ["Asset"] : [], Self.error(message, 1, column))
      #expect(text.contains("public " + declaration + " {") || text.contains(declaration), "\(text)")
    }

    @Test func `a list that is added to another one has its elements`() {
      var error = Self.error(
        "instance method 'append(contentsOf:)' requires the types 'Item' and 'StandIn' be equivalent", 1, 3)
      error.notes = ["where 'Element' = 'Item', 'S.Element' = 'StandIn'"]
      let text = Self.text("a.append(contentsOf: found.items)", missing: [], error)
      #expect(text.contains("var `items`: [Item] {"))
    }

    @Test func `a local gives its type to what it is made from`() {
      let code = "func a() {\nlet n = order.count\nif let m = order.name { show(m) }\nshow(n)\nshow = list.last ?? 0\n}"
      let text = Self.text(
        code, missing: [], Self.error("cannot convert value of type 'StandIn' to expected argument type 'Int'", 4, 6),
        Self.error("cannot convert value of type 'StandIn' to expected argument type 'Text?'", 3, 30),
        Self.error("cannot assign value of type 'StandIn' to type 'Double'", 5, 6))
      for line in ["`count`: Int {", "`name`: Text {", "`last`: Double {"] {
        #expect(text.contains("var \(line)"), "\(text)")
      }
    }

    @Test func `a member that is used as two types has both, and the unknown one last`() {
      let text = Self.text(
        "f(a.size)\ng(b.size)", missing: [],
        Self.error("cannot convert value of type 'StandIn' to expected argument type 'Int'", 1, 5),
        Self.error("cannot convert value of type 'Int' to expected argument type 'String'", 2, 5))
      let types = ["", "1", "2"].map { level in
        text.components(separatedBy: "extension StandInValue\(level) {\npublic var `size`: ").last?.prefix { $0 != " " }
      }
      #expect(types == ["Int", "String", "StandIn"])
    }

    @Test func `a type whose cases a switch lists is an enumeration`() {
      let code = "func a(mode: Mode) {\nswitch mode {\ncase .on: b()\ncase .off(let c): b(c)\n}\n}"
      let text = Self.text(code, missing: ["Mode"], Self.error("switch must be exhaustive", 2, 1))
      #expect(
        text.contains(
          "public enum Mode: Hashable, StandInValue, StandInMade {\ncase `off`(StandIn)\ncase `on`\npublic static func make() -> Self { .`off`(standIn()) }\n}"
        ), "\(text)")
      let other = Self.text(
        "switch a.kind {\ncase .x: b()\n}", missing: [], Self.error("switch must be exhaustive", 1, 1))
      #expect(other.contains("public enum StandInCases_x: String, CaseIterable, Codable, StandInValue, StandInMade {"))
      #expect(other.contains("public var `kind`: StandInCases_x {"))
    }

    @Test func `an initializer of another package extends its type, or is one of a stand-in`() {
      let image = Self.text(
        "let a = Image(fileNamed: b)", missing: [], Self.error("extraneous argument label 'fileNamed:' in call", 1, 14))
      #expect(image.contains("extension Image {\npublic init(fileNamed a0: Any?) { self = standIn() }\n}"))
      let own = Self.text(
        "let a = Card(title: b)\nlet c: Shop.Card", missing: ["Shop"],
        Self.error("argument passed to call that takes no arguments", 1, 13))
      #expect(own.contains("extension StandIn {\npublic convenience init(title a0: Any?) { self.init() }"), "\(own)")
    }

    @Test func `a style that no candidate takes conforms to what the candidate asks for`() {
      let note =
        "candidate requires that 'Filled' conform to 'ButtonStyle' (requirement specified as 'S' : 'ButtonStyle')"
      let error = Self.error("no exact matches in call to instance method 'buttonStyle'", 1, 3, notes: [note])
      let text = Self.text("a.buttonStyle(Filled(size: 1))", missing: ["Filled"], error)
      #expect(text.contains("open class Filled: StandIn, ButtonStyle {"))
    }

    @Test func `an uppercase name that code only calls is a function once a call needs a type`() {
      let error = Self.error("cannot convert value of type 'FormatBytes' to specified type 'String'", 1, 17)
      let code = "let a: String = FormatBytes(1)"
      let text = Self.text(code, missing: ["FormatBytes"], error)
      #expect(text.contains("public func FormatBytes(_ a0: Any?) -> String {"))
      var run = Self.run(code + "\nlet b: FormatBytes")
      _ = run.standIns.add("FormatBytes")
      _ = run.handle(error)
      #expect(run.standIns.types["FormatBytes"] == .value)
    }

    @Test func `a type that Linux lacks hides the declaration that says so`() {
      let error = Self.error("'Durations' is unavailable: Not supported in swift-corelibs-foundation")
      let code = "let a = Durations()"
      #expect(!Self.text(code, missing: [], error).contains("Durations"))
      #expect(Self.text(code, missing: [], error, isOwn: true).contains("public typealias Durations = StandIn"))
    }

    @Test func `a class that is passed as another one inherits from it, and not the other way round`() {
      var run = Self.run("show(Kind.Ask())\nlet a: Kind.All")
      _ = run.standIns.add("Kind")
      let message = "cannot convert value of type 'Kind.Ask' to expected argument type 'Kind.All'"
      let isNew = [run.handle(Self.error(message, 1, 6)), run.standIns.derive("Kind.All", from: "Kind.Ask")]
      #expect(isNew == [true, false])
      #expect(run.standIns.text(own: []).contains("open class Ask: Kind.All {"))
    }

    @Test func `a superclass of the project's class gets the protocol that a use asks for`() {
      let message = "generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'"
      let text = Self.text("class Model: BaseModel {}", missing: ["BaseModel"], Self.error(message))
      #expect(text.contains("open class BaseModel: NSObject, StandInValue, ObservableObject {"))
    }

    @Test func `a list of options that is assigned has unknown values`() {
      let error = Self.error("type 'Any?' has no member 'minute'", 1, 12)
      #expect(Self.text("a.units = [.minute]", missing: [], error).contains("var `units`: [StandIn] {"))
    }

    @Test func `the names of a file are those that it does not declare, and the files of the others are near`() {
      let code = "struct A<T> { let b: B<T>, c = C.D(.E, F), g: G.H }"
      let run = Self.run(code, context: ["B.swift": "struct B {}", "H.swift": "struct H {}"])
      #expect(run.used.names == ["C", "F", "G"])
      #expect(run.used.files == ["/app/B.swift"])
    }

    @Test func `a protocol in a type that is not there is nested in it`() {
      let error = Self.error("no type named 'Stored' in module 'Keys'", 1, 16)
      let text = Self.text("struct A: Keys.Stored {}", missing: [], error)
      #expect(text.contains("open class Keys: StandIn {\npublic protocol Stored: StandInValue {}"))
    }

    @Test func `of two files with a declaration, the farther one is left out`() {
      var run = Self.run(
        "struct A {}", context: ["b/B.swift": "struct A {}", "B.swift": "struct C {}", "c/C.swift": "struct C {}"])
      var errors = [Self.error("invalid redeclaration of 'A'"), Self.error("ambiguous use of 'C'")]
      errors[0].notePlaces = ["/app/b/B.swift"]
      errors[1].notePlaces = ["/app/B.swift", "/app/c/C.swift"]
      let isNew = errors.map { run.handle($0) }
      #expect(isNew == [true, true])
      #expect(run.foreign == ["/app/b/B.swift", "/app/c/C.swift"])
      errors[1].notePlaces = ["/app/Screen.swift", "/lib/View.swift"]
      let isOther = run.handle(errors[1])
      #expect(!isOther)
    }

    @Test func `files of other apps do not belong to the module, and a file of the same target stays`() {
      let context = [
        "B.swift": "struct B {}", "b/c/B.swift": "struct B {}", "Kit.swift": "", "Watch.swift": "", "D.swift": "",
      ]
      let app = Self.target("App", "Screen.swift", "b/c/B.swift")
      let others = [
        Self.target("Kit", isImported: true, "Kit.swift", "B.swift"),
        Self.target("Watch", "Watch.swift", "b/c/B.swift"),
      ]
      var run = Self.run("struct A {}", context: context, [others[1], app, others[0]])
      #expect(run.foreign == ["/app/Watch.swift"])
      var error = Self.error("'B' is ambiguous for type lookup in this context")
      error.notePlaces = ["/app/B.swift", "/app/b/c/B.swift"]
      let isNew = run.handle(error)
      #expect(isNew && run.foreign == ["/app/Watch.swift", "/app/B.swift"])
    }

    @Test func `a type with the name of one of the engine's belongs to another module if its call does not fit`() {
      var run = Self.run("let a = Button { b() }", context: ["Button.swift": "class Button {}"])
      let isNew = run.handle(Self.error("trailing closure passed to parameter of type 'NSCoder'", 1, 16))
      #expect(isNew && run.foreign == ["/app/Button.swift"])
      run = Self.run("let a = Button(\"b\")", context: ["Button.swift": "class Button {}"])
      let isOther = run.handle(
        Self.error("cannot convert value of type 'String' to expected argument type 'NSCoder'", 1, 16))
      #expect(isOther && run.foreign == ["/app/Button.swift"])
    }

    @Test func `files that declare the types of an error, or that its notes name, are looked at once`() {
      var run = Self.run(
        "let a = Row(b)", context: ["Row.swift": "struct Row {}", "Cell.swift": "", "Other.swift": ""])
      var error = Self.error("cannot convert value of type 'Row' to expected argument type '[Int]'")
      error.notePlaces = ["/app/Cell.swift", "/lib/View.swift"]
      let isNew = [run.inspect(error), run.inspect(error)]
      #expect(isNew == [true, false])
      #expect(run.inspected == ["/app/Row.swift", "/app/Cell.swift"])
    }

    @Test func `a type that only a file without a check names is declared, not the member that has it`() {
      var run = Self.run("f(a.size)\nlet b: Order")
      _ = run.handle(Self.error("cannot convert value of type 'StandIn' to expected argument type 'Order'", 1, 5))
      let isNew = run.handle(Self.error("cannot find type 'Order' in scope", in: "Members.swift", 1, 1))
      #expect(isNew && run.standIns.text(own: []).contains("public typealias Order = StandIn"))
    }

    @Test func `a file that cannot be read must compile, too`() {
      let run = StandInRun([SourceFile(path: "/app/Screen.swift", contents: [0xFF])], context: [])
      #expect(run.primary == ["/app/Screen.swift"])
    }

    @Test func `a file that only the compiler can parse belongs to the module`() {
      let run = Self.run("", context: ["Row.swift": "struct Row { @Environment (\\.font) var font }"])
      #expect(run.own == ["Row"] && run.files["/app/Row.swift"] != nil)
    }

    @Test func `an error names types as the code does, and the places of its notes`() {
      let output = """
        /a/B.swift:1:2: error: cannot convert value of type 'Guild' (aka 'StandIn') to type 'Int'
        /a/C.swift:3:4: note: 'b' declared here
        """
      let errors = CompilerError.all(in: output, wholePaths: true)
      #expect(errors.map(\.message) == ["cannot convert value of type 'Guild' to type 'Int'"])
      #expect(errors.map(\.notePlaces) == [["/a/C.swift"]])
    }

    @Test func `a file that cannot be part of the module is left out`() {
      var run = Self.run(
        "import Old\nlet a = 1", context: ["main.swift": "start()", "Test.swift": "@testable import App\n"])
      #expect(run.foreign == ["/app/Test.swift"])
      let message = "expressions are not allowed at the top level"
      let isNew = [run.handle(Self.error(message, in: "main.swift")), run.handle(Self.error(message))]
      #expect(isNew == [true, false])
      #expect(run.foreign == ["/app/Test.swift", "/app/main.swift"])
    }

    @Test func `only a file that was checked with all that it uses compiles`() {
      let run = Self.run("let a = b", context: ["Other.swift": "let b = c"])
      let other = Self.error("cannot find 'c' in scope", in: "Other.swift", 1, 9)
      let own = Self.error("cannot find 'b' in scope", 1, 9)
      func failures(_ errors: [CompilerError], _ isChecked: Bool, alone: ([CompilerError], Bool) = ([], true))
        -> [String]
      {
        run.failures(errors, isChecked) { _ in alone }.map(\.message)
      }
      #expect(failures([], true) == [])
      #expect(failures([own, other], true) == [own.message])
      #expect(failures([other], true) == [])
      #expect(failures([other], true, alone: ([other], true)) == ["\(other.message), in /app/Other.swift"])
      #expect(failures([], false, alone: ([], false)) == ["not checked"])
    }
  }
#endif
