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
    ])
    func `a closure's parameter that is a condition is a Bool`(code: String, parameters: String) {
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
