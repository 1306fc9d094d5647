#if Migrator
  import Testing

  @testable import MigratorCore

  /// Objects that reach a view by its environment, by a static property or by a wrapper of another package.
  @Suite("Supplied objects", .onWorkerThreads, .timeLimit(.minutes(20))) struct SuppliedObjectTests {
    private static func verdict(_ property: String, _ action: String, _ more: String = "") throws -> Verdict {
      let scratch = try Scratch()
      try scratch.write(
        """
        import SwiftUI
        struct Screen: View {
          \(property)
          @State private var v = 0
          var body: some View { Text("").onChange(of: v\(action) }
        }
        final class Model: ObservableObject {
          static let kept = Model()
          static var shared = Model()
          static var current: Model { Model() }
          func save() {}
          func take(_ n: Int) {}
        }
        final class Other: ObservableObject {}
        """, to: "Screen.swift")
      try scratch.write("import SwiftUI\n" + more, to: "App.swift")
      return try #require(
        Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first?.verdict)
    }

    private static func app(_ content: String, _ members: String = "") -> String {
      """
      @main struct Shop: App {
        @StateObject private var model = Model()
        @StateObject private var second = Model()
        @StateObject private var other = Other()
        @State private var isOn = false
        let third = Model.kept
        \(members)
        var body: some Scene { WindowGroup { \(content) } }
      }
      """
    }

    private static let one =
      "@StateObject private var one: Model; init() { _one = StateObject(wrappedValue: Model.kept) }"

    private static let post = "\nstruct Post: Hashable { let other: Other; let model: Model }"
    private static let hub =
      "\nfinal class Hub: ObservableObject { static var shared = Hub(); var other = Other(); var held = Model(); var last = Model() }"

    private static let save = ") { _ in model.save() }"

    /// An object whose views are in hosting controllers.
    private static func host(_ show: String) -> String {
      "\nfinal class Pop { var held = Model(); func f(_ h: Host) { \(show) } }\n"
    }

    private static func pair(_ content: String) -> String {
      host("show(UIHostingController(rootView: Pair(a: held, b: Model())))")
        + "struct Pair: View { let a: Model; let b: Model; @State var isOn = false; var body: some View { \(content) } }"
    }

    /// A function whose parameter is an object of the environment.
    private static func updated(_ parameters: String = "") -> String {
      "\nfunc f\(parameters)(updater: Updater) { show(Text(\"\").environmentObject(updater)) }"
    }

    private static let shown = "show(UIHostingController(rootView: Screen().padding().environmentObject(held)))"
    private static let depends = "@Dependency(\\.model) private var depended"

    @Test(arguments: [
      app("Screen().environmentObject(model)"), app("Screen().environmentObject(Model.kept)"),
      app("Screen().environmentObject(model).environmentObject(other)"),
      app("if isOn { Screen().environmentObject(model) } else { Screen().environmentObject(second) }"),
      app("Middle().environmentObject(model)")
        + "\nstruct Middle: View { @EnvironmentObject var model: Model; var body: some View { Screen().environmentObject(model) } }",
      app("Screen().environmentObject(model)") + "\n#Preview { Screen().environmentObject(make()) }",
      app("Middle(model: model)")
        + "\nstruct Middle: View { @ObservedObject var model: Model; var body: some View { Screen().environmentObject(model) } }",
      app("Screen().environmentObject(Shop.only)", "@StateObject static var only = Model()"),
      app("Screen().environmentObject(held)", "@State var held = Model()")
        + "\nfunc reset(_ o: Other) { change { $0.held = o } }",
      app(
        "Screen().environmentObject(model); Text(\"\").navigationDestination(for: Post.self) { post in Middle().environmentObject(post.other) }"
      )
        + post,
      app(
        "Screen().environmentObject(model); Text(\"\").environmentObject(hub.other)",
        "@StateObject var hub = Hub.shared")
        + hub,
      app("Screen().environmentObject(held)", "@State var held = Model(); func f(_ o: Hub) { o.held = held }") + hub,
      app("AnyView(Middle().environmentObject(model))")
        + "\nstruct Middle: View { @EnvironmentObject var model: Model; var body: some View { AnyView(Screen().environmentObject(model)) } }",
      // One place has none.
      app("Screen().environmentObject(model); AnyView(Screen().environmentObject(second))"),
      // A controller keeps its view.
      app("Screen().environmentObject(model)") + host(shown),
      app("Screen().environmentObject(model)") + host(shown + "; h.rootView = Panel().padding()"),
      pair("if isOn { Screen().environmentObject(a) } else { Screen().environmentObject(b) }"),
      // An app is made once.
      app("Screen().environmentObject(own)", "@ObservedObject private var own = Model()"),
      app("Screen().environmentObject(own)", "@ObservedObject private var own = Model()")
        + "\nlet other = make(.init())",
      "import Dependencies\n" + app("Screen().environmentObject(depended)", depends),
      app("Screen().environmentObject(model)") + updated(),
      app("Screen().environmentObject(model); Text(\"a\").environmentObject(Permissions.shared)"),
    ])
    func `an environment object is the same if each place supplies a stable one`(_ more: String) throws {
      #expect(try Self.verdict("@EnvironmentObject var model: Model", Self.save, more).grade == .same)
    }

    @Test(arguments: [
      app("Screen().environmentObject(model)") + updated() + "\ntypealias Updater = Model",
      app("Screen().environmentObject(model)") + updated("<Updater: ObservableObject>"),
      app("Screen().environmentObject(model); Text(\"a\").environmentObject(Permissions.shared)")
        + "\nextension Permissions { static var shared: Model { Model() } }",
      app("Screen().environmentObject(model); Text(\"a\").environmentObject(Permissions.shared)")
        + "\ntypealias Permissions = Other\nextension Other { static var shared: Model { Model() } }",
      app("Screen().environmentObject(model); Text(\"a\").environmentObject(Permissions.shared)")
        + "\nextension Sharing { static var shared: Model { Model() } }",
      app(
        "Screen().environmentObject(model); Text(\"a\").environmentObject(Permissions.only)", "var Permissions: Hub")
        + hub + "\nextension Hub { var only: Model { Model() } }",
      "", app("Screen().environmentObject(isOn ? model : second)"), app("Screen().environmentObject(make())"),
      app("isOn ? Screen().environmentObject(model) : Screen().environmentObject(second)"),
      app("Screen().environmentObject(Model.current)"),
      app("Screen().environmentObject(model); Text(\"a\").environmentObject(unknown.peer())")
        + "\nextension Server { func peer() -> Model { Model() } }",
      app("Screen().environmentObject(model); Text(\"a\").environmentObject(unknown.peer())")
        + "\nextension Server { func peer() -> Other { Other() }; func peer<T>() -> T { make() } }",
      app("isOn ? Screen().environmentObject(one) : Screen().environmentObject(Model.current)", one),
      app("AnyView(Screen().environmentObject(model)); AnyView(Screen().environmentObject(second))"),
      app("Screen().environmentObject(Shop.only)", "@Own static var only = Model()"),
      app("Screen().environmentObject(model); Screen().environmentObject(found)"),
      app("Screen().environmentObject(chosen)", "@State private var chosen = Model(); func f() { chosen = second }"),
      app("Screen().environmentObject(model)") + "\nlet supply = Screen().environmentObject",
      app(
        "Screen().environmentObject(model); Text(\"\").navigationDestination(for: Post.self) { post in Screen().environmentObject(post.model) }"
      )
        + post,
      app(
        "Screen().environmentObject(model); Text(\"\").environmentObject(hub.last)", "@StateObject var hub = Hub.shared"
      )
        + hub + "\nfunc f(_ hub: Hub) { hub.last = Model() }",
      app("AnyView(Middle().environmentObject(isOn ? model : second))")
        + "\nstruct Middle: View { @EnvironmentObject var model: Model; var body: some View { AnyView(Screen().environmentObject(model)) } }",
      app("Text(\"\")")
        + "\nstruct Middle: View { @EnvironmentObject var model: Model; var body: some View { Screen().environmentObject(model) } }",
      app("Screen().environmentObject(held)", "@State var held = Model(); func f() { held = Model() }"),
      app("Screen().environmentObject(held)", "@State var held = Model(); func f(_ o: Shop) { o.held = Model() }"),
      app(
        "Screen().environmentObject(held)", "@State private var held = Model(); func f(_ o: Shop) { o.held = Model() }"),
      app("Screen().environmentObject(held)", "@State var held = Model()")
        + "\nlet shop = Shop()\nfunc f() { change { $0.held = o } }",
      app("Screen().environmentObject(held)", "@State var held = Model()")
        + "\nfunc f(_ shop: Shop) { change { $0.held = o } }",
      app("Screen().environmentObject(held)", "@State var held = Model()").replacing("App {", with: "App, Holder {")
        + "\nfunc f() { change { $0.held = o } }",
      app("Middle(model: isOn ? model : second)")
        + "\nstruct Middle: View { @ObservedObject var model: Model; var body: some View { Screen().environmentObject(model) } }",
      // Code gives the controller a view with a different object, or is no controller.
      app("Screen().environmentObject(model)") + host(shown + "; h.rootView = Screen().environmentObject(held)"),
      app("Screen().environmentObject(model)") + host("show(Panel(rootView: Screen().environmentObject(held)))"),
      // Two objects that a controller's view keeps, in one place.
      pair("isOn ? Screen().environmentObject(a) : Screen().environmentObject(b)"),
      app("Screen().environmentObject(own)", "@ObservedObject private var own = Model()") + "\nlet shop = Shop()",
      "import Dependencies\n" + app("Screen().environmentObject(depended)", depends)
        + "\nfunc f() { withDependencies { $0.model = Model() } operation: { run() } }",
    ])
    func `an environment object that a place may exchange stays a note`(_ more: String) throws {
      #expect(try Self.verdict("@EnvironmentObject var model: Model", Self.save, more).grade == .note)
    }

    @Test(arguments: [
      (app("Screen().environmentObject(foreign)", "@StateObject private var foreign = Gateway()"), Verdict.Grade.same),
      (app("Screen().environmentObject(foreign)", "@State var foreign = Gateway()"), .note), ("", .note),
      (
        app(
          "Screen().environmentObject(foreign); Screen().environmentObject(held)",
          "@StateObject private var foreign = Strange(); @State var held = Model()") + "\ntypealias Gateway = Model",
        .note
      ),
    ])
    func `an object of another package is the same if each place supplies a stable one`(
      _ more: String, _ grade: Verdict.Grade
    ) throws {
      let verdict = try Self.verdict("@EnvironmentObject var gateway: Gateway", ") { _ in gateway.open() }", more)
      #expect(verdict.grade == grade)
    }

    @Test(arguments: [
      (app("Screen().environmentObject(make())"), "given in App.swift:9"),
      ("", "nothing in the given paths supplies Model"),
    ])
    func `a note names the place that supplies the object`(_ more: String, _ doubt: String) throws {
      let verdict = try Self.verdict("@EnvironmentObject var model: Model", Self.save, more)
      let change = "no place in the given paths is seen to change 'v'"
      #expect(verdict.reasons == ["'model' (environment object, \(doubt); \(change))"])
    }

    @Test func `an observable object of the environment is the same if each place supplies a stable one`() throws {
      let property = "@Environment(Model.self) var model"
      #expect(try Self.verdict(property, Self.save, Self.app("Screen().environment(model)")).grade == .same)
      #expect(
        try Self.verdict(property, Self.save, Self.app("Screen().environment(isOn ? model : second)")).grade == .note)
    }

    @Test(arguments: [
      ("@ObservedObject private var model = Model.shared", save), ("private let model = Model.shared", save),
      ("@ObservedObject private var model = Model.kept", save), ("", ", perform: Model.kept.take(_:))"),
      ("", ", perform: Model.shared.take)"),
    ])
    func `a static object that nothing replaces is the same`(_ property: String, _ action: String) throws {
      let more = Self.app("Screen()")
      #expect(try Self.verdict(property, action, more).grade == .same)
      let reset = "\nfunc reset() { Model.shared = Model() }\nfunc f(_ o: Other) { o.kept = Model() }"
      let grade = try Self.verdict(property, action, more + reset).grade
      #expect((grade == .same) == (property + action).contains("kept"), "\(grade)")
    }

    @Test func `a static property that makes an object each time is not the same`() throws {
      #expect(try Self.verdict("", ", perform: Model.current.take(_:))", Self.app("Screen()")).grade == .look)
      #expect(try Self.verdict("private let model = Model.current", Self.save, Self.app("Screen()")).grade != .same)
    }

    @Test(arguments: [
      ("@LazyInjectService var model: Service", Verdict.Grade.same), ("@ObservedResults(Item.self) var model", .same),
      ("@Injected(\\.service) var model", .note), ("@ObservedRealmObject var model: Item", .note),
      ("@Unheard var model: Service", .look),
    ])
    func `wrappers of well-known packages are known`(_ property: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.verdict(property, Self.save).grade == grade)
      let name = property.dropFirst().prefix { $0.isLetter }
      let own = "@propertyWrapper struct \(name)<V> { var wrappedValue: V }"
      #expect(try Self.verdict(property, Self.save, own).grade == .look)
    }

    @Test func `the message about an unknown wrapper names the setting`() throws {
      let reasons = try Self.verdict("@Unheard var model: Service", Self.save).reasons
      #expect(reasons.first?.contains("the setting liveWrappers adds") == true)
    }
  }
#endif
