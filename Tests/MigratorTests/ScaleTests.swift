#if Migrator
  import Testing

  @testable import MigratorCore

  /// Code as no person writes it. What is not linear does not end within the limit.
  @Suite("Large code", .onWorkerThreads, .timeLimit(.minutes(20))) struct ScaleTests {
    private func migrate(_ body: String) throws -> (text: String, calls: [CallReport]) {
      let text = "struct A: View {\n  @State var v = 0\n  var body: some View {\n\(body)\n  }\n}\n"
      let migration = Migration().migrate([("A.swift", SourceText(text))])[0]
      #expect(migration.problem == nil)
      return (String(decoding: try #require(migration.after), as: UTF8.self), migration.calls)
    }

    @Test func `a chain of 500 modifiers is rewritten`() throws {
      let count = 500
      let line = "\n      .onChange(of: v) { new in print(new) }"
      let (text, calls) = try migrate("    Text(\"\")" + String(repeating: line, count: count))
      #expect(calls.count == count)
      #expect(text.split(separator: "{ _, new in print(new) }").count == count + 1)
    }

    @Test func `a token that is looked for from a different one is the same token`() throws {
      let text =
        "let b = 1\nstruct A: View {\n  var body: some View {\n    VStack { Text(b).c().d { e; f } }.g(h).i()\n  }\n}\nlet j = 2\n"
      let file = try ParsedFile(path: "A.swift", text: SourceText(text))
      let tokens = text.utf8.indices.map { file.token(at: text.utf8.distance(from: text.startIndex, to: $0)) }
      for first in tokens {
        for (offset, token) in tokens.enumerated() {
          #expect(file.token(at: offset, near: first)?.range == token?.range)
        }
      }
    }

    /// How many tokens and statements are read for a chain whose values a method writes together.
    private func readCount(_ count: Int, writing write: String, _ grade: Verdict.Grade) throws -> Int {
      func each(_ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") }
      let text = """
        struct A: View {
          let id: Int
          \(each { "@State private var s\($0) = 0" })
          var body: some View {
            Button("a") { load() }
            \(each { ".onChange(of: s\($0)) { _ in print(id) }" })
          }
          func load() {
            \(each { "s\($0) \(write)" })
          }
          func next() -> Int { random(0, 9) }
        }
        struct B: View { @State var n = 0; var body: some View { Button("n") { n += 1 }; A(id: n) } }
        """
      let file = try ParsedFile(path: "A.swift", text: SourceText(text))
      var classification = Classification([.success(file)], ["A.swift"], [file.text], Options())
      #expect(classification.classify()[0].calls.map(\.verdict?.grade) == Array(repeating: grade, count: count))
      return classification.mentions.readCount
    }

    @Test(arguments: [("= next()", .note), ("+= 1", .note)] as [(String, Verdict.Grade)])
    func `each observer of a chain adds the same to what is read`(write: String, grade: Verdict.Grade) throws {
      let counts = try [50, 75, 100].map { try readCount($0, writing: write, grade) }
      #expect(counts[2] - counts[1] == counts[1] - counts[0])
      #expect(counts[0] > 100)
    }

    @Test func `500 top-level calls in one file are rewritten`() throws {
      let line = "let a = Text(\"\").onChange(of: 0) { _ in }\n"
      let migration = Migration().migrate([("A.swift", SourceText(String(repeating: line, count: 500)))])[0]
      #expect(migration.calls.count == 500)
      #expect(migration.after?.count == 500 * (line.utf8.count - "_ in ".utf8.count))
    }

    @Test func `200 calls nested in each other's content are rewritten`() throws {
      let (text, calls) = try migrate(
        String(repeating: "VStack {\n", count: 200) + "Text(\"\")"
          + String(repeating: "\n}.onChange(of: v) { new in print(new) }", count: 200))
      #expect(calls.count == 200)
      #expect(text.split(separator: "{ _, new in").count == 201)
    }

    @Test func `60 calls nested in each other's actions are rewritten`() throws {
      let (text, calls) = try migrate(
        String(repeating: "Text(\"\").onChange(of: v) { new in print(new); _ =\n", count: 60) + "1"
          + String(repeating: " }", count: 60))
      #expect(calls.count == 60)
      #expect(text.split(separator: "{ _, new in").count == 61)
    }
  }
#endif
