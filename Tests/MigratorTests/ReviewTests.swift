#if Migrator
  import Foundation
  import MigratorCore
  import Testing

  /// One call at a time.
  @Suite("A review", .onWorkerThreads, .timeLimit(.minutes(20))) struct ReviewTests {
    private static let text = """
      struct A: View {
        @State var v = 0
        var body: some View {
          Text("1").onChange(of: v) { new in print(1, new) }
          Text("2")
            .onChange(of: v) { new in print(2, new) }
          Text("3").onChange(of: v) { new in print(3, new) }
          Text("4").onChange(of: v) { new in print(4, new) }
        }
      }

      """

    @Test func `each answer is written, and the next review continues from there`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.text, to: "A.swift")
      func review(_ input: String) async throws -> Command {
        try await Command(
          ["rewrite", "--interactive", "A.swift"], in: scratch.path, input: input, caches: scratch.path)
      }
      let first = try await review("y\nk until iOS 17\nwhat\nn\nq\n")
      #expect(first.status == 0)
      #expect(first.output.contains("[1/4] A.swift:4:15: remark: onChange(of: v) becomes { _, new in }"))
      #expect(first.output.contains("-    Text(\"1\").onChange(of: v) { new in print(1, new) }\n+    Text(\"1\")"))
      #expect(first.output.hasSuffix("\n1 rewritten, 1 kept, 1 skipped, 1 without an answer\n"))
      let expected = Self.text.replacing("{ new in print(1", with: "{ _, new in print(1").replacing(
        "      .onChange", with: "      // onchange-migrate: keep - until iOS 17\n      .onChange")
      #expect(try scratch.read("A.swift") == expected)
      let second = try await review("")
      #expect(second.output.hasPrefix("[2/2] A.swift:9:15"))
      #expect(second.output.hasSuffix("\n0 rewritten, 0 kept, 1 skipped, 1 without an answer\n"))
      let third = try await review("y\n")
      #expect(third.output.hasSuffix("\n1 rewritten, 0 kept, 1 skipped, 0 without an answer\n"))
      let fourth = try await review("q\n")
      #expect(fourth.output.hasPrefix("[1/1] A.swift:8:15"))
    }

    @Test func `an answer for a file that has changed meanwhile is an error`() throws {
      let scratch = try Scratch()
      let path = try scratch.write(Self.text, to: "A.swift")
      let result = Project(paths: [path], options: Options()).run()
      var review = Review(Options(), skipped: []) { _ in
        _ = try? scratch.write(Self.text + "// mine\n", to: "A.swift")
        return "y"
      }
      let files = review.run(result.files, result.sources)
      #expect(
        files[0].problem?.message == "the file has changed since it was read; it was not written. To fix, run again.")
      #expect(try scratch.read("A.swift") == Self.text + "// mine\n")
    }
  }
#endif
