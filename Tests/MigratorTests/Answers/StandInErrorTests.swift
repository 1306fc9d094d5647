#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// What the compiler's errors say of types, places and platforms.
  @Suite("Stand-ins for types of other modules", .onWorkerThreads, .timeLimit(.minutes(20)))
  struct StandInErrorTests {
    @Test(arguments: [
      (
        "struct A: RowStyle { func makeBody(configuration: Configuration) {} }", "RowStyle", 51,
        "cannot find type 'Configuration' in scope", "extension RowStyle {\npublic typealias Configuration = StandIn"
      ),
      (
        "view.addSubview(UIProgressView(a))", "UIProgressView", 17,
        "cannot convert value of type 'UIProgressView' to expected argument type 'UIView'",
        "open class UIProgressView: UIView, StandInValue {"
      ),
      (
        "@State var a = Defaults[.padding]", "Defaults", 16,
        "instance member 'subscript' cannot be used on type 'Defaults'",
        "public static subscript(_ key: StandIn) -> StandIn"
      ),
      (
        "let a: curves.Signing.Key", "", 15, "no type named 'Signing' in module 'curves'",
        "public typealias Signing = StandIn"
      ),
      (
        "let a: [Guild] = client.guilds().filter { $0.isOpen }.sorted()", "", 55,
        "cannot convert return expression of type '[StandIn]' to return type '[Guild]'", "func guilds() -> [Guild]"
      ),
      (
        "client.kinds.forEach { names.insert($0) }", "", 37,
        "cannot convert value of type 'StandIn' to expected argument type 'Kind'", "var `kinds`: StandInOf<Kind>"
      ),
      (
        "show(a.price.map { format($0) } ?? b)", "", 27,
        "cannot convert value of type 'StandIn' to expected argument type 'Decimal'", "var `price`: Decimal?"
      ),
      (
        "let a = b.models.map(\\.title).contains(c)", "", 39,
        "cannot convert value of type 'String' to expected argument type 'StandIn'", "var `title`: String"
      ),
      (
        "for a in b.windows.map({ $0.owner }) { show(a!) }", "", 46,
        "cannot force unwrap value of non-optional type 'StandIn'", "var `owner`: StandIn?"
      ),
      (
        "center.post(name: Notification.Name.SaveDidEnd)", "", 37,
        "type 'Notification.Name' has no member 'SaveDidEnd'",
        "extension Notification.Name {\npublic static var `SaveDidEnd`: Notification.Name"
      ),
      (
        "a.file = nil", "", 10, "'nil' cannot be assigned to type 'URL'", "var `file`: URL?"
      ),
      (
        "import Launch; toggle(Launch.Toggle { a })", "", 23,
        "trailing closure passed to parameter of type 'Style' that does not accept a closure",
        "typealias Toggle = StandIn"
      ),
      (
        "sleep(Task.sleep(seconds: 1))", "", 17, "extraneous argument label 'seconds:' in call",
        "extension Task where Success == Never, Failure == Never {\n@discardableResult public static func sleep(seconds"
      ),
      (
        "$model.isOpen", "", 1,
        "value of type 'ObservedObject<Model>.Wrapper' has no dynamic member 'isOpen' using key path from root type 'Model'",
        "extension Model {\npublic var `isOpen`: StandIn"
      ),
      (
        "a.onReceive(b.changes()) {}", "", 3,
        "instance method 'onReceive(_:perform:)' requires that 'StandIn' conform to 'Publisher'",
        "func changes() -> AnyPublisher<StandIn, Never>"
      ),
    ])
    func `an error about a type leads to its declaration`(
      code: String, name: String, column: Int, message: String, declaration: String
    ) {
      var run = StandInRunTests.run(code)
      if !name.isEmpty { _ = run.handle(StandInRunTests.error("cannot find '\(name)' in scope")) }
      let isNew = run.handle(StandInRunTests.error(message, 1, column))
      let text = run.standIns.text(own: [])
      #expect(isNew && text.contains(declaration), "\(text)")
    }

    @Test func `a static function gets the type that its place has, whatever its labels`() {
      let message =
        "member 'weak()' in 'Table<Int>' produces result of type 'StandIn', but context expects 'Table<Int>'"
      let text = StandInRunTests.text(
        "let a: Table<Int> = .weak()", missing: ["Table"],
        StandInRunTests.error("type 'Table<Int>' has no member 'weak'", 1, 22), StandInRunTests.error(message, 1, 22))
      #expect(text.contains("public static func weak() -> Table<Int>"))
    }

    @Test func `an extension finds the key of the environment that its type reads`() {
      var run = StandInRunTests.run(
        "extension A { func b() { Button(action: dismiss) } }\nstruct A { @Environment(\\.close) var dismiss }")
      _ = run.standIns.declare("close", "StandIn", in: "extension EnvironmentValues")
      let message = "cannot convert value of type 'StandIn' to expected argument type '() -> Void'"
      let isNew = run.handle(StandInRunTests.error(message, 1, 41))
      let text = run.standIns.text(own: [])
      #expect(isNew && text.contains("var `dismiss`: () -> Void") && text.contains("var `close`: () -> Void"))
    }

    @Test func `a type of another module hides the engine's type of its name`() {
      let text = StandInRunTests.text(
        "let a = Settings.session", missing: [],
        StandInRunTests.error("generic parameter 'Content' could not be inferred", 1, 9), isOwn: true)
      #expect(text.contains("typealias Settings = StandIn"), "\(text)")
    }

    @Test func `a type of which a number is made is another name of the number's type`() {
      let message = "cannot assign value of type 'AUValue' to type 'Float'"
      let errors = [1, 2].map { _ in StandInRunTests.error(message, 1, 33) }
      let text = StandInRunTests.text(
        "func a(b: AUValue) { data.pitch = b }", missing: ["AUValue"], errors[0], errors[1])
      #expect(text.contains("public typealias AUValue = Float"))
    }

    @Test func `an unwrapped value stays optional when a use asks for its type`() {
      let place = "cannot force unwrap value of non-optional type 'StandIn'"
      let text = StandInRunTests.text(
        "show(client.shared(name)!)", missing: [], StandInRunTests.error(place, 1, 13),
        StandInRunTests.error("cannot convert value of type 'StandIn' to expected argument type 'Kit'", 1, 13))
      #expect(text.contains("func shared(_ a0: Any?) -> Kit?") && !text.contains("-> Kit {"), "\(text)")
    }

    @Test(arguments: [
      ("ask { isOn, _ in if !isOn { stop() } }", "(Bool, StandIn)"),
      ("ask { isOn in isOn ? go() : stop() }", "(Bool)"), ("ask { isOn in guard isOn else { return } }", "(Bool)"),
      ("ask { user in if !user.isOn { stop() } }", "(StandIn)"),
      ("ask { end in if case let .success(code) = end { go(code) } }", "(Result<StandIn, any Error>)"),
      (
        "ask { end in switch end { case .success(let code): go(code) case .failure: stop() } }",
        "(Result<StandIn, any Error>)"
      ),
    ])
    func `a closure's parameter has the type that its conditions show`(code: String, parameters: String) {
      let text = StandInRunTests.text(code, missing: ["ask"])
      #expect(text.contains("@escaping \(parameters) -> R0"), "\(text)")
    }

    @Test func `a wrapper without a value has one`() {
      let text = StandInRunTests.text("struct A { @Injected var b }", missing: ["Injected"])
      #expect(text.contains("public init() where Value == StandIn"))
    }

    @Test func `a class gets an initializer that a structure could not have`() {
      let notes = ["incorrect labels for candidate (have: '(resource:)', expected: '(named:)')"]
      var run = StandInRunTests.run("Image(a: NSImage(resource: b))")
      _ = run.handle(StandInRunTests.error("no exact matches in call to initializer ", 1, 10, notes: notes))
      let text = run.standIns.text(own: [])
      let line =
        text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("resource") } ?? 0
      let isRefused = run.standIns.refuse(line, of: text)
      #expect(isRefused)
      #expect(run.standIns.text(own: []).contains("public convenience init(resource a0: Any?) { self.init() }"))
    }

    @Test func `a modifier that lacks an argument of the engine's is one of another package`() {
      var error = StandInRunTests.error("missing argument for parameter 'text' in call", 1, 19)
      error.notePlaces = ["/engine/Searchable.swift"]
      let text = StandInRunTests.text("Text(a).searchable()", missing: [], error)
      #expect(text.contains("extension View {\npublic func searchable() -> some View { self }"))
    }

    @Test func `a stand-in with the name of a member that SwiftUI has goes`() {
      var run = StandInRunTests.run("List { a }.listStyle(.plain)")
      _ = run.handle(StandInRunTests.error("reference to member 'plain' cannot be resolved", 1, 23))
      #expect(run.standIns.text(own: []).contains("`plain`"))
      let isNew = run.handle(StandInRunTests.error("ambiguous use of 'plain'", 1, 23))
      #expect(isNew && !run.standIns.text(own: []).contains("`plain`"))
      let isNewAgain = run.handle(StandInRunTests.error("reference to member 'plain' cannot be resolved", 1, 23))
      #expect(!isNewAgain || !run.standIns.text(own: []).contains("DefaultListStyle"))
    }

    @Test func `a file that is no Swift is no part of the module`() {
      let run = StandInRunTests.run(
        "let a = 1", context: ["Template.swift": "public typealias ___NAME___Store == Store<"])
      #expect(run.foreign == ["/app/Template.swift"])
    }

    @Test func `a closure's parameter has the type that its use needs`() {
      var run = StandInRunTests.run("find(a) { host in store.host = host }")
      _ = run.handle(StandInRunTests.error("cannot find 'find' in scope"))
      let error = StandInRunTests.error(
        "cannot assign value of type 'StandIn' to type 'UIViewController'", 1, 32)
      let isNew = [error, error].map { run.handle($0) }
      let text = run.standIns.text(own: [])
      #expect(isNew == [true, true] && text.contains("@escaping (UIViewController) -> R1"), "\(text)")
    }

    @Test func `a wrapper is equal where its value is`() {
      let text = StandInRunTests.text("struct A: Equatable { @Bound var b = 1 }", missing: ["Bound"])
      #expect(text.contains("extension Bound: Equatable where Value: Equatable {}"))
    }

    @Test func `a nested type loses a conformance that it cannot have`() {
      var run = StandInRunTests.run("let a: Maker.Rows")
      _ = run.handle(StandInRunTests.error("cannot find type 'Maker' in scope"))
      _ = run.standIns.conform("Maker.Rows", to: "AsyncSequence")
      let text = run.standIns.text(own: [])
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let isRefused = run.standIns.refuse(lines.firstIndex { $0.contains("AsyncSequence") } ?? 0, of: text)
      #expect(isRefused && !run.standIns.text(own: []).contains("AsyncSequence"))
    }

    @Test func `a wrapper of SwiftUI is never hidden`() {
      var run = StandInRunTests.run("struct A { @Environment(\\.a) var a }\nlet b = Environment.staging")
      let isNew = run.handle(StandInRunTests.error("generic parameter 'Value' could not be inferred", 2, 9))
      #expect(!isNew)
      #expect(run.standIns.types["Environment"] == nil)
    }

    @Test func `a type of the project with the name of a view gets the view's initializer`() {
      let text = StandInRunTests.text(
        "func a() { EmptyView() }\nstruct EmptyView { var title: String }", missing: [],
        StandInRunTests.error("missing arguments for parameters 'title' in call", 1, 21))
      #expect(text.contains("extension EmptyView {\npublic init() { self = standIn() }"))
    }

    @Test(arguments: ["show(asset.image)", "let a: Asset.Image"]) func `an alias is that of Apple's platforms`(
      code: String
    ) {
      let messages = [
        "cannot convert value of type 'Image' to expected argument type 'UIImage'",
        "'Image' is not a member type of class 'Files.Asset'",
      ]
      let isUse = code.hasPrefix("show")
      var run = StandInRunTests.run(
        code, context: ["Asset.swift": "class Asset {\n#if os(iOS)\ntypealias Image = UIImage\n#endif\n}"])
      let isNew = run.handle(StandInRunTests.error(messages[isUse ? 0 : 1], 1, isUse ? 12 : 14))
      #expect(
        isNew && run.standIns.ownText(own: ["Asset"]).contains("extension Asset {\npublic typealias Image = UIImage"))
    }

    @Test func `an alias that names itself in the given module is left out`() {
      var run = StandInRunTests.run("let a: A", context: ["Other.swift": "typealias A = Models.A"])
      var error = StandInRunTests.error("type alias 'StandIn_A' references itself", in: "Members.swift")
      error.notePlaces = ["/app/Members.swift", "/app/Other.swift"]
      let isNew = run.handle(error)
      #expect(isNew && run.foreign == ["/app/Other.swift"])
    }

    @Test(arguments: [
      ("#if os(iOS)\nlet a = 1\n#else\n#error(\"Unsupported\")\n#endif", "Unsupported", 4, 8),
      ("typealias A = Kit.A", "circular reference", 1, 1),
    ])
    func `a file that no module on Linux has is left out`(code: String, message: String, line: Int, column: Int) {
      var run = StandInRunTests.run("let a: A", context: ["Other.swift": code])
      let isNew = run.handle(StandInRunTests.error(message, in: "Other.swift", line, column))
      #expect(isNew && run.foreign == ["/app/Other.swift"])
    }

    @Test(
      arguments: [
        (
          "var a: some View {\n  #if os(iOS)\n  EmptyView()\n  #endif\n}", 8,
          "function declares an opaque return type, but has no return statements in its body",
          "no branch of `#if os(iOS)` is for Linux. To fix, add an `#else`."
        ),
        (
          "struct A: View {\n  #if os(iOS)\n  var body: some View { EmptyView() }\n  #endif\n}", 8,
          "type 'A' does not conform to protocol 'View'",
          "no branch of `#if os(iOS)` is for Linux. To fix, add an `#else`."
        ),
        (
          "@objc func a() {}", 2, "Objective-C interoperability is disabled",
          "Linux has no Objective-C. To fix, put this into `#if canImport(ObjectiveC)`."
        ),
        (
          "struct A: View {\n  var body: some View {\n  #if os(iOS)\n  a()\n  #endif\n  b }\n}", 8,
          "type 'A' does not conform to protocol 'View'", nil
        ),
      ] as [(String, Int, String, String?)])
    func `code that Linux cannot have says so`(code: String, column: Int, message: String, told: String?) {
      let run = StandInRunTests.run(code)
      #expect(run.withoutLinux(StandInRunTests.error(message, 1, column))?.message == told)
    }
  }
#endif
