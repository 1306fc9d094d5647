#if Migrator
  import Testing

  @testable import MigratorCore

  /// Findings besides the migration.
  @Suite("Lints", .onWorkerThreads, .timeLimit(.minutes(20))) struct LintTests {
    private func findings(_ body: String, more: String = "") -> [Diagnostic.Rule] {
      let text = """
        struct A: View {
          @State var v = 0
          @State var last = 0
          let price: Int
          var body: some View { Text("").onChange(of: v) \(body) }
          \(more)
        }

        """
      return Migration().migrate([("A.swift", SourceText(text))])[0].calls[0].findings.map(\.rule)
    }

    @Test(arguments: [
      "{ new in if new != v { print(1) } }", "{ new in print(v == new && price > 0) }",
      "{ if $0 == self.v { print(1) } }",
      "{ new in guard v != new else { return } }",
    ])
    func `a comparison of a state with its own new value is reported`(body: String) {
      #expect(findings(body) == [.comparedWithItself])
    }

    @Test(arguments: [
      "{ [v] new in if new != v { print(1) } }", "{ new in if new != price { print(1) } }",
      "{ new in v = 3; if new != v { print(1) } }", "{ new in Task { if new != v { print(1) } } }",
      "{ new in if new != v + 1 { print(1) } }", "{ new in let v = 2; if new != v { print(1) } }",
      "{ new in if new * 2 == v { print(1) } }", "{ new in if new > v { print(1) } }",
    ])
    func `a comparison that can differ is not reported`(body: String) { #expect(findings(body) == []) }

    @Test func `a state that only keeps the old value is reported`() {
      #expect(findings("{ new in print(last, new); last = new }") == [.oldValueKeptByHand])
      #expect(findings("{ print(last, $0); self.last = $0 }") == [.oldValueKeptByHand])
    }

    @Test(arguments: [
      "// swiftlint:disable:next unused_closure_parameter\n.onChange(of: v) { value in last = 1 }",
      ".onChange(of: v) { value in last = 1 } // swiftlint:disable:this unused_closure_parameter",
      ".onChange(of: v) { value in last = 1 }\n// swiftlint:disable:previous unused_closure_parameter",
    ])
    func `a comment about a parameter that goes is reported`(_ call: String) {
      func rules(_ call: String) -> [Diagnostic.Rule] {
        let text =
          "struct A: View {\n@State var v = 0\n@State var last = 0\nvar body: some View {\nText(\"\")\n\(call)\n}\n}\n"
        return Migration().migrate([("A.swift", SourceText(text))])[0].calls[0].findings.map(\.rule)
      }
      #expect(rules(call) == [.superfluousSuppression])
      #expect(rules(call.replacing("last = 1", with: "last = value")) == [])
      #expect(rules(call.replacing("unused_closure_parameter", with: "trailing_closure")) == [])
    }

    @Test(arguments: [
      ("{ new in print(last, new); last = new }", "var other: Int { last }"), ("{ new in last = new }", ""),
      ("{ new in print(last, new); last = new + 1 }", ""), ("{ new in last = new; print(last) }", ""),
      ("{ new in print(last, new); last = new }", "func reset() { last = 0 }"),
    ])
    func `a state with a different use is not reported`(body: String, more: String) {
      #expect(findings(body, more: more) == [])
    }
  }
#endif
