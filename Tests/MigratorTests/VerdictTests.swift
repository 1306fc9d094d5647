#if Migrator
  import Testing

  @testable import MigratorCore

  /// The facts beyond one file's text that decide a verdict.
  @Suite("Verdicts", .onWorkerThreads, .timeLimit(.minutes(20))) struct VerdictTests {
    private static func verdicts(_ files: [String: String], _ options: Options = Options()) throws -> [Verdict?] {
      let scratch = try Scratch()
      for (name, text) in files { try scratch.write(text, to: name) }
      return Project(paths: [scratch.path], options: options).run().files.flatMap(\.calls).map(\.verdict)
    }

    private static let row = """
      struct Row: View {
        let price: Int
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(price) } }
      }
      """

    @Test func `a file without onChange decides the verdict if it creates the view`() throws {
      let list = "struct List1: View { var body: some View { Row(price: 1) } }"
      #expect(try Self.verdicts(["Row.swift": Self.row, "List.swift": list]).map { $0?.grade } == [.same])
      let other = "struct List2: View { @State var n = 0; var body: some View { Row(price: n) } }"
      #expect(
        try Self.verdicts(["Row.swift": Self.row, "List.swift": list, "Other.swift": other]).map { $0?.grade } == [
          .look
        ])
    }

    @Test func `a file that is not Swift and names the view leaves it unproven`() throws {
      let list = "struct List1: View { var body: some View { Row(price: 1) } }"
      let broken = "struct Broken { let row = Row(price: }"
      #expect(
        try Self.verdicts(["Row.swift": Self.row, "List.swift": list, "Broken.swift": broken]).map { $0?.grade } == [
          .look
        ])
    }

    @Test func `a type alias in a file without onChange leaves the view unproven`() throws {
      let list = "struct List1: View { var body: some View { Row(price: 1) } }"
      #expect(
        try Self.verdicts(["Row.swift": Self.row, "List.swift": list, "Alias.swift": "typealias Line = Row"])
          .map { $0?.grade } == [.look])
    }

    @Test func `a static property that an extension computes is not a constant`() throws {
      let row = Self.row.replacing("Int", with: "Color")
      let list = "struct List1: View { var body: some View { Row(price: .accent) } }"
      #expect(try Self.verdicts(["Row.swift": row, "List.swift": list]).map { $0?.grade } == [.same])
      let color = "extension Color { static var accent: Color { Theme.shared.color } }"
      #expect(
        try Self.verdicts(["Row.swift": row, "List.swift": list, "Color.swift": color]).map { $0?.grade } == [.look])
    }

    @Test(arguments: [
      "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle",
      "GaugeStyle", "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "FormStyle", "ControlGroupStyle",
      "DatePickerStyle", "LabeledContentStyle",
    ])
    func `a name in a style is not mistaken for a member of the style's protocol`(style: String) throws {
      let text = """
        let limit = 3
        struct Limited: \(style) {
          @State private var count = 0
          func makeBody(configuration: Configuration) -> some View {
            Text("").onChange(of: count) { _ in print(limit) }
          }
        }
        """
      #expect(try Self.verdicts(["Style.swift": text]).map { $0?.grade } == [.same])
    }

    @Test func `an entity of a data model counts as a reference`() throws {
      let view = """
        struct Line: View {
          let order: Order
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in print(order.number) } }
        }
        """
      let model = "<model><entity name=\"Order\" syncable=\"YES\"/></model>"
      #expect(try Self.verdicts(["Line.swift": view]).map { $0?.grade } == [.look])
      #expect(
        try Self.verdicts(["Line.swift": view, "Shop.xcdatamodeld/Shop.xcdatamodel/contents": model]).map { $0?.grade }
          == [.note])
    }

    @Test func `options declare live property wrappers and stable types`() throws {
      let view = """
        struct Line: View {
          @Stored private var name: String
          let handle: Handle
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in print(name, handle) } }
        }
        """
      #expect(try Self.verdicts(["Line.swift": view]).map { $0?.grade } == [.look])
      var options = Options()
      options.liveWrappers = ["Stored"]
      options.stableTypes = ["Handle"]
      #expect(try Self.verdicts(["Line.swift": view], options).map { $0?.grade } == [.same])
    }

    @Test(arguments: [
      (
        "@propertyWrapper struct Stored { @Environment(\\.colorScheme) var scheme; var wrappedValue: ColorScheme { scheme } }",
        "@Stored is the project's own, it reads 'scheme' (environment value);"
      ),
      ("@propertyWrapper struct Stored { var wrappedValue: Int }", "@Stored is the project's own,"),
      (
        "typealias Stored = Kept",
        "@Stored is not known to this tool; the setting liveWrappers adds one that reads the current value,"
      ),
    ])
    func `the reason says what a property wrapper of the project reads, and which one is not known`(
      _ wrapper: String, _ reason: String
    ) throws {
      let view = """
        \(wrapper)
        struct Line: View {
          @Stored private var kept
          @State private var v = 0
          var body: some View { Button("") { v += 1 }.onChange(of: v) { _ in print(kept) } }
        }
        """
      let reason = "'kept' (value of a property wrapper, \(reason) 'v' may change in Line.swift:5)"
      #expect(try Self.verdicts(["Line.swift": view]) == [Verdict(grade: .look, reasons: [reason])])
    }

    @Test(arguments: [
      ("@FocusState.Binding var kept: Bool", Verdict.Grade.note),
      ("@Perception.Bindable var kept: StoreOf<Page>", .note),
      ("@Focus.Binding var kept: Bool", .look),
      (#"let kept = Logger(subsystem: Bundle.main.id!, category: "a")"#, .same),
      ("let kept = Logger(label: label)", .note), ("let kept = Lager(label: \"a\")", .look),
    ])
    func `a wrapper is known by its whole name, and a log by what it is made of`(_ kept: String, _ grade: Verdict.Grade)
      throws
    {
      let view = """
        struct Line: View {
          \(kept)
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in print(kept) } }
        }
        """
      #expect(try Self.verdicts(["Line.swift": view]).map { $0?.grade } == [grade])
    }

    @Test func `each verdict names its reasons`() throws {
      let text = """
        struct Screen: View {
          let price: Int
          @ObservedObject var model: Model
          @State private var v = 0
          var body: some View {
            Text("").onChange(of: v) { _ in v = 1 }
              .onChange(of: v) { _ in model.save() }
              .onChange(of: v) { _ in print(price) }
              // onchange-migrate: keep
              .onChange(of: v) { _ in print(price) }
          }
        }
        final class Model: ObservableObject { func save() {} }
        """
      let verdicts = Migration().migrate([("View.swift", SourceText(text))])[0].calls.map(\.verdict)
      #expect(
        verdicts == [
          Verdict(grade: .same, reasons: ["'v' (@State) is read from storage when the closure runs"]),
          Verdict(
            grade: .note,
            reasons: [
              "'model' (@ObservedObject, nothing in the given paths makes Screen; 'v' may change with more in View.swift:6)"
            ]),
          Verdict(
            grade: .look,
            reasons: [
              "'price' (plain property, nothing in the given paths makes Screen; 'v' may change with more in View.swift:6)"
            ]),
          Verdict(grade: .left, reasons: ["a comment says to keep it"]),
        ])
    }

    @Test(arguments: [
      ("{ _ in print(1) }", ["the closure captures nothing of the view"]),
      ("{ new in print(new) }", ["the closure reads only its parameter"]),
      (
        "{ [v] new in print(v, new, text) }",
        [
          "'text' (@State) is read from storage when the closure runs",
          "'v' is the first parameter, with the value from before the change",
        ]
      ),
      (
        "{ _ in isOn = false; text = url }",
        ["'isOn' (@AppStorage), 'text' (@State), 'url' (@State) are read from storage when the closure runs"]
      ),
      (
        "{ _ in model.save(); print(space) }",
        ["'model' (@StateObject), 'space' (@Namespace) stay the same while the view lives"]
      ),
      ("{ _ in print(limit) }", ["'limit' (constant) never changes"]),
      ("{ _ in print(counter) }", ["'counter' (global or static storage) is read when the closure runs"]),
      (
        "{ _ in print(gap, text) }",
        ["'gap' is always a constant", "'text' (@State) is read from storage when the closure runs"]
      ),
      ("{ _ in report() }", ["'text' (@State, read through report()) is read from storage when the closure runs"]),
    ])
    func `each same verdict names its reasons`(closure: String, reasons: [String]) {
      let text = """
        var counter = 0
        struct Screen: View {
          @State private var v = 0
          @State private var text = ""
          @State private var url = ""
          @AppStorage("isOn") private var isOn = false
          @StateObject private var model = Model()
          @Namespace private var space
          let limit = 3
          let gap: CGFloat = 16.0 / 10.0
          var body: some View { Text("").onChange(of: v) \(closure) }
          func report() { print(text) }
        }
        final class Model: ObservableObject { func save() {} }
        """
      let calls = Migration().migrate([("View.swift", SourceText(text))])[0].calls
      #expect(calls.map(\.verdict) == [Verdict(grade: .same, reasons: reasons)])
      #expect(calls[0].sameSentence.hasSuffix("; its behaviour is the same: " + reasons.joined(separator: "; ")))
    }

    @Test func `a call that keeps old captures still reads the legacy values`() {
      let options = Options(keepsOldCaptures: true)
      let files = Migration(options).migrate([("Row.swift", SourceText(Self.row))])
      #expect(
        files[0].calls.map(\.verdict) == [Verdict(grade: .same, reasons: ["it still reads 'price' (plain property)"])])
      #expect(
        HTMLReport(files, options).text.contains(
          "The call still runs the closure from before the change, with its captures."))
    }

    private static let own = "func onChange(of value: Int, _ action: (Int) -> Void)"

    @Test(arguments: [
      ("struct A { func part() -> ReducerOf<A> { Part().onChange(of: 1) { _ in } } }", "it is in a ReducerOf"),
      ("struct A: Reducer { func part() -> Part { Part().onChange(of: 1) { _ in } } }", "it is in a reducer"),
      (
        "struct A { \(own) -> A { self }\nfunc part() -> A { self.onChange(of: 1) { _ in } } }",
        "A declares its own onChange"
      ),
      (
        "struct A { \(own) {} }\nstruct B { let a = A(); var body: some View { let _ = a.onChange(of: 1) { _ in } } }",
        "A declares its own onChange"
      ),
    ])
    func `a call on a different type is foreign and names its owner`(text: String, reason: String) {
      let calls = Migration().migrate([("A.swift", SourceText(text))])[0].calls
      #expect(calls.map(\.outcome) == [.foreign])
      #expect(calls.map(\.reason) == [reason])
    }

    private static func grades(_ properties: String, _ action: String, _ more: [String: String] = [:]) throws
      -> [Verdict.Grade?]
    {
      let view = """
        struct Line: View {
          \(properties)
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in \(action) } }
        }
        """
      return try verdicts(more.merging(["Line.swift": view]) { $1 }).map { $0?.grade }
    }

    @Test func `the condition of an #if is not a name that a closure reads`() throws {
      let action = "\n#if os(iOS) && canImport(UIKit)\nv = 1\n#elseif os(macOS)\nv = 2\n#endif\n"
      #expect(try Self.grades("", action) == [.same])
      #expect(try Self.grades("let price: Int", action.replacing("v = 2", with: "print(price)")) == [.look])
    }

    @Test func `a handle in the environment is stable, and a plain environment value is not`() throws {
      let key = "extension EnvironmentValues { @Entry var proxy: ScrollViewProxy?; @Entry var index: Int = 0 }"
      let setting =
        "struct Root: View { var body: some View { Text(\"\").environment(\\.proxy, p).environment(\\.index, i) } }"
      let more = ["Keys.swift": key, "Root.swift": setting]
      #expect(try Self.grades("@Environment(\\.proxy) var proxy", "proxy?.scrollTo(1)", more) == [.same])
      #expect(try Self.grades("@Environment(\\.index) var index", "print(index)", more) == [.look])
    }

    @Test func `a foreign @Dependency is a reference, and the project's @Dependency wrapper is not`() throws {
      #expect(try Self.grades("@Dependency(\\.client) var client", "client.load()") == [.note])
      let own = "@propertyWrapper struct Dependency<V> { var wrappedValue: V }"
      #expect(try Self.grades("@Dependency var client: Int", "print(client)", ["Own.swift": own]) == [.look])
    }

    @Test func `a property with a shared object is a reference, and a shared value is not`() throws {
      let model = "final class Model { static var shared = Model(); static var count = 0; func save() {} }"
      #expect(try Self.grades("private var model = Model.shared", "model.save()", ["Model.swift": model]) == [.note])
      #expect(try Self.grades("private var count = Model.count", "print(count)", ["Model.swift": model]) == [.look])
    }

    @Test func `classes of AppKit and UIKit are references`() throws {
      #expect(try Self.grades("let panel: NSOpenPanel?; let font: UIFont", "panel?.close(); print(font)") == [.note])
    }

    @Test func `a view is unproven if a hosting controller's rootView is written`() throws {
      let made = "struct Root: View { var body: some View { Line(title: 1) } }"
      let property = "var title: Int = 0"
      #expect(try Self.grades(property, "print(title)", ["Root.swift": made]) == [.same])
      let written = "func f(_ host: Host) { host.rootView.title = 2 }"
      #expect(try Self.grades(property, "print(title)", ["Root.swift": made, "Host.swift": written]) == [.look])
    }
  }
#endif
