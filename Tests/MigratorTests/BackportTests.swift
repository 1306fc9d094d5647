#if Migrator
  import Foundation
  import MigratorCore
  import Testing

  /// Own backports of `onChange`, in projects of several files.
  @Suite("Backports", .onWorkerThreads, .timeLimit(.minutes(20))) struct BackportTests {
    private static let definition = """
      import OnChangeCompat

      extension View {
        @ViewBuilder func onValue<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
          if #available(iOS 17, macOS 14, *) {
            onChange(of: value) { _, new in action(new) }
          } else {
            onChange(of: value) { new in action(new) }
          }
        }
      }

      """
    private static let caller = """
      import OnChangeCompat
      struct A: View { @State var v = 0; var body: some View { Text("").onValue(of: v) { _ in } } }

      """

    private func run(_ files: [String: String], _ settings: Options = Options(arguments: ["--replace-backports"]))
      throws
      -> (texts: [String: String], said: [String], scratch: Scratch)
    {
      let scratch = try Scratch()
      for (name, text) in files { try scratch.write(text, to: name) }
      let result = Project(paths: [scratch.path], options: settings).run()
      let said = Diagnostic.all(of: result.files, settings).map { $0.line.replacing(scratch.path + "/", with: "") }
      let texts = result.files.compactMap { file in
        file.after.map { (String(file.path.dropFirst(scratch.path.count + 1)), String(decoding: $0, as: UTF8.self)) }
      }
      return (Dictionary(uniqueKeysWithValues: texts), said, scratch)
    }

    @Test func `a file without the word onChange is rewritten if it calls a backport`() throws {
      let (texts, said, _) = try run(["Backport.swift": Self.definition, "A.swift": Self.caller])
      #expect(texts["A.swift"] == Self.caller.replacing("onValue(of: v) { _ in }", with: "onChange(of: v) { }"))
      #expect(texts["Backport.swift"] == "import OnChangeCompat\n")
      #expect(
        said.contains(
          "Backport.swift:4:21: note: onValue(of:perform:) is removed: a backport of onChange whose 1 call is replaced"
        ), "\(said)")
    }

    @Test func `the calls of a backport are counted across files without --replace-backports`() throws {
      let (texts, said, _) = try run(
        ["Backport.swift": Self.definition, "A.swift": Self.caller, "B.swift": Self.caller], Options())
      #expect(texts.isEmpty)
      #expect(said.first?.contains("is a backport of onChange with 2 calls; --replace-backports") == true)
    }

    @Test func `backports appear in the JSON and SARIF findings`() throws {
      let sources = [("Backport.swift", SourceText(Self.definition)), ("A.swift", SourceText(Self.caller))]
      let files = Migration().migrate(sources)
      #expect(try JSONFormat.text(files, Options()).contains("\"name\" : \"onValue(of:perform:)\""))
      #expect(try SARIFFormat.text(files, Options()).contains("\"ruleId\" : \"backport\""))
      #expect(try !JSONFormat.text(Migration().migrate([]), Options()).contains("backports"))
    }

    @Test func `a wrapper that forwards to a backport is a backport too`() throws {
      let wrapper = """
        extension View { var box: Box<Self> { Box(content: self) } }
        struct Box<C: View> {
          let content: C
          func onChange<V: Equatable>(of value: V, _ action: @escaping (V) -> Void) -> some View {
            content.onValue(of: value, perform: action)
          }
        }

        """
      let caller = "func f(_ v: Int) { _ = Text(\"\").box.onChange(of: v) { _ in } }\n"
      let (texts, said, _) = try run(["Backport.swift": Self.definition, "Box.swift": wrapper, "A.swift": caller])
      #expect(texts["A.swift"] == caller.replacing(".box.onChange(of: v) { _ in }", with: ".onChange(of: v) { }"))
      #expect(texts["Box.swift"]?.contains("onValue") == false)
      #expect(texts["Backport.swift"] == "import OnChangeCompat\n")
      #expect(said.count == 3, "\(said)")
    }

    @Test func `a backport is kept if a file that cannot be parsed mentions it`() throws {
      let (texts, said, _) = try run([
        "Backport.swift": Self.definition, "A.swift": Self.caller, "B.swift": "func f( { onValue }",
      ])
      #expect(texts["Backport.swift"] == nil)
      #expect(said.contains { $0.contains("stays: a file that mentions it cannot be parsed") }, "\(said)")
    }

    @Test func `a call is not replaced if a different method has the backport's name`() throws {
      let other = "struct Store { func onValue(of value: Int, perform action: (Int) -> Void) {} }\n"
      let (texts, said, _) = try run(["Backport.swift": Self.definition + other, "A.swift": Self.caller])
      #expect(texts.isEmpty)
      #expect(!said.contains { $0.contains("backport") })
    }

    @Test func `a wrapper that is kept in a variable keeps its method`() throws {
      let wrapper = Self.definition.replacing("extension View {", with: "struct Box<C: View> { let content: C")
        .replacing("onValue", with: "onChange").replacing(" onChange(of: value)", with: " content.onChange(of: value)")
      let caller = """
        extension View { var box: Box<Self> { Box(content: self) } }
        func f(_ v: Int) { let kept = Text("").box; _ = kept; _ = Text("").box.onChange(of: v) { _ in } }

        """
      let (texts, said, _) = try run(["Box.swift": wrapper, "A.swift": caller])
      #expect(texts["A.swift"]?.contains("Text(\"\").onChange(of: v) { }") == true)
      #expect(texts["Box.swift"] == nil)
      #expect(said.contains { $0.hasSuffix("stays: A.swift:2 passes the wrapper on") }, "\(said)")
    }

    @Test func `a backport named in the settings is replaced without its declaration`() throws {
      var options = Options(arguments: ["--replace-backports"])
      options.backports = ["onValue", "compat.onChange"]
      let caller = Self.caller.replacing(
        ".onValue(of: v) { _ in }", with: ".onValue(of: v) { print($0) }.compat.onChange(of: v) { _ in }")
      let (texts, _, _) = try run(["A.swift": caller], options)
      #expect(
        texts["A.swift"]?.contains("Text(\"\").onChange(of: v) { _, new in print(new) }.onChange(of: v) { }") == true)
    }

    /// The calls that a run leaves alone, in a view with an object of another package.
    private func outcome(_ call: String, _ definition: String = definition) throws -> [CallReport.Outcome] {
      let caller = """
        struct A: View {
          @State var v = 0
          let title = Text("")
          let watcher = DirectoryWatcher()
          @StateObject var model = Model()
          var body: some View {
            \(call)
          }
          func make() -> some View { Text("") }
          func makeWatcher() -> DirectoryWatcher { watcher }
          func reload() {}
          func take(_ n: Int) {}
          func both() {}
          func both(_ n: Int) {}
        }
        final class Model: ObservableObject {}
        struct Part {}
        func part() -> Part { Part() }

        """
      let files = Migration(Options(arguments: ["--replace-backports"])).migrate([
        ("A.swift", SourceText(caller)), ("Backport.swift", SourceText(definition)),
      ])
      return files[0].calls.map(\.outcome)
    }

    @Test(arguments: [
      "Text(\"\").onValue(of: v) { _ in }", "title.onValue(of: v) { _ in }", "make().onValue(of: v) { _ in }",
      "VStack { Text(\"\").padding().onValue(of: v) { _ in } }", "self.onValue(of: v) { _ in }",
      "if v > 1 { other().onValue(of: v) { _ in } }", "AnyView(other().onValue(of: v) { _ in })",
      "v > 1 ? other().onValue(of: v) { _ in } : other()",
    ])
    func `a call of a backport on a view is replaced`(_ call: String) throws {
      #expect(try outcome(call) == [.rewritten])
    }

    @Test(arguments: [
      "Text(\"\").onAppear { watcher.onValue(of: v) { _ in } }", "Text(\"\").task { model.onValue(of: v) { _ in } }",
      "Button(\"\") { _ = makeWatcher().onValue(of: v) { _ in } }", "let _ = watcher.onValue(of: v) { _ in }",
      "let _ = try? watcher.onValue(of: v, perform: take)", "part().onValue(of: v) { _ in }",
      "DirectoryWatcher.shared.keep(watcher.onValue(of: v) { _ in })", "Text(\"\").onValue(of: \\.name) { _ in }",
    ])
    func `a call of a backport's name on a foreign object stays`(_ call: String) throws {
      #expect(try outcome(call) == [.foreign])
    }

    private static let overloads =
      definition
      + definition.replacing("(V) -> Void", with: "() -> Void").replacing(
        "{ _, new in action(new) }", with: "{ action() }"
      )
      .replacing("{ new in action(new) }", with: "{ _ in action() }")

    @Test func `overloads of a backport are told apart by their actions`() throws {
      func text(_ call: String) throws -> String? {
        let caller =
          "struct A: View { @State var v = 0; var body: some View { Text(\"\").onValue(of: v\(call) }\n"
          + "func reload() {}\nfunc take(_ n: Int) {}\nfunc both() {}\nfunc both(_ n: Int) {}\n}\n"
        return try run(["Backport.swift": Self.overloads, "A.swift": caller]).texts["A.swift"]
      }
      #expect(try text(", perform: reload)")?.contains("Text(\"\").onChange(of: v, reload)") == true)
      #expect(try text(", perform: take)")?.contains("{ _, new in take(new) }") == true)
      #expect(try text(") { v = 1 }")?.contains("Text(\"\").onChange(of: v) { v = 1 }") == true)
      #expect(try text(") { print($0) }")?.contains("{ _, new in print(new) }") == true)
      #expect(try text(", perform: both)") == nil)
    }

    @Test func `an action without a parameter means no backport that gives it one`() throws {
      #expect(try outcome("Text(\"\").onValue(of: v) { v = 1 }") == [])
    }

    @Test(arguments: [
      ("#if swift(>=5.9)", "onChange(of: value) { _, new in action(new) }", "onChange(of: value, perform: action)", 1),
      ("#if os(watchOS)", "onChange(of: value, perform: action)", "onChange(of: value) { _, new in action(new) }", 1),
      ("#if os(watchOS)", "onChange(of: value, perform: action)", "onChange(of: value, perform: action)", 0),
      ("#if os(watchOS)", "self", "onChange(of: value) { _, new in action(new) }", 0),
    ])
    func `a backport may choose its form by a condition`(
      _ condition: String, _ first: String, _ second: String, _ count: Int
    )
      throws
    {
      let definition = """
        extension View {
          func onValue<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
            \(condition)
            \(first)
            #else
            \(second)
            #endif
          }
        }

        """
      let files = Migration().migrate([
        ("Backport.swift", SourceText(definition)), ("A.swift", SourceText(Self.caller)),
      ])
      #expect(files.flatMap(\.backports).count == count)
    }

    @Test func `the golden pair for backports compiles, and no legacy call is left`() async throws {
      let golden = try #require(Golden.all.first { $0.name == "backports-replaced.txt" })
      let scratch = try Scratch()
      let before = try await Compiler([try scratch.write(golden.before, to: "Before.swift")])
      #expect(before.succeeded, "\(before.output)")
      let after = try await Compiler([try scratch.write(golden.after, to: "After.swift")])
      #expect(after.succeeded, "\(after.output)")
      #expect(after.messages("warning") == [])
    }
  }
#endif
