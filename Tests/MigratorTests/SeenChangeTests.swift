#if Migrator
  import Testing

  @testable import MigratorCore

  /// A copy is a look only if an update may change it together with the observed value.
  @Suite("Changes that are seen", .onWorkerThreads, .timeLimit(.minutes(20))) struct SeenChangeTests {
    private static func grade(
      _ content: String, _ place: String, observed: String = "isOn", more: String = ""
    ) throws -> Verdict.Grade? {
      let scratch = try Scratch()
      try scratch.write(
        """
        struct Row: View {
          let id: Int
          @Binding var chosen: Int
          let change: () -> Void
          @EnvironmentObject var model: Model
          @AppStorage("kept") private var kept = 0
          @State private var isOn = false
          @Environment(\\.scenePhase) private var phase
          var body: some View {
            VStack { \(content) }.onChange(of: \(observed)) { _ in print(id) }
          }
        }
        struct Child: View {
          @Binding var isOn: Bool
          var body: some View { Text("b").onAppear { isOn = true } }
        }
        struct Parent: View {
          @State private var n = 0
          @StateObject private var model = Model()
          @Environment(\\.scenePhase) private var scene
          var body: some View {
            VStack { Button("n") { n += 1 }; \(place) }.environmentObject(model)
          }
        }
        class Model: ObservableObject {
          @Published var n = 0
          @Published var total = 0
          @Published var items = [1]
          func load() { fill() }
          func fill() { items = [2]; n = 2 }
          func add() { total += 1 }
        }
        """, to: "Row.swift")
      try scratch.write(more, to: "More.swift")
      return Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first?.verdict?.grade
    }

    private static let place = "Row(id: n, chosen: $n, change: { n += 1 })"
    private static let ofModel = "Row(id: model.n, chosen: $n, change: {})"
    private static let rows = "ForEach(model.items) { item in Row(id: item, chosen: $n, change: {}) }"

    @Test(arguments: [
      (#"Button("a") { save(); isOn = true }"#, place), (#"Text("a").onAppear { isOn = id > 1 }"#, place),
      (#"Toggle("a", isOn: $isOn).onAppear { isOn = true }"#, place), (#"Text("a").task { isOn = true }"#, rows),
      (#"Button("a") { model.add(); isOn = true }"#, ofModel),
    ])
    func `a given copy that no event is seen to change with a state is a note`(
      _ content: String, _ place: String
    ) throws {
      #expect(try Self.grade(content, place) == .note)
    }

    @Test(arguments: [
      // The parent's closure or binding may set what the parent gives.
      (#"Button("a") { change(); isOn = true }"#, place), (#"Button("a") { chosen = 1; isOn = true }"#, place),
      // A function that the event calls sets it.
      (#"Button("a") { model.load(); isOn = true }"#, ofModel), (#"Button("a") { model.load(); isOn = true }"#, rows),
      // A child may write the state with more.
      (#"Child(isOn: $isOn); Text("a").onAppear { isOn = true }"#, place),
      // Each evaluation of the parent makes a new value.
      (#"Text("a").onAppear { isOn = true }"#, "Row(id: Int.random(in: 0...3), chosen: $n, change: {})"),
      // No place changes the state.
      (#"Text("a")"#, place),
    ])
    func `a given copy that an event may change with a state stays a look`(_ content: String, _ place: String) throws {
      #expect(try Self.grade(content, place) == .look)
    }

    @Test func `values of a store and of a kept model change in events of their own`() throws {
      let button = #"Button("a") { kept = 1 }; Button("b") { model.add() }"#
      #expect(try Self.grade(button, Self.place, observed: "kept") == .note)
      #expect(try Self.grade(button, Self.place, observed: "model.total") == .note)
      #expect(try Self.grade(#"Button("a") { kept = 1; change() }"#, Self.place, observed: "kept") == .look)
      // Its parent may change a binding.
      #expect(try Self.grade(button, Self.place, observed: "chosen") == .look)
    }

    @Test(arguments: [
      (place, "", Verdict.Grade.note), (rows, "", .note),
      ("Row(id: scene == .active ? n : 0, chosen: $n, change: {})", "", .look),
      (place, #"let shown = Parent().environment(\.scenePhase, .active)"#, .look),
    ])
    func `no event of the project changes a phase of the system`(
      _ place: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.grade("", place, observed: "phase", more: more) == grade)
    }

    @Test func `a view by the full name of its protocol has no other members`() throws {
      func grade(_ superior: String) -> Verdict.Grade? {
        let view = "struct Row: \(superior) { @State var a = 1; var body: some View { \(observer) } }"
        return Migration().migrate([("Row.swift", SourceText("import Kit\nfunc report() {}\n" + view))])[0].calls.first?
          .verdict?.grade
      }
      let observer = #"Text("").onChange(of: a) { _ in report() }"#
      #expect(grade("SwiftUI.View") == .same && grade("Kit.Panel, View") != .same)
    }

    @Test(arguments: [
      (
        "isOn", #"Text("a").onAppear { isOn = id > 1 }"#, place,
        "func swap(_ s: Switch) { s.isOn = true; s.n = 1 }", Verdict.Grade.note
      ),
      ("isOn", #"Text("a").onAppear { isOn = true; save(n: 1) }"#, place, "extension Row { var n: Int { 1 } }", .note),
      ("model.total", #"Text("a")"#, ofModel, "func swap(_ m: Model) { m.total = 2; m.n = 1 }", .look),
      ("model.total", #"Text("a")"#, ofModel, "import XCTest\nfunc swap(_ m: Model) { m.total = 2; m.n = 1 }", .note),
    ])
    func `a state of a different type, and a test, change nothing with it`(
      _ observed: String, _ content: String, _ place: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      let add = #"Button("b") { model.add() }"#
      #expect(try Self.grade("\(content); \(add)", place, observed: observed, more: more) == grade)
    }

    @Test(arguments: [
      ("data", "line(size: geo.size)", "", Verdict.Grade.note), ("data", "line(size: geo.size.self)", "", .note),
      ("data", "all(geo.size)", "func all(_ s: CGSize) -> some View { line(size: s) }", .note),
      ("data", "line(size: geo.size)", "struct Other { let line: Int; func f(o: Other) { print(o.line) } }", .note),
      ("isOn", "line(size: geo.size)", "", .note),
      // The system may change both, or the observed value is the size.
      ("width", "line(size: geo.size)", "", .look), ("size", "line(size: geo.size)", "", .look),
      ("size.width", "line(size: geo.size)", "", .look),
      // Other values.
      ("data", "line(size: saved)", "", .look), ("data", "line(size: geo.size); line(size: saved)", "", .look),
      ("data", "line(size: geo.place)", "", .look), ("data", "line(size: geo[\"a\"])", "", .look),
      ("data", "all(saved)", "func all(_ s: CGSize) -> some View { line(size: s) }", .look),
      ("data", "kept.map(line)", "", .look),
    ])
    func `a size that the layout gives is a note`(
      _ observed: String, _ content: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      let scratch = try Scratch()
      try scratch.write(
        """
        struct Chart: View {
          @Binding var data: Int
          @State private var isOn = false
          @State private var saved = CGSize.zero
          @Environment(\\.horizontalSizeClass) private var width
          var body: some View {
            GeometryReader { geo in VStack { Button("a") { load(); isOn = true; saved.width = 1 }; \(content) } }
          }
          private func line(size: CGSize) -> some View {
            Text("").onChange(of: \(observed)) { _ in print(size) }
          }
          \(more.hasPrefix("func") ? more : "")
        }
        """, to: "Chart.swift")
      try scratch.write(more.hasPrefix("func") ? "" : more, to: "Other.swift")
      let verdict = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first?.verdict
      #expect(verdict?.grade == grade)
      if grade == .note {
        #expect(verdict?.reasons.first?.hasPrefix("'size' (plain property, a size that the layout gives") == true)
      }
    }

    // `[NSScreen.main, NSScreen.deepest]` changes with the focus.
    @Test(arguments: ["[Unit.metre, Unit.mile]", "[Unit.metre]", "[Unit.metre, Unit.next()]"])
    func `members of another module's type may change`(_ list: String) throws {
      let scratch = try Scratch()
      try scratch.write(
        """
        struct Row: View {
          let value: Double
          private let units = \(list)
          var body: some View { Text("").onChange(of: value) { _ in print(units) } }
        }
        """, to: "Row.swift")
      let calls = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls)
      #expect(calls.map(\.verdict?.grade) == [.look])
    }
  }
#endif
