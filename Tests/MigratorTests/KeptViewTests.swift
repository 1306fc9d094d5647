#if Migrator
  import Testing

  @testable import MigratorCore

  /// Views that are made in one view, and shown in a different one.
  @Suite("Kept views", .onWorkerThreads, .timeLimit(.minutes(20))) struct KeptViewTests {
    private static func grades(_ text: String) throws -> [Verdict.Grade?] {
      let scratch = try Scratch()
      try scratch.write("import SwiftUI\n" + text, to: "All.swift")
      return Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).map(\.verdict?.grade)
    }

    private static let detail = """
      struct Detail: View {
        let id: Int
        var body: some View { Text("").onChange(of: id) { _ in print(id) } }
      }
      """

    private static func list(_ row: String) -> String {
      """
      struct Screen: View {
        @StateObject private var router = Router()
        let items = [Item(id: 1), Item(id: 2)]
        var body: some View {
          VStack { ForEach(items) { item in Row(id: item.id, router: router) }; router.sheet }
        }
      }
      struct Row: View {
        let id: Int
        @ObservedObject var router: Router
        var body: some View { \(row) }
      }
      struct Item: Identifiable { let id: Int }
      final class Router: ObservableObject { @Published var sheet: AnyView? }
      """
    }

    /// The root shows the detail of one row and then that of the next, as one view.
    @Test(arguments: [
      (#"NavigationLink("a") { Detail(id: id) }"#, Verdict.Grade.same),
      (#"Button("a") { router.sheet = AnyView(Detail(id: id)) }"#, .look),
      (#"Button("a") { router.sheet = AnyView(Detail(id: 1)) }"#, .same),
      (#"Text("a").onTapGesture { router.show { Detail(id: id) } }"#, .look),
    ])
    func `a part of a row's id stays only where the row itself shows the view`(
      _ row: String, _ grade: Verdict.Grade
    ) throws { #expect(try Self.grades(Self.detail + "\n" + Self.list(row)) == [grade]) }

    private static let user = """
      struct Detail: View {
        @EnvironmentObject var model: Model
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in model.save() } }
      }
      final class Model: ObservableObject { func save() {} }
      """

    @Test(arguments: [
      ("Detail().environmentObject(model)", Verdict.Grade.same),
      (#"Button("a") { router.sheet = AnyView(Detail().environmentObject(model)) }"#, .note),
      (#"Button("a") { push(UIHostingController(rootView: Detail().environmentObject(model))) }"#, .same),
    ])
    func `an object stays only where the view that has it shows what it supplies`(
      _ content: String, _ grade: Verdict.Grade
    ) throws {
      let root = """
        struct Screen: View {
          @StateObject private var model = Model()
          @StateObject private var router = Router()
          var body: some View { \(content) }
        }
        final class Router: ObservableObject { @Published var sheet: AnyView? }
        """
      #expect(try Self.grades(Self.user + "\n" + root) == [grade])
    }

    @Test(arguments: [
      ("case .open(let model): Detail().environmentObject(model)", "case open(Other), none", Verdict.Grade.same),
      ("case .open(let model): Detail().environmentObject(model)", "case open(Model), none", .note),
      ("case let .open(_, model): Detail().environmentObject(model)", "case open(Int, Other), none", .same),
      ("case let .open(_, model): Detail().environmentObject(model)", "case open(Other, Model), none", .note),
      ("case Route.open(let model): Detail().environmentObject(model)", "case open(more: Other), none", .same),
      ("case (.open(let model)): Detail().environmentObject(model)", "case open(Other), none", .note),
    ])
    func `a name in a pattern has the type that the case declares`(
      _ part: String, _ cases: String, _ grade: Verdict.Grade
    ) throws {
      let root = """
        enum Route { \(cases) }
        final class Other: ObservableObject {}
        struct Screen: View {
          @StateObject private var model = Model()
          let route: Route
          var body: some View {
            Detail().environmentObject(model)
            switch route { \(part)
            default: Text("") }
          }
        }
        """
      #expect(try Self.grades(Self.user + "\n" + root) == [grade])
    }

    @Test(arguments: [
      ("#Preview { Sample() }", Verdict.Grade.same), ("#Preview { Sample() }\nlet z = Sample()", .note),
      ("", .note),
    ])
    func `a view that only previews make supplies nothing to the app`(_ use: String, _ grade: Verdict.Grade) throws {
      let root = """
        struct Screen: View {
          @StateObject private var model = Model()
          var body: some View { Detail().environmentObject(model) }
        }
        struct Sample: View { var body: some View { Detail().environmentObject(Model()) } }
        """
      #expect(try Self.grades(Self.user + "\n" + root + "\n" + use) == [grade])
    }

    @Test(arguments: [
      ("Task { self.model = Model() }", "", Verdict.Grade.same), ("model = Model()", "", .same),
      ("Task { while true { self.model = Model() } }", "", .note),
      ("publisher.sink { self.model = Model() }", "", .note),
      ("Task { self.model = Model() }", "func reload() { model = Model() }", .note),
      ("Task { self.model = Model() }; Task { self.model = Model() }", "", .note),
    ])
    func `an object that is loaded once is the same wherever it is shown`(
      _ load: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      let root = """
        final class Loader: ObservableObject { @Published var model: Model?; init() { \(load) }; \(more) }
        struct Screen: View {
          @StateObject private var loader = Loader()
          var body: some View { if let model = loader.model { Detail().environmentObject(model) } }
        }
        """
      #expect(try Self.grades(Self.user + "\n" + root) == [grade])
    }

    @Test(arguments: [("$items", Verdict.Grade.note), ("items", .look)])
    func `a row of bindings reads the current value`(_ data: String, _ grade: Verdict.Grade) throws {
      let root = """
        struct Item: Identifiable { let id: Int; var isOn = false; var name = "" }
        struct Screen: View {
          @State private var items = [Item(id: 1)]
          @State private var v = 0
          var body: some View {
            ForEach(\(data)) { item in Text("").onChange(of: v) { _ in print(item) } }
          }
        }
        """
      #expect(try Self.grades(root) == [grade])
    }

    @Test(arguments: [
      ("enum Size: CaseIterable { case small, large }", Verdict.Grade.same),
      ("enum Size: CaseIterable { case small; static var allCases: [Size] { Store.sizes } }", .look),
      ("enum Size { case small }", .look),
    ])
    func `all cases of an enumeration are a constant`(_ size: String, _ grade: Verdict.Grade) throws {
      let root = """
        struct Choice: View {
          let sizes: [Size]
          @Binding var v: Int
          var body: some View { Text("").onChange(of: v) { _ in print(sizes) } }
        }
        struct Screen: View { @State private var v = 0; var body: some View { Choice(sizes: Size.allCases, v: $v) } }
        """
      #expect(try Self.grades(root + "\n" + size) == [grade])
    }

    @Test(arguments: [
      ("{ print(1) } onEnd: { print(2) }", Verdict.Grade.same), ("{ print(n) } onEnd: { print(2) }", .same),
      ("{ print(1) } onEnd: { print(n) }", .note),
    ])
    func `each trailing closure is that of its label`(_ closures: String, _ grade: Verdict.Grade) throws {
      let root = """
        struct Choice: View {
          @Binding var v: Int
          let onStart: () -> Void
          let onEnd: () -> Void
          var body: some View { Text("").onChange(of: v) { _ in onEnd() } }
        }
        struct Screen: View { let n: Int; @State private var v = 0; var body: some View { Choice(v: $v) \(closures) } }
        """
      #expect(try Self.grades(root) == [grade])
    }
  }
#endif
