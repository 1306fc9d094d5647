#if Migrator
  import Testing

  @testable import MigratorCore

  /// Views that a hosting controller gets once. Each rule has its counterexample.
  @Suite("Hosted views", .onWorkerThreads, .timeLimit(.minutes(20))) struct HostedViewTests {
    static let hosted = """
      struct Report: View {
        let price: Int
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(price) } }
      }
      """

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
    func `a controller keeps its view if no code gives it a different one`(
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
