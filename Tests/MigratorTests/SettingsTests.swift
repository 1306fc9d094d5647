#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The settings file, the baseline, and comments in the code.
  @Suite("What a team sets", .onWorkerThreads, .timeLimit(.minutes(20))) struct SettingsTests {
    private static let call =
      "struct A: View { @State var v = 0; var body: some View { Text(\"\").onChange(of: v) { _ in } } }\n"
    private static let look = """
      struct B: View {
        let price: Int
        @State var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(price) } }
      }

      """

    @Test func `the nearest settings file sets the paths, the exclusions and the style`() async throws {
      let scratch = try Scratch()
      try scratch.write("[core]\n", to: ".git/config")
      try scratch.write(
        #"{ "paths": ["Sources"], "excluded": ["Old/", "/Sources/Skip.swift"], "style": "two" }"#,
        to: ".onchange-migrate.json")
      for name in ["Sources/A.swift", "Sources/Old/A.swift", "Sources/Skip.swift", "Other/A.swift"] {
        try scratch.write(Self.call, to: name)
      }
      let command = try await Command(["rewrite", "--dry-run"], in: scratch.path)
      #expect(
        command.errors.hasPrefix("onchange-migrate: 1 file read, 1 generated or ignored\n1 legacy call in 1 file"))
      #expect(command.output.contains("{ _, _ in }"))
      let inside = try await Command(["rewrite", "--dry-run", "--style", "auto"], in: scratch.path + "/Sources")
      #expect(inside.output.contains("+++ b/A.swift"))
      #expect(inside.output.contains("{ }"))
    }

    @Test(arguments: [
      ("{ \"path\": [] }", "\"path\" is not a setting.\n\nTo fix, use one of: backports, baseline,"),
      ("{ \"paths\": \"a\" }", "\"paths\" has the wrong form.\n\nTo fix, write a list"),
      (
        "{ \"style\": \"three\" }",
        "\"style\" has the wrong form.\n\nTo fix, write one of: \"auto\", \"two\", \"zero\"."
      ),
      ("{ \"maxLook\": -1 }", "\"maxLook\" has the wrong form."), ("[]", "holds no object."), ("{", "is not JSON: "),
    ])
    func `a wrong settings file is reported with its fix`(text: String, message: String) async throws {
      let scratch = try Scratch()
      try scratch.write(text, to: ".onchange-migrate.json")
      let command = try await Command(["."], in: scratch.path)
      #expect(command.status == 2)
      #expect(command.errors.contains(".onchange-migrate.json: " + message), "\(command.errors)")
      let missing = try await Command(["--settings", "none.json", "."], in: scratch.path)
      #expect(missing.errors.contains("none.json: cannot be read.\n\nTo fix"))
    }

    @Test func `a check fails if more calls need a look than the limit allows`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.look, to: "B.swift")
      try scratch.write(Self.call, to: "A.swift")
      #expect(try await Command(["--max-look", "1", "."], in: scratch.path).status == 0)
      let failed = try await Command(["--max-look", "0", "."], in: scratch.path)
      #expect(failed.status == 1)
      #expect(failed.errors.hasSuffix("  1 call needs a look, and --max-look allows 0\n"))
      try scratch.write("{ \"maxLook\": 0 }", to: ".onchange-migrate.json")
      #expect(try await Command(["."], in: scratch.path).status == 1)
    }

    @Test func `a check with a baseline fails only for new calls, even if known calls moved`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.call, to: "A.swift")
      try scratch.write(Self.look, to: "B.swift")
      let arguments = ["--baseline", "baseline.json", "."]
      let missing = try await Command(arguments, in: scratch.path)
      #expect(missing.status == 2)
      #expect(
        missing.errors.contains(
          "baseline.json: there is no such baseline.\n\nTo fix, write it with --update-baseline."))
      #expect(try await Command(arguments + ["--update-baseline"], in: scratch.path).status == 0)
      let known = try await Command(arguments, in: scratch.path)
      #expect(known.status == 0)
      #expect(known.errors.hasSuffix("  2 calls known to the baseline\n"))
      #expect(!known.errors.contains("the oldest system"))
      #expect(!known.errors.contains("will get `import"))
      try scratch.write("// A comment\n\n" + Self.call.replacing("; ", with: ";  "), to: "A.swift")
      #expect(try await Command(arguments, in: scratch.path).status == 0)
      try scratch.write(Self.call + Self.call.replacing("struct A", with: "struct C"), to: "A.swift")
      let new = try await Command(arguments, in: scratch.path)
      #expect(new.status == 1)
      #expect(new.errors.contains("1 legacy call in 1 file"))
      try scratch.write("{}", to: "baseline.json")
      let other = try await Command(arguments, in: scratch.path)
      #expect(other.errors.contains("is not a baseline of this tool.\n\nTo fix"))
    }

    @Test func `a baseline named in the settings is written and read without --baseline`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.call, to: "A.swift")
      try scratch.write("{ \"baseline\": \"known.json\" }", to: ".onchange-migrate.json")
      let missing = try await Command(["."], in: scratch.path)
      #expect(missing.status == 2)
      #expect(
        missing.errors.contains("known.json: there is no such baseline.\n\nTo fix, write it with --update-baseline."))
      #expect(try await Command(["--update-baseline", "."], in: scratch.path).status == 0)
      #expect(try await Command(["."], in: scratch.path).status == 0)
    }

    @Test func `a baseline with two equal calls does not cover a third one`() throws {
      var file = FileMigration(path: "A.swift")
      let call = CallReport(path: "A.swift", place: Place(line: 1, column: 1), outcome: .rewritten, observed: "v")
      file.calls = [call, call]
      let baseline = Baseline([file])
      file.calls.append(call)
      var files = [file]
      #expect(baseline.remove(from: &files) == 2)
      #expect(files[0].calls.count == 1)
    }

    @Test func `the reason in a keep comment appears in the verdict`() {
      let text = Self.call.replacing("{ _ in } } }", with: "{ _ in } } }  // onchange-migrate: keep - until iOS 17")
      let call = Migration().migrate([("A.swift", SourceText(text))])[0].calls[0]
      #expect(call.outcome == .marked)
      #expect(call.verdict?.reasons == ["a comment says to keep it: until iOS 17"])
    }
  }
#endif
