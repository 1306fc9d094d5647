#if Migrator
  import Testing

  @testable import MigratorCore

  /// Calls that mean the project's own `onChange` on views, or none of a view's.
  @Suite("Own overloads", .onWorkerThreads, .timeLimit(.minutes(20))) struct OwnOverloadTests {
    private static func outcomes(_ call: String, _ more: String = "") -> [CallReport.Outcome] {
      let text = """
        struct Screen: View {
          @State private var n = 0
          @State private var t = ""
          var stream: AsyncStream<Int>
          var numbers: [Int]
          let later: (Int) async -> Void
          var body: some View {
            Text(t)\(call)
          }
          func load(_ n: Int) async {}
          func check(_ n: Int) throws {}
          func take(_ n: Int) {}
          func both(_ n: Int) {}
          func both(_ n: Int) async {}
        }
        """
      return Migration().migrate([("A.swift", SourceText(text)), ("B.swift", SourceText(more))])[0].calls.map(\.outcome)
    }

    @Test(arguments: [
      ".onChange(of: n) { new in await load(new) }", ".onChange(of: n) { await load($0) }",
      ".onChange(of: n) { new in let s = await title(new); t = s }", ".onChange(of: n) { _ in async let s = title() }",
      ".onChange(of: n) { new in try check(new) }", ".onChange(of: n) { new in if new > 1 { throw Failure() } }",
      ".onChange(of: n) { _ in for await x in stream { t = x } }",
      ".onChange(of: n) { _ in do { await load(1) } catch { t = \"\" } }",
      ".onChange(of: n) { (new: Int) async in t = \"\" }",
      ".onChange(of: n, perform: load)", ".onChange(of: n, perform: self.load)", ".onChange(of: n, perform: check)",
      ".onChange(of: n, perform: later)", ".onChange(of: n, perform: { await load($0) })",
    ])
    func `an action that awaits or throws is never SwiftUI's`(_ call: String) {
      #expect(Self.outcomes(call) == [.foreign])
    }

    @Test(arguments: [
      ".onChange(of: n) { new in Task { await load(new) } }", ".onChange(of: n) { new in try? check(new) }",
      ".onChange(of: n) { new in do { try check(new) } catch { t = \"\" } }", ".onChange(of: n, perform: take)",
      ".onChange(of: n) { _ in func go() async { await load(1) } }", ".onChange(of: n, perform: both)",
    ])
    func `an action that only starts such work is SwiftUI's`(_ call: String) {
      #expect(Self.outcomes(call) == [.rewritten])
    }

    private static func own(_ value: String, _ action: String = "(V) -> Void", generic: String = "<V: Equatable>")
      -> String
    {
      """
      extension View {
        func onChange\(generic)(of value: \(value), perform action: @escaping \(action)) -> some View { self }
      }
      """
    }

    @Test(arguments: [
      (".onChange(of: n) { new in t = \"\" }", own("V")), (".onChange(of: n, perform: take)", own("V")),
      (".onChange(of: n) { new in t = \"\" }", own("some Equatable", generic: "")),
      (".onChange(of: stream) { new in t = \"\" }", own("S", "(S.Element) -> Void", generic: "<S: AsyncSequence>")),
      (".onChange(of: other.x) { new in t = \"\" }", own("S", "(S.Output) -> Void", generic: "<S: Publisher>")),
      (".onChange(of: numbers) { new in t = \"\" }", own("[V]", "([V]) -> Void")),
    ])
    func `a call that an own overload takes is left alone`(_ call: String, _ own: String) {
      #expect(Self.outcomes(call, own) == [.foreign])
    }

    @Test(arguments: [
      // The synchronous closure fits SwiftUI's form better.
      (".onChange(of: n) { new in t = \"\" }", own("V", "(V) async -> Void")),
      (".onChange(of: n) { new in t = \"\" }", own("V", "() -> Void")),
      (".onChange(of: n) { new in t = \"\" }", own("S", "(S.Element) -> Void", generic: "<S: AsyncSequence>")),
      (".onChange(of: n) { new in t = \"\" }", own("[V]", "([V]) -> Void")),
      (".onChange(of: n) { new in t = \"\" }", own("V").replacing("perform", with: "after: Int, perform")),
      (".onChange(of: n) { new in t = \"\" }", own("V").replacing("func", with: "@available(iOS, obsoleted: 14) func")),
    ])
    func `a call that an own overload does not take is SwiftUI's`(_ call: String, _ own: String) {
      #expect(Self.outcomes(call, own) == [.rewritten])
    }

    @Test(arguments: [
      ("#if swift(>=5.9)\nText(t)\n#else\nText(t)CALL\n#endif", CallReport.Outcome.older),
      ("#if compiler(<5.9)\nText(t)CALL\n#endif", .older), ("#if !compiler(>=5.9)\nText(t)CALL\n#endif", .older),
      ("#if os(iOS) && swift(<5.8)\nText(t)CALL\n#endif", .older),
      ("#if compiler(>=5.7)\nText(t)\n#elseif os(iOS)\nText(t)CALL\n#endif", .older),
      ("#if swift(>=5.9)\nText(t)CALL\n#else\nText(t)\n#endif", .rewritten),
      ("#if compiler(>=6.2)\nText(t)\n#else\nText(t)CALL\n#endif", .rewritten),
      ("#if swift(<6)\nText(t)CALL\n#endif", .rewritten),
      ("#if os(iOS)\nText(t)\n#else\nText(t)CALL\n#endif", .rewritten),
    ])
    func `code that only older compilers build stays legacy`(_ code: String, _ outcome: CallReport.Outcome) {
      let text = """
        struct Screen: View {
          @State private var n = 0
          @State private var t = ""
          var body: some View {
            \(code.replacing("CALL", with: ".onChange(of: n) { _ in t = \"\" }"))
          }
        }
        """
      let calls = Migration().migrate([("A.swift", SourceText(text))])[0].calls
      #expect(calls.map(\.outcome) == [outcome])
    }
  }
#endif
