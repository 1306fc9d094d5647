#if Migrator
  import Testing

  @testable import MigratorCore

  /// The ways of a view into a hosting controller. Each has its counterexample.
  @Suite("Ways into a controller", .onWorkerThreads, .timeLimit(.minutes(20))) struct HostedWayTests {
    /// Statements of a method, the declarations around, and the grade.
    private typealias Way = (open: String, outside: String, grade: Verdict.Grade)

    private static func grade(_ open: String, _ outside: String) throws -> [Verdict.Grade?] {
      let coordinator = """
        import SwiftUI
        final class Coordinator {
          let limit = 1
          var total = 1
          func open(n: Int) { \(open) }
        }
        \(outside)
        """
      let scratch = try Scratch()
      try scratch.write("import SwiftUI\n" + HostedViewTests.hosted, to: "Report.swift")
      try scratch.write(coordinator, to: "Coordinator.swift")
      return Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).map(\.verdict?.grade)
    }

    @Test(arguments: [
      ("var view = Report(price: n); view.price = 2; push(UIHostingController(rootView: view))", Verdict.Grade.same),
      ("var view = Report(price: n); view.price = 2; push(UIHostingController(rootView: view)); show(view)", .look),
      ("let view = Report(price: n); let h = UIHostingController(rootView: view); h.view.isOpaque = false", .same),
      ("let view = Report(price: n); show(view.body); push(UIHostingController(rootView: view))", .look),
      ("push(UIHostingController(rootView: NavigationView { Report(price: total) }))", .same),
      ("push(UIHostingController(rootView: GeometryReader { _ in Report(price: total) }))", .look),
      ("push(UIHostingController(rootView: GeometryReader { _ in Report(price: limit) }))", .same),
      ("push(UIHostingController(rootView: GeometryReader { _ in Report(price: n) }))", .same),
      ("push(UIHostingController(rootView: GeometryReader { p in let n = f(p); Report(price: n) }))", .look),
      ("push(UIHostingController(rootView: NavigationView { if n > 1 { Report(price: n) } }))", .same),
      ("push(UIHostingController(rootView: NavigationView { Button(\"a\") { show(Report(price: n)) } }))", .look),
      ("push(UIHostingController(rootView: Text(\"a\").overlay(Report(price: n))))", .look),
      ("push(UIHostingController(rootView: Text(\"a\").put(Report(price: n))))", .look),
    ])
    func `the locals, the properties and the containers of a controller's view are followed`(
      _ open: String, _ grade: Verdict.Grade
    ) throws { #expect(try Self.grade(open, "") == [grade]) }

    private static let method =
      "extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }"

    @Test(arguments: [
      ("push(Report(price: n).hosted())", method, Verdict.Grade.same),
      ("push(Report(price: n).padding().hosted())", method, .same), ("push(Report(price: n).hosted())", "", .look),
      (
        "push(Report(price: n).hosted())",
        "extension View { func hosted() -> UIViewController { store(self); return UIHostingController(rootView: self) } }",
        .look
      ),
      (
        "push(Report(price: n).hosted())",
        "extension View { func hosted() -> UIViewController { let v = padding(); return UIHostingController(rootView: v) } }",
        .same
      ),
      (
        "push(Report(price: n).hosted())",
        "extension View { func hosted() -> UIViewController { store(padding()); return UIHostingController(rootView: self) } }",
        .look
      ),
      (
        "push(Report(price: n).hosted)",
        "extension View { var hosted: UIView { UIHostingController(rootView: self).view } }", .same
      ),
      (
        "show(Report(price: n))", "func show(_ view: some View) { push(UIHostingController(rootView: view)) }", .same
      ),
      (
        "show(Report(price: n))", "func show(_ view: some View) { all.append(AnyView(view)) }", .look
      ),
      (
        "box.show(Report(price: n))",
        "struct Shop { func show(_ view: some View) { push(UIHostingController(rootView: view)) } }", .look
      ),
      (
        "Shop().show(Report(price: n))",
        "struct Shop { func show(_ view: some View) { push(UIHostingController(rootView: view)) } }", .same
      ),
      (
        "box.show(Report(price: n))",
        "extension UIWindow { func show(_ view: some View) { push(UIHostingController(rootView: view)) } }", .same
      ),
      (
        "show(Report(price: n))",
        "func show(_ view: some View) { push(UIHostingController(rootView: view)) }\nfunc show(_ view: Report) { f(view) }",
        .look
      ),
      ("push(Panel { Report(price: total) })", "", .look),
      (
        "push(Panel(rootView: Report(price: total)))",
        "class Panel: NSView { init<V: View>(rootView: V) { h = NSHostingView(rootView: rootView) } }", .same
      ),
      ("let w = Window(content: Report(price: total)); w.title = \"a\"", "", .same),
      ("let w = Window(content: Report(price: total)); show(w)", "", .look),
      ("let w = Window { Report(price: limit) }; w.title = \"a\"", "", .same),
      ("let w = Window { Report(price: total) }; w.title = \"a\"", "", .look),
      ("push(UIHostingController(rootView: Themed(content: Report(price: total))))", "", .look),
      ("push(OtherHostingController(rootView: Report(price: total), isModal: true))", "", .same),
      (
        "push(OtherHostingController(rootView: Report(price: total)))",
        "class OtherHostingController { init<V: View>(rootView: V) { make(rootView) } }", .look
      ),
      (
        "push(UIHostingController(rootView: Report(price: total)))",
        "extension UIHostingController { var a: Int { 1 } }",
        .same
      ),
    ])
    func `the project's own code is followed into a controller`(
      _ open: String, _ outside: String, _ grade: Verdict.Grade
    ) throws { #expect(try Self.grade(open, outside) == [grade]) }
  }
#endif
