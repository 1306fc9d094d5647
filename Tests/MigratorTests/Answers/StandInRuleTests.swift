#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// What uses ask for that no type of a value says.
  @Suite("Stand-ins from uses", .onWorkerThreads, .timeLimit(.minutes(20))) struct StandInRuleTests {
    @Test(arguments: [
      (
        "x.buttonStyle(.bar)", 15, "reference to member 'bar' cannot be resolved without a contextual type",
        "extension PrimitiveButtonStyle where Self == DefaultButtonStyle {\npublic static var `bar`: Self"
      ),
      (
        "let a: Scheduler = .init(identifier: b)", 25,
        "incorrect argument label in call (have 'identifier:', expected 'stringLiteral:')",
        "extension StandIn {\npublic convenience init(identifier a0: Any?)"
      ),
      (
        "a.publisher(for: \\.canCheck)", 18,
        "cannot convert value of type 'KeyPath<Updater, StandIn>' to expected argument type 'KeyPath<Updater, Bool>'",
        "var `canCheck`: Bool"
      ),
      (
        "struct A { @Environment(\\.isWide) var isWide }", 25, "cannot infer key path type from context",
        "extension EnvironmentValues {\npublic var `isWide`: Bool"
      ),
      (
        "a.handled(1)", 3, "value of type 'some Scene' has no member 'handled'",
        "extension Scene {\npublic func handled(_ a0: Any?) -> some Scene"
      ),
    ])
    func `an error leads to a declaration`(code: String, column: Int, message: String, declaration: String) {
      let text = StandInRunTests.text(code, missing: [], StandInRunTests.error(message, 1, column))
      #expect(text.contains(declaration), "\(text)")
    }

    @Test func `a member of a member gets the type that its use asks for`() {
      let error = StandInRunTests.error(
        "member 'accent' in 'Color' produces result of type 'StandIn', but context expects 'Color'", 1, 18)
      #expect(
        StandInRunTests.text("a(isOn ? .Palette.accent : .red)", missing: [], error).contains("`accent`: Color {"))
    }

    @Test func `a modifier takes both options of a condition, whatever it is called on`() {
      let error = StandInRunTests.error("type 'Any?' has no member 'closed'", 1, 18)
      let text = StandInRunTests.text("x.pointer(isOn ? .closed : .open)", missing: [], error, error)
      for place in ["StandInValue {\n@discardableResult public func pointer", "View {\npublic func pointer"] {
        #expect(text.contains("extension \(place)(_ a0: StandIn?)"), "\(text)")
      }
    }

    @Test func `the literals beside a slow expression's members give these their types`() {
      let error = StandInRunTests.error(
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression", 1, 9)
      let text = StandInRunTests.text(
        "let a = b + (c.area ?? \"\") + d(e.count ?? 0) + f(g.made() ?? \"\")", missing: [], error)
      #expect(text.contains("var `area`: String? {") && text.contains("var `count`: Int? {"))
      #expect(!text.contains("made"))
    }

    @Test func `a type that is a statement is a view, and a scene among scenes`() {
      let code = "func a() {\nBadge(b).bold()\nlet c = Model(d)\n}\nWindow(e) {}"
      let text = StandInRunTests.text(
        code, missing: ["Badge", "Model", "Window"],
        StandInRunTests.error("static method 'buildExpression' requires that 'Window' conform to 'Scene'", 5, 1))
      let heads = text.split(separator: "\n").filter { $0.hasPrefix("open class") }
      #expect(heads == ["open class Badge: StandInView {", "open class Window: StandInScene {"])
    }

    @Test func `a type that a use names without arguments has none, or belongs to another module`() {
      let error = StandInRunTests.error("reference to generic type 'Box' requires arguments in <...>", 1, 8)
      let text = StandInRunTests.text("let a: Box\nlet b: Box<Int>", missing: ["Box"], error)
      #expect(text.contains("public typealias Box = StandIn\n"))
      var run = StandInRunTests.run("let a: Box", context: ["Box.swift": "class Box<T> {}"])
      let isNew = [run.handle(error), run.handle(error)]
      #expect(isNew == [true, false] && run.foreign == ["/app/Box.swift"])
    }

    @Test func `a type whose extension stores a Self is a structure`() {
      let text = StandInRunTests.text(
        "let a: Keys.Name\nextension Keys.Name {\nstatic let save = Self(\"save\")\n}", missing: ["Keys"],
        StandInRunTests.error("no exact matches in call to initializer", 3, 19))
      #expect(text.contains("public struct Name: Hashable, StandInValue, StandInMade {\npublic init() {}\n"))
      #expect(text.contains("public init(_ a0: Any?) { self.init() }"))
    }

    @Test func `a line that does not compile in one type stays in another`() throws {
      let code = try ParsedFile(path: "a.swift", text: SourceText("A(1)\nB(1)\nfunc f(a: A.C, b: B.C)"))
      var standIns = ModuleStandIns([code])
      _ = standIns.add("A", "B")
      let lines = standIns.text(own: []).components(separatedBy: "\n")
      let number = try #require(lines.firstIndex { $0.contains("init(_ a0") })
      let isNew = standIns.refuse(number, of: lines.joined(separator: "\n"))
      let rest = standIns.text(own: []).components(separatedBy: "init(_ a0").count
      #expect(isNew && rest == lines.joined().components(separatedBy: "init(_ a0").count - 1)
    }

    @Test func `a wrapper has its members, and a type that an extension declares is declared once`() {
      let text = StandInRunTests.text(
        "struct A { @Default(.a) var a }\nlet b = Default(.a).initial\nextension Asset { struct Meta {} }\nlet c: Asset.Meta",
        missing: ["Default", "Asset"],
        StandInRunTests.error("value of type 'Default<Int>' has no member 'initial'", 2, 9))
      #expect(text.contains("public struct Default<Value>: DynamicProperty {"))
      #expect(text.contains("public var `initial`: StandIn {"))
      #expect(!text.contains("Meta"))
    }

    @Test func `tests in a condition belong to no module, and a conformance's types are not missing`() {
      let run = StandInRunTests.run(
        "struct A: ViewModifier { func body(content: Content) -> some View { B() } }",
        context: ["Tests.swift": "#if os(macOS)\n@testable import App\n#endif"])
      #expect(run.foreign == ["/app/Tests.swift"])
      #expect(run.used.names == ["ViewModifier", "View", "B"])
      var others = StandInRunTests.run("func a(_ content: Content) {}")
      let isNew = others.handle(StandInRunTests.error("cannot find type 'Content' in scope"))
      #expect(!isNew)
    }

    @Test func `a module may have a type of its name, and have the project's types`() throws {
      let run = StandInRunTests.run(
        "let a: Models.Status = .on\nlet b = Markdown(c)\nlet d: Charts.Mark\nlet e: Kit.Status, f: Kit.Hidden",
        context: [
          "Status.swift": "enum Status { case on }\nprivate struct Hidden {}", "Chat.swift": "@Model class Chat {}",
        ])
      let file = try #require(run.files["/app/Screen.swift"])
      #expect(file.plainNames.isSuperset(of: ["Markdown"]) && file.plainNames.isDisjoint(with: ["Models", "Charts"]))
      #expect(
        run.owners(["Models", "Kit", "Charts", "Status"])
          == "typealias StandIn_Status = Status\npublic enum Kit {\n  typealias Status = StandIn_Status\n}\npublic enum Models {\n  typealias Status = StandIn_Status\n}\n"
      )
      #expect(run.models == "extension Chat: StandInModel {}\n")
    }

    @Test func `only a module of the project has the project's types, and only a name without a twin`() {
      let run = StandInRunTests.run(
        "import Kit\nlet a: Kit.Status, b: Kit.Twin, c: Maps.Status",
        context: [
          "Sources/Kit/Status.swift": "public enum Status {}\nenum Outer { enum Kit {} }",
          "Sources/Kit/Twin.swift": "enum Twin {}", "Sources/Kit/Other.swift": "enum Twin {}",
        ])
      #expect(
        run.owners(["Kit", "Maps"])
          == "public typealias StandIn_Status = Status\npublic enum Kit {\n  public typealias Status = StandIn_Status\n}\n"
      )
    }

    @Test func `a file sees the modules that its module imports, and only the types of those that it imports itself`() {
      func run(_ code: String) -> StandInRun {
        StandInRun(
          [SourceFile(path: "/app/Sources/App/Screen.swift", contents: [UInt8](code.utf8))],
          context: [
            ("App/Main.swift", "import Kit"), ("Kit/Alert.swift", "import Core\nstruct Alert {}"),
            ("Core/Core.swift", "struct Core {}"), ("Pump/Pump.swift", "struct Pump {}"), ("Lone/Lone.swift", ""),
            ("Log/Log.swift", "import Pump"),
          ].map { SourceFile(path: "/app/Sources/\($0)", contents: [UInt8]($1.utf8)) })
      }
      let foreign = { (code: String) in run(code).foreign.map { $0.dropFirst(13) }.sorted() }
      #expect(foreign("struct A {}") == ["Pump/Pump.swift"])
      #expect(foreign("let a = Alert(b)") == ["Kit/Alert.swift", "Pump/Pump.swift"])
      #expect(foreign("import Kit\nlet a = Alert(b)") == ["Pump/Pump.swift"])
    }

    @Test func `the first value of a property without a type gets the type of its uses`() {
      var run = StandInRunTests.run(
        "a(Theme.Colors.paper)\nb(Theme.Colors.loop)",
        context: [
          "Theme.swift":
            "enum Theme { struct Colors { static let paper = Assets.paper.color, loop = Colors.loop } }"
        ])
      let missing = run.handle(StandInRunTests.error("cannot find 'Assets' in scope"))
      let isNew = [(1, 16), (2, 16)].map { line, column in
        run.handle(
          StandInRunTests.error(
            "cannot convert value of type 'StandIn' to expected argument type 'Color'", line, column))
      }
      #expect(missing && isNew.first == true)
      #expect(run.standIns.text(own: []).contains("var `color`: Color {"))
    }

    @Test func `a constant of C is no type, and has the type that its pattern needs`() {
      let text = StandInRunTests.text(
        "switch a { case KIND_IMAGE: b() }\nlet c: HTML_Page", missing: ["KIND_IMAGE", "HTML_Page"],
        StandInRunTests.error("expression pattern of type 'StandIn' cannot match values of type 'Int32?'", 1, 17))
      #expect(text.contains("public var `KIND_IMAGE`: Int32 {") && text.contains("typealias HTML_Page = StandIn"))
    }

    @Test func `a type that code only reads is a constant, and one that it makes stays a type`() {
      let error = StandInRunTests.error("expected member name or initializer call after type name", 1, 14)
      let text = StandInRunTests.text("let a = b == MXFailed", missing: ["MXFailed"], error)
      #expect(text.contains("var `MXFailed`: StandIn {") && !text.contains("typealias MXFailed"), "\(text)")
      var made = StandInRunTests.run("let a = b == MXFailed\nlet c = MXFailed(d)").standIns
      let isNew = [made.add("MXFailed"), made.makeConstant("MXFailed")]
      #expect(isNew == [true, false])
    }

    @Test func `a statement that a static function begins is a view`() {
      let message = "'buildExpression' is unavailable: this expression is not a View"
      let text = StandInRunTests.text(
        "VStack { Photo.url(a).resizable() }", missing: ["Photo"], StandInRunTests.error(message, 1, 10),
        StandInRunTests.error(message, 1, 10))
      #expect(text.contains("static func url(_ a0: Any?) -> StandInView"), "\(text)")
    }

    @Test func `a protocol of the shim does not hide a class of another module`() {
      let text = StandInRunTests.text(
        "let a: Updater", missing: [],
        StandInRunTests.error("type 'any Updater' cannot conform to 'ObservableObject'", 1, 8), isOwn: true)
      #expect(text.contains("Updater"), "\(text)")
    }

    @Test func `of two functions without a message, the farther one is left out`() {
      var run = StandInRunTests.run(
        "struct A { let a = Text(localized(b)) }",
        context: ["A.swift": "func localized(_ a: Int) {}", "b/B.swift": "func localized(_ a: Int) {}"])
      let isNew = run.handle(StandInRunTests.error("failed to produce diagnostic for expression", 1, 20))
      #expect(isNew && run.foreign == ["/app/b/B.swift"])
    }

    @Test func `an action gets the value that its modifier observes, and a list may be empty`() {
      let notes = ["candidate has partially matching parameter list (of: Int, initial: Bool)"]
      let text = StandInRunTests.text(
        "a().onChange(of: b, throttle: 1) { new in c(new) }\nRequest(d ? [.cached] : [])", missing: ["Request"],
        StandInRunTests.error("no exact matches in call to instance method 'onChange'", 1, 5, notes: notes))
      #expect(text.contains("func onChange<G0, R2>(of a0: G0, throttle a1: Any?, _ a2: @escaping (G0) -> R2)"))
      #expect(text.contains("init(_ a0: [StandIn])"))
    }
  }
#endif
