#if Migrator
  import Testing

  @testable import MigratorCore

  /// A copy that no update can change together with the observed value.
  @Suite("Values that change alone", .onWorkerThreads, .timeLimit(.minutes(20))) struct CoChangeTests {
    /// A row that gets its id from a parent that changes it.
    static func verdict(
      _ content: String, reads: String = "id", properties: String = "let id: Int", more: String = ""
    ) throws -> Verdict {
      let scratch = try Scratch()
      try scratch.write(
        """
        struct Row: View {
          \(properties)
          @State private var isOn = false
          @State private var other = 0
          var body: some View {
            VStack { \(content) }.onChange(of: isOn) { _ in print(\(reads)) }
          }
        }
        struct Parent: View {
          @State private var n = 0
          @StateObject var model = Model()
          @StateObject var second = Model()
          var body: some View {
            Button("n") { n += 1 }
            Row(id: n, model: n > 1 ? model : second, flag: n > 1 ? $n : .constant(0)) { print(n) }
          }
        }
        class Model: ObservableObject { @Published var isOn = false; var name = "" }
        \(more)
        """, to: "Row.swift")
      return try #require(
        Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).first?.verdict)
    }

    @Test(arguments: [
      #"Toggle("a", isOn: $isOn)"#,
      #"Toggle("a", isOn: self.$isOn).padding()"#,
      #"Toggle(isOn: $isOn) { Text("a") }"#,
      #"Form { Section { Toggle("a", isOn: $isOn); if isOn { Text("on") } } }"#,
      #"Button("a") { isOn.toggle() }"#,
      #"Button("a") { withAnimation { isOn = !isOn } }"#,
      #"Button("a") { withAnimation(.easeInOut(duration: 1)) { self.isOn = true } }"#,
      #"Button(action: { isOn = true }) { Text("a") }"#,
      #"Text("a").onTapGesture { isOn = true }"#,
      #"Text("a").onTapGesture { point in isOn = true }"#,
      #"Toggle("a", isOn: $isOn).onAppear { helper.isOn = true }"#,
      #"Toggle("a", isOn: $isOn); Button("b") { isOn = false }; Button("c") { other += 1 }"#,
      #"Button("a") { isOn = true; other += 1 }"#,
      #"Button("a") { if isOn { other = 1 } else if other > 2 { isOn = true } }"#,
      #"Button("a") { guard !isOn else { return }; isOn = true }"#,
      #"Button("a") { isOn = list.contains(other) }"#,
      #"NavigationLink { List { Button("a") { isOn = true } } } label: { Text("b") }"#,
      #"Text("a").sheet(isPresented: .constant(true)) { Button("c") { isOn = true } }"#,
      #"ForEach(list) { Text($0) }.onDelete { _ in isOn = false }"#,
      #"List { Text("a") }.refreshable { isOn = true }"#,
      #"List { Text("a") }.searchable(text: $isOn, placement: .toolbar, prompt: "b")"#,
      #"TabView(selection: $isOn) { Text("a").tag(true) }"#,
      #"DisclosureGroup("a", isExpanded: $isOn) { Text("b") }"#,
      #"Toggle("a", isOn: $isOn).onAppear { print(type(of: self)) }"#,
    ])
    func `a state that only its own controls and taps write changes alone`(_ content: String) throws {
      #expect(try Self.verdict(content).grade == .same)
    }

    @Test func `the verdict names the writers`() throws {
      let verdict = try Self.verdict(#"Toggle("a", isOn: $isOn); Button("b") { isOn = false }"#)
      #expect(
        verdict.reasons == [
          "'id' cannot change in an update of 'isOn', which only Toggle (line 6), Button (line 6) writes"
        ])
    }

    @Test(arguments: [
      ("let model: Model", "model.name"), ("@ObservedObject var model: Model", "model.name"),
      ("@EnvironmentObject var model: Model", "model.name"), ("@Binding var flag: Int", "flag"),
      ("let action: () -> Void", "action()"), ("@Bindable var model: Model", "model.name"),
    ])
    func `whatever the parent gives cannot change with it`(_ property: String, _ reads: String) throws {
      #expect(try Self.verdict(#"Toggle("a", isOn: $isOn)"#, reads: reads, properties: property).grade == .same)
    }

    @Test(arguments: [
      // One event writes more.
      #"Button("a") { isOn = true; model.name = "b" }"#,
      #"Button("a") { if next() { isOn = true } }"#,
      #"Button("a") { isOn = list.contains { next($0) } }"#,
      #"Button("a") { let other = model; other.toggle(); isOn = true }"#,
      #"Button("a") { model.isOn.toggle(); isOn = true }"#,
      #"NavigationLink(destination: Text("b")) { Button("a") { isOn = true } }"#,
      #"NavigationLink(isActive: $other) { Button("a") { isOn = true } } label: { Text("b") }"#,
      #"Toggle("a", isOn: $isOn).background(Panel(row: self))"#,
      #"Button("a") { isOn = next() }"#,
      #"Button("a") { isOn = other.isMultiple(of: 2) }"#,
      #"Button("a") { isOn.toggle(); save() }"#,
      #"Button("a") { Task { isOn = true } }"#,
      #"Button("a") { withAnimation(chosen()) { isOn = true } }"#,
      #"Slider(value: $isOn, in: 0...1) { isEditing in other += 1 }"#,
      #"TextField("a", text: $isOn) { isEditing in other += 1 }"#,
      #"TextField("a", text: $isOn, onCommit: commit)"#,
      #"TextField("a", value: $isOn, format: .number)"#,
      #"List(selection: $isOn) { Text("a") }"#,
      #"List(selection: $other) { Toggle("a", isOn: $isOn) }"#,
      #"Text("a").alert("b", isPresented: $isOn) { Button("c") { other = 1 } }"#,
      #"Text("a").alert("b", isPresented: .constant(true)) { Button("c") { isOn = true } }"#,
      #"Text("a").sheet(isPresented: $isOn) { Text("b") }"#,
      #"Toggle("a", isOn: $isOn).simultaneousGesture(TapGesture().onEnded { other += 1 })"#,
      #"Own { Toggle("a", isOn: $isOn) }"#,
      #"List { Text("a") }.refreshable { isOn = true; save() }"#,
      #"List { Text("a") }.refreshable { await load(); isOn = true }"#,
      #"List { Text("a") }.searchable(text: $isOn, isPresented: $other)"#,
      #"List { Text("a") }.searchable(text: $isOn, tokens: $other) { Text($0) }"#,
      #"Text("a").other(text: $isOn)"#,
      #"Toggle("a", isOn: $isOn).onAppear { print(kind(of: self)) }"#,
      // Written as a consequence of other changes.
      #"Toggle("a", isOn: $isOn).onAppear { isOn = true }"#,
      #"Text("a").onReceive(ticks) { _ in isOn.toggle() }"#,
      #"Text("a").task { isOn = true }"#,
      // Written by code that is not in sight.
      #"Child(isOn: $isOn)"#,
      #"Toggle("a", isOn: Binding(get: { isOn }, set: { isOn = $0; save() }))"#,
      #"Toggle("a", isOn: $isOn.animation())"#,
      #"Button("a") { change(&isOn) }"#,
      #"Button("a") { self[keyPath: \.isOn] = true }"#,
      #"Button("a") { (isOn, other) = (true, 1) }"#,
      #"Button("a") { isOn <- true }"#,
      #"Button("a") { isOn = isOn <> other }"#,
      #"Button("a") { _isOn.wrappedValue = true }"#,
    ])
    func `a state that more than its own controls may write stays a look`(_ content: String) throws {
      #expect(try Self.verdict(content).grade != .same)
    }

    @Test(arguments: [
      "struct Toggle: View { @Binding var isOn: Bool; var body: some View { Text(\"\") } }",
      "@propertyWrapper struct State<V> { var wrappedValue: V; var projectedValue: Binding<V> { .constant(wrappedValue) } }",
      "extension Row { var more: some View { Button(\"a\") { reset() } }; func reset() { isOn = false; save() } }",
      "extension Row { var more: some View { Text(\"a\").onAppear { reset() } }; func reset() { isOn = false } }",
      "extension Row { var more: some View { List { }.onDelete(perform: reset(at:)) }; func reset(at: Int) { save(); isOn = false } }",
      "extension Row { var handle: Binding<Bool> { $isOn } }",
      "struct Screen: View { var body: some View { Parent().simultaneousGesture(TapGesture()) } }",
      "struct VStack<V: View>: View { @ViewBuilder var content: () -> V; var body: V { content() } }",
    ])
    func `a declaration of the project can take the proof away`(_ more: String) throws {
      #expect(try Self.verdict(#"Toggle("a", isOn: $isOn)"#, more: more).grade != .same)
    }

    @Test(arguments: [
      ("struct Section: Hashable { var rows: [Int] }", Verdict.Grade.same),
      ("struct Section<V: View>: View { @ViewBuilder var content: () -> V; var body: V { content() } }", .note),
      ("struct Section: Hashable { }\nextension Section: View { var body: some View { Text(\"\") } }", .note),
      ("struct Section: Hashable, Own { }", .note), ("typealias Section = Own", .note),
    ])
    func `a type of data with the name of a container is no container`(_ more: String, _ grade: Verdict.Grade) throws {
      #expect(try Self.verdict(#"Form { Section { Toggle("a", isOn: $isOn) } }"#, more: more).grade == grade)
    }

    @Test(arguments: [
      (#"Button("Half") { withAnimation { quantity += 1 }; price = 2 }"#, "", #"7 (Button "Half")"#),
      (#"Button("a") { apply(2) }"#, "func apply(_ new: Int) { price = new; quantity = new }", "10 (apply(_:))"),
      ("Button(action: { price = 3; raise() }) { }", "func raise() { quantity += 1 }", "10 (Button)"),
      (#"Text("a").onAppear { (price, quantity) = (1, 2) }"#, "", "7 (onAppear)"),
    ])
    func `a verdict names the place that changes both`(_ action: String, _ member: String, _ place: String) throws {
      #expect(
        try Self.reason(action, member) == "'cost' (plain property, @State 'price' of Cart changes; both change in "
          + "Cart.swift:\(place))")
    }

    @Test(arguments: [
      (
        #"Button("a") { price = 2 }; Button("b") { quantity = 3 }"#, "print(cost)",
        "'cost' (plain property, @State 'price' of Cart changes; a view around may change 'quantity')"
      ),
      (
        #"Button("a") { model.name = ""; quantity = 3 }"#, "model.save()",
        "'model' (@ObservedObject, @State 'model' of Cart changes; a view around may change 'quantity')"
      ),
      (
        #"Button("a") { model = Model(); quantity = 3 }"#, "model.save()",
        #"'model' (@ObservedObject, @State 'model' of Cart changes; both change in Cart.swift:7 (Button "a"))"#
      ),
      (
        "", "print(locale)",
        "'locale' (environment value, the system or a view around may change it; a view around may change 'quantity')"
      ),
    ])
    func `a verdict names who may change each where no place changes both`(
      _ action: String, _ line: String, _ expected: String
    ) throws {
      #expect(try Self.reason(action, "func swap(_ new: Model) { model = new }", line: line) == expected)
    }

    @Test func `a part of a value changes with the value`() throws {
      let text = """
        struct Row: View {
          let price: Int
          @ObservedObject var feed: Feed
          var body: some View { Text("").onChange(of: feed.event?.id) { _ in print(price) } }
        }
        final class Feed: ObservableObject { var event: Event?; func next() { event = Event() } }
        """
      let reasons = Migration().migrate([("Row.swift", SourceText(text))])[0].calls.first?.verdict?.reasons
      #expect(
        reasons == [
          "'price' (plain property, nothing in the given paths makes Row; 'event' may change in Row.swift:6)"
        ])
    }

    private static func reason(_ action: String, _ member: String, line: String = "print(cost)") throws -> String? {
      let text = """
        struct Cart: View {
          @State private var price = 1
          @State private var quantity = 1
          @State private var model = Model()
          var body: some View {
            VStack {
              \(action)
              Line(cost: price + 1, quantity: quantity, model: model)
            } }
          \(member)
        }
        struct Line: View {
          let cost: Int
          let quantity: Int
          @ObservedObject var model: Model
          @Environment(\\.locale) var locale
          var body: some View { Text("").onChange(of: quantity) { _ in \(line) } }
        }
        final class Model: ObservableObject { var name = ""; func save() {} }
        """
      return Migration().migrate([("Cart.swift", SourceText(text))])[0].calls.first?.verdict?.reasons.first
    }

    @Test(arguments: [
      ("let id = UUID()", "id"), ("@Environment(\\.colorScheme) var id", "id"), ("@Own var id: Int", "id"),
      ("let id: Int", "self"), ("var id: Int { isOn ? 1 : 2 }\n  let count: [Int]", "missing"),
    ])
    func `copies that the parent does not give stay a look`(_ properties: String, _ reads: String) throws {
      #expect(try Self.verdict(#"Toggle("a", isOn: $isOn)"#, reads: reads, properties: properties).grade == .look)
    }

    @Test(arguments: [
      ("Row(model: n > 1 ? model : second)", Verdict.Grade.look), ("Row(model: chosen)", .look),
      ("Row(model: models[n])", .look), ("Row(model: kept ?? second)", .look),
      ("Row(model: make(n))", .note), ("Row(model: model)", .same),
    ])
    func `an object that supplies the observed value too is looked at if a place chooses it`(
      _ place: String, _ grade: Verdict.Grade
    ) throws {
      let text = """
        struct Row: View {
          @ObservedObject var model: Model
          var body: some View { Text("").onChange(of: model.count) { _ in model.save() } }
        }
        struct Parent: View {
          @State private var n = 0
          @StateObject private var model = Model()
          @StateObject private var second = Model()
          let models: [Model]
          var kept: Model?
          var chosen: Model { n > 1 ? model : second }
          var body: some View { \(place) }
        }
        final class Model: ObservableObject { @Published var count = 0; func save() {} }
        """
      let calls = Migration().migrate([("View.swift", SourceText(text))])[0].calls
      #expect(calls.map(\.verdict?.grade) == [grade], "\(calls.map(\.verdict))")
      if grade == .look { #expect(calls[0].verdict?.reasons.first?.contains("chosen in View.swift:12") == true) }
    }

    @Test(arguments: [
      ("@State private var isOn: Bool\n  init(id: Int) { self.id = id; isOn = id > 1 }", "", Verdict.Grade.same),
      (
        "@State private var isOn = false\n  init(id: Int) { self.id = id; _isOn = State(initialValue: id > 1) }", "",
        .same
      ),
      ("@State var isOn = false", "", .same),
      (
        "@State var isOn = false", "extension Row { var more: some View { Text(\"\").onAppear { isOn = true } } }",
        .note
      ),
      ("@State var isOn = false", "func f(_ row: Row) { row.isOn = true }", .same),
      (
        "@State var isOn = false", "extension Row { func g() { f(self) } }\nfunc f(_ row: Row) { row.isOn = true }",
        .note
      ),
      ("@State private var isOn = false { didSet { save() } }", "", .look),
      ("@State private var isOn = false\n  init(id: Int, isOn: State<Bool>) { self.id = id; _isOn = isOn }", "", .note),
      ("@State private var isOn = false\n  init(id: Int) { self.id = id; later { isOn = true } }", "", .note),
    ])
    func `an initializer writes only the first value, and other code writes a state through a copy of the view`(
      _ state: String, _ more: String, _ grade: Verdict.Grade
    ) throws {
      let scratch = try Scratch()
      try scratch.write(
        """
        struct Row: View {
          let id: Int
          \(state)
          var body: some View { Toggle("a", isOn: $isOn).onChange(of: isOn) { _ in print(id) } }
        }
        struct Parent: View { @State var n = 0; var body: some View { Row(id: n) } }
        """, to: "Row.swift")
      try scratch.write(more, to: "More.swift")
      let grades = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).map(\.verdict?.grade)
      #expect(grades == [grade])
    }

    private static let child = """
      struct Child: View {
        @Binding var isOn: Bool
        @State private var count = 0
        var action = {}
        var body: some View { VStack { CONTENT } }
      }
      struct Inner: View { @Binding var flag: Bool; var body: some View { Toggle("a", isOn: $flag) } }
      """

    @Test(arguments: [
      #"Toggle("a", isOn: $isOn)"#, #"Button("a") { isOn = true; count += 1 }"#, "Inner(flag: $isOn)",
      #"Toggle("a", isOn: $isOn); Button("b") { action() }"#,
    ])
    func `a child that is given the binding is followed`(_ content: String) throws {
      let verdict = try Self.verdict(
        "Child(isOn: $isOn)", more: Self.child.replacing("CONTENT", with: content))
      #expect(verdict.grade == .same)
    }

    @Test(arguments: [
      #"Button("a") { isOn = true; action() }"#, #"Text("a").onAppear { isOn = true }"#,
      #"Toggle("a", isOn: $isOn.animation())"#, "Other(flag: $isOn)", "Own { Inner(flag: $isOn) }",
      #"Button("a") { isOn = true; Model.shared.count += 1 }"#, #"Panel(child: self)"#,
    ])
    func `a child that may write more leaves a look`(_ content: String) throws {
      let verdict = try Self.verdict(
        "Child(isOn: $isOn)", more: Self.child.replacing("CONTENT", with: content))
      #expect(verdict.grade == .look)
      #expect(verdict.reasons[0].contains("@State 'n' of Parent changes; 'isOn' may change with more in Row.swift:"))
    }

    @Test(arguments: [
      ("", Verdict.Grade.same), (" { didSet { Model.shared.save() } }", .look),
      (
        "\n  init(isOn: Binding<Bool>) { _isOn = isOn }\n  init(isOn: Binding<Bool>, n: Int = 1) { _isOn = isOn; Model.shared.kept = isOn }",
        .look
      ),
    ])
    func `a child whose binding has an observer or several initializers may run more`(
      _ more: String, _ grade: Verdict.Grade
    ) throws {
      let child =
        "struct Child: View { @Binding var isOn: Bool\(more)\n  var body: some View { Toggle(\"a\", isOn: $isOn) } }"
      #expect(try Self.verdict("Child(isOn: $isOn)", more: child).grade == grade)
    }

    @Test(arguments: [
      ("", Verdict.Grade.same), ("extension Sequence { func contains(_ n: Int) -> Bool { save() } }", .note),
      ("extension Sequence { func contains(all n: Int) -> Bool { save() } }", .same),
    ])
    func `a function of the project with the name of the library's may write more`(
      _ more: String, _ grade: Verdict.Grade
    ) throws {
      #expect(try Self.verdict(#"Button("a") { isOn = list.contains(other) }"#, more: more).grade == grade)
    }

    @Test func `a child with an initializer may keep the binding elsewhere`() throws {
      let more =
        Self.child.replacing("CONTENT", with: #"Toggle("a", isOn: $isOn)"#)
        + "\nextension Child { init(isOn: Binding<Bool>) { _isOn = isOn; Model.shared.kept = isOn } }"
      #expect(try Self.verdict("Child(isOn: $isOn)", more: more).grade != .same)
    }

    @Test func `a part of an observed object changes with the object`() throws {
      let content = #"Toggle("a", isOn: $isOn).onChange(of: isOn) { _ in }"#
      #expect(try Self.verdict(content, more: "").grade == .same)
      let scratch = try Scratch()
      try scratch.write(
        """
        struct Row: View {
          let id: Int
          @State private var model = Model()
          var body: some View {
            Button("a") { model = other }.onChange(of: model.count) { _ in print(id) }
          }
        }
        class Model { var count = 0 }
        struct Parent: View { @State var n = 0; var body: some View { Row(id: n) } }
        """, to: "Row.swift")
      let grades = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls).map(\.verdict?.grade)
      #expect(grades == [.look])
    }
  }
#endif
