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

    @Test func `what is made of a binding alone differs by the place that the binding leads to`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          let text: Binding<String?>
          var body: some View {
            let shown = Binding(get: { text.wrappedValue ?? "" }, set: { text.wrappedValue = $0 })
            return Text("").onChange(of: shown.wrappedValue) { shown.wrappedValue = $0 + "." }
          }
        }
        """)
      #expect(call.observedRoots == ["text"] && call.copies.map(\.roots) == [["binding text"]])
    }

    @Test func `a stored value whose key the initializer gives is a state that the parent sets`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          @AppStorage var isLarge: Bool
          @AppStorage("size") var size = 1
          init(id: String) { _isLarge = AppStorage(wrappedValue: true, "isLarge-\\(id)") }
          var body: some View { Text("").onChange(of: isLarge) { _ in size = isLarge ? 2 : 1 } }
        }
        """)
      #expect(
        call.text.contains("@State var isLarge: Bool\n") && call.text.contains("@AppStorage(\"size\") var size = 1"))
      #expect(call.text.contains("self._isLarge = State(initialValue: __input(\"isLarge\"))"))
    }

    @Test func `a parent gives a value to what must have one`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          var item: String!
          var make: ((Int) -> Int)!
          @State private var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(item, make(1)) } }
        }
        """)
      #expect(call.text.contains(#"self.item = __input("item") as String"#))
      #expect(call.text.contains("self.make = { a0 in return __result(__tag_make, [a0]) }"))
    }

    @Test func `an observed property that reads its place at each read is a state`() throws {
      let call = try SkeletonTests.one(
        """
        final class Settings { static let shared = Settings(); var page = Page() }
        struct Page { var isOn = false; var name = "" }
        @propertyWrapper struct Kept {
          var wrappedValue: Page { get { Settings.shared.page } nonmutating set { Settings.shared.page = newValue } }
        }
        struct Row: View {
          let price: Int
          @Kept var page
          var body: some View { Text("").onChange(of: page.isOn) { _ in print(price, page.name) } }
        }
        """)
      #expect(call.copies.map(\.name) == ["price"] && call.observedRoots.allSatisfy { $0.hasPrefix("page") })
      #expect(call.text.contains("@State var page: __Recorder"))
    }

    @Test func `a nested view sees the types of the type around it`() throws {
      let found = try SkeletonTests.skeletons([
        """
        enum Shop {
          final class Model: ObservableObject { @Published var name = ""; var mark: Mark = 0 }
          struct Page: View {
            enum Kind { case small }
            @ObservedObject var model: Model
            let kind: Kind
            let other: Other
            var body: some View { Text("").onChange(of: model.name) { _ in print(kind, other, model.mark) } }
          }
        }
        extension Shop { typealias Mark = Int; struct Other {}; struct Unused {} }
        """
      ])
      let call = try #require(found.calls.first).text
      #expect(call.contains("typealias Model = Shop.Model\ntypealias Other = Shop.Other\n"))
      #expect(
        !call.contains("typealias Kind") && !call.contains("Unused") && found.units.contains("typealias Mark = Int"))
    }

    @Test(arguments: [("StoreOf<Page>", "@ObservedObject"), ("Model", "@Bindable")])
    func `an object that is bindable in another module is a stand-in`(type: String, wrapper: String) throws {
      let call = try SkeletonTests.one(
        """
        @Observable class Model { var name = "" }
        struct Row: View {
          @Bindable var store: \(type)
          var body: some View { Text("").onChange(of: store.name) { _ in print(store) } }
        }
        """)
      #expect(call.text.contains("\(wrapper) var store: \(type)"))
    }

    @Test func `the binding of a focus is a binding of a state`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          var focus: FocusState<Bool>.Binding
          @State private var count = 0
          var body: some View { Text("").onChange(of: count) { _ in focus.wrappedValue = false } }
        }
        """)
      #expect(call.text.contains("var focus: Binding<Bool>"))
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

    @Test func `a view of the project is not run, so that what it gives to its content is an input`() throws {
      let calls = try SkeletonTests.skeletons([
        """
        struct Card<Value, Content: View>: View {
          let content: (Int, Value) -> Content
          init(_ value: Value, @ViewBuilder content: @escaping (Int, Value) -> Content) { self.content = content }
          var body: some View { Text("") }
        }
        enum Kind { struct ForEach: View { var body: some View { Text("") } } }
        struct Row: View {
          let price: Int
          var body: some View {
            ForEach(0..<price) { row in Text("").onChange(of: row) { _ in print(price) } }
            Card("") { count, value in Text("").onChange(of: count) { _ in print(price, value) } }
            Unknown { size in Text("").onChange(of: size) { _ in print(price) } }
          }
        }
        """
      ]).calls
      try #require(calls.count == 3)
      let call = calls[1]
      #expect(call.text.contains("var count: Int\n") && call.text.contains("self.count = __input(\"count\")"))
      #expect(call.text.contains("var value: __Recorder\n") && call.observedRoots == ["count"])
      #expect(!call.text.contains("Card") && call.text.contains("__Leaf().__onChange(1, of: count,"))
      #expect(calls[0].text.contains("ForEach(0..<price) { row in\n") && calls[2].observedRoots == ["size"])
    }

    @Test func `a constant that later statements write is one value`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          let price: Int
          @State private var count = 0
          var body: some View {
            let isBig: Bool
            if count > 3 { isBig = true } else { isBig = false }
            print(count)
            return Text("").onChange(of: isBig) { _ in print(price) }
          }
        }
        """)
      let value = "let isBig: Bool = {\nlet isBig: Bool\nif count > 3 { isBig = true } else { isBig = false }"
      #expect(call.text.contains(value + "\nreturn isBig\n}()"), "\(call.text)")
      #expect(call.observedRoots == ["count"] && call.literals.strings.isEmpty)
    }

    @Test func `an alias in the view names the type of a closure that it is given`() throws {
      let code = """
        struct Row: View {
          typealias Action = (Int) -> Void
          let act: Action?
          @State private var text = ""
          var body: some View { Text("").onChange(of: text) { new in if new == "" { act?(1) } } }
        }
        """
      let (calls, units) = try SkeletonTests.skeletons([code])
      #expect(units.contains("struct Row {\ntypealias Action = (Int) -> Void\n}"), "\(units)")
      #expect(calls[0].text.contains("self.act = { a0 in return __result(__tag_act, [a0]) }"))
      #expect(calls[0].literals.strings == ["\"\""])
    }

    @Test func `a parameter becomes a property, whose type is neither opaque nor escaping`() throws {
      let call = try SkeletonTests.one(
        """
        extension View {
          func watch(_ value: some Equatable, _ act: @escaping (Int) -> Void) -> some View {
            onChange(of: value) { _ in act(1) }
          }
        }
        """)
      #expect(
        call.text.contains("var value: __Token\n") && call.text.contains("var act: (Int) -> Void\n"), "\(call.text)")
    }

    @Test func `the parent changes the shared object of which a part is observed`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          let price: Int
          var body: some View { Text("").onChange(of: Pads.shared.isOn) { _ in print(price) } }
        }
        class Pads: ObservableObject { static let shared = Pads(); @Published var isOn = false }
        """)
      #expect(call.text.contains("let _ = __object(\"Pads\", Pads.shared)\n") && call.observedRoots == ["Pads.isOn"])
    }

    @Test(arguments: [
      ("BinaryFloatingPoint", "Double"), ("Hashable", "__Token"), ("View & Equatable", "__Leaf"),
      ("Priced", "__Some_Priced"),
    ])
    func `a generic view is made with a type that has the conformances`(_ conformance: String, _ type: String) throws {
      let call = try SkeletonTests.one(
        """
        struct Row<T: \(conformance)>: View {
          let price: T
          @State private var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(price) } }
        }
        protocol Priced {}
        """)
      #expect(call.making == "Row<\(type)>.__Call0(__call: ())")
    }

    @Test func `the name of a module would hide what the skeletons record`() throws {
      let call = try SkeletonTests.one(
        """
        struct Row: View {
          let price: Int
          @State private var count = 0
          var body: some View { Text("").onChange(of: count) { _ in Swift.print(price, #line, #file) } }
        }
        """)
      // The closures are on different lines, which is no difference.
      #expect(call.text.contains(", __line(), \"\")"))
      #expect(!call.text.contains("Swift.") && call.text.contains("print(__read(1, price), "))
    }
  }
#endif
