#if Migrator
  import Testing

  @testable import MigratorCore

  /// What the parent of a skeleton gives, from text to text.
  @Suite("Inputs of skeletons", .onWorkerThreads, .timeLimit(.minutes(20))) struct SkeletonInputTests {
    @Test func `a method of a copy is bound as the view is made, and read as it runs`() throws {
      let call = try SkeletonTests.one(
        """
        class Model: ObservableObject { @Published var name = ""; func check(_ name: String) {} }
        struct Row: View {
          @ObservedObject var model: Model
          var body: some View { Text("").onChange(of: model.name, perform: model.check) }
        }
        """)
      let legacy = "legacy: { [__base = model] __value in __bound(__read(1, __base).check, __value) }"
      #expect(call.text.contains(legacy) && call.text.contains("__read(1, model).check("))
      #expect(call.sites == [1: "work of model"])
    }

    @Test(arguments: [
      (
        "ForEach($model.rows) { $row in Text(\"\").onChange(of: $row.isOn.wrappedValue) { _ in print(model.name) } }",
        ["model.*"]
      ),
      ("GeometryReader { area in Text(\"\").onChange(of: area.size.width) { _ in print(model.name) } }", ["geometry"]),
      (
        "TimelineView(.everyMinute) { now in Text(\"\").onChange(of: now.date) { _ in print(model.name) } }",
        ["timeline"]
      ),
    ])
    func `the parent changes what a closure around the call is given`(body: String, roots: [String]) throws {
      let call = try SkeletonTests.one(
        """
        struct Item: Identifiable { let id: Int; var isOn = false }
        class Model: ObservableObject { @Published var rows: [Item] = []; var name = "" }
        struct Rows: View {
          @ObservedObject var model: Model
          var body: some View { \(body) }
        }
        """)
      #expect(call.observedRoots == roots)
    }

    @Test func `a name that no given file declares is no copy that a parent changes`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          let price: Int
          @State private var count = 0
          var body: some View { Text("").onChange(of: count) { _ in log.debug(price) } }
        }
        """)
      #expect(call.unknownNames == ["log"] && call.copies.map(\.name) == ["price"] && !call.text.contains("var log"))
    }

    @Test func `a binding of the environment is a binding`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          let price: Int
          @Environment(\\.isShown) @Binding private var isShown
          var body: some View { Text("").onChange(of: isShown) { _ in print(price) } }
        }
        """)
      let path = "\\EnvironmentValues.isShown"
      #expect(call.text.contains("@Binding(projectedValue: __environment(\"isShown\", \(path))) var isShown"))
    }
  }
#endif
