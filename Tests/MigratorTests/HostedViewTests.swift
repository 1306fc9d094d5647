#if Migrator
  import Testing

  @testable import MigratorCore

  /// Views that a hosting controller gets once. Each rule has its counterexample.
  @Suite("Hosted views", .onWorkerThreads, .timeLimit(.minutes(20))) struct HostedViewTests {
    private static let present = "func present(_ view: some View) { push(UIHostingController(rootView: view)) }"
    private static let cell =
      "  class Cell<V: View> { let host: UIHostingController<V?>; func show(_ view: V) { host.rootView = view } }"

    static let hosted = """
      struct Report: View {
        let price: Int
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(price) } }
      }
      """

    @Test(arguments: [
      (
        "func open(n: Int) { let view = Report(price: n); present(view) }",
        "func present(_ view: some View) { push(UIHostingController(rootView: view.padding())) }", Verdict.Grade.same
      ),
      (
        "func open(n: Int) { present(Report(price: n), animated: true) }",
        "func present(_ view: some View, animated: Bool) { show(view) }\n  func show(_ view: some View) { push(UIHostingController(rootView: view)) }",
        .same
      ),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "func present(_ view: some View) { push(UIHostingController(rootView: view)); kept = AnyView(view) }", .look
      ),
      (
        "func open(n: Int) { present(Report(price: n)) }", "func present(_ view: some View) { shown = AnyView(view) }",
        .look
      ),
      ("func open(n: Int) { present(Report(price: n)) }", "", .look),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "\(present)\n  func present<V: View>(_ view: V) { kept = AnyView(view) }", .look
      ),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "func present<V: View>(_ view: V) { kept = AnyView(view) }\n  \(present)", .look
      ),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "func present(_ view: some View) { push(UIHostingController(rootView: view)) }\n  func present(_ view: Report) { shown = view }",
        .look
      ),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "func present(_ view: some View) { push(UIHostingController(rootView: view)) }\n  func swap(_ h: UIHostingController<Report>) { h.rootView = Report(price: 2) }",
        .look
      ),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "\(present)\n\(cell)\n  final class Host: UIHostingController<Report> {}",
        .same
      ),
      ("func open(n: Int) { present(Report(price: n)) }", "\(present)\n\(cell)\n  let cell: Cell<Report>?", .look),
      ("func open(n: Int) { present(Report(price: n)) }", "\(present)\n\(cell)\n  class Other: Cell<Report> {}", .look),
      (
        "func open(n: Int) { present(Report(price: n)) }",
        "\(present)\n  func swap(_ h: Host, _ view: Any) { h.rootView = view }", .look
      ),
    ])
    func `a function that hosts its argument gives it once`(
      _ open: String, _ present: String, _ grade: Verdict.Grade
    ) throws {
      let coordinator = "final class Coordinator { var shown: Any?; var kept: Any?\n  \(open)\n  \(present)\n}"
      let scratch = try Scratch()
      try scratch.write("import SwiftUI\n" + Self.hosted, to: "Report.swift")
      try scratch.write("import SwiftUI\n" + coordinator, to: "Coordinator.swift")
      let calls = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls)
      #expect(calls.map(\.verdict?.grade) == [grade])
    }

    private static let themed =
      "class Themed<C: View>: UIHostingController<C> { init(rootView: C, theme: Int) { super.init(rootView: rootView) } }"

    @Test(arguments: [
      ("let rootView = Report(price: n); push(UIHostingController(rootView: rootView))", "", Verdict.Grade.same),
      ("push(UIHostingController(rootView: AnyView(Report(price: n))))", "", .same),
      (
        "push(UIHostingController(rootView: AnyView(Report(price: n))))", "func g() { h.rootView = AnyView(other) }",
        .look
      ),
      ("push(UIHostingController(rootView: Report(price: n)))", "func g() { h.rootView = AnyView(other) }", .same),
      ("push(UIHostingController(rootView: Report(price: n)))", "func g() { h.box?.rootView = make() }", .same),
      ("let h = UIHostingController(rootView: Report(price: n)); h.rootView = make()", "", .look),
      (
        "push(UIHostingController(rootView: Report(price: n)))",
        "var h: UIHostingController<Report>?; func g() { h?.rootView = make() }", .look
      ),
      ("push(Themed(rootView: Report(price: n), theme: 1))", themed, .same),
      (
        "push(Themed(rootView: Report(price: n), theme: 1))",
        "\(themed)\n  class Sub: Themed<Report> { func g() { rootView = make() } }", .look
      ),
      (
        "push(Kept(rootView: Report(price: n)))",
        "class Kept<C: View>: UIHostingController<C> { init(rootView: C) { kept = AnyView(rootView) } }", .look
      ),
    ])
    func `a controller keeps its view if no code gives it another one`(
      _ open: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      let coordinator = "final class Coordinator { var box: Any?\n  func open(n: Int) { \(open) }\n  \(more)\n}"
      let scratch = try Scratch()
      try scratch.write("import SwiftUI\n" + Self.hosted, to: "Report.swift")
      try scratch.write("import SwiftUI\n" + coordinator, to: "Coordinator.swift")
      let calls = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls)
      #expect(calls.map(\.verdict?.grade) == [grade])
    }
  }
#endif
