import Foundation
import Testing

/// The command as a person calls it.
@Suite("The command", .onWorkerThreads, .timeLimit(.minutes(20))) struct CommandTests {
  private static let silent =
    "struct A: View {\n  @State var v = 0\n  var body: some View { Text(\"\").onChange(of: v) { _ in } }\n}\n"

  #if Migrator
    private static let warned =
      "struct B: View {\n  let p: Int\n  var body: some View { Text(\"\").onChange(of: p) { _ in print(p) } }\n}\n"

    private static let proven =
      "struct C: View {\n  let price: Int; @State var v = 0\n  var body: some View { Text(\"\").onChange(of: v) { _ in print(price) } }\n}\n"
      + "struct D: View { var body: some View { VStack { C(price: 1); C(price: 2) } } }\n"

    @Test func `by default the calls are checked and nothing is written`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.silent, to: "A.swift")
      let command = try await Command(["A.swift"], in: scratch.path)
      #expect(command.status == 1 && command.output.isEmpty)
      #expect(command.errors.hasPrefix("A.swift:3:34: remark: onChange(of: v) becomes { } without a parameter"))
      let named = try await Command(["check", "A.swift"], in: scratch.path)
      #expect(named.errors == command.errors && named.status == 1)
      #expect(try scratch.read("A.swift") == Self.silent)
    }

    @Test func `a dry run prints a diff and writes nothing`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.silent, to: "A.swift")
      let command = try await Command(["rewrite", "--dry-run", "A.swift"], in: scratch.path)
      #expect(command.status == 0)
      #expect(try scratch.read("A.swift") == Self.silent)
      #expect(
        command.output == """
          --- a/A.swift
          +++ b/A.swift
          @@ -1,4 +1,4 @@
           struct A: View {
             @State var v = 0
          -  var body: some View { Text("").onChange(of: v) { _ in } }
          +  var body: some View { Text("").onChange(of: v) { } }
           }

          """)
      #expect(
        command.errors == """
          onchange-migrate: 1 file read
          1 legacy call in 1 file: 1 to rewrite (1 same, 0 note, 0 look)
            written as: 1 with none
            the oldest system of 1 file is unknown, without a package or Xcode project. To fix, pass --deployment-target PLATFORM=VERSION, such as iOS=15.0

          """)
    }

    @Test func `a check lists the reason of a same verdict, and a rewrite does not`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.proven, to: "C.swift")
      let remark =
        "C.swift:3:34: remark: onChange(of: v) becomes { }"
        + " without a parameter; its behaviour is the same: 'price' is always a literal (2 places)\n"
      let plain = try await Command(["rewrite", "--dry-run", "C.swift"], in: scratch.path)
      #expect(!plain.errors.contains("remark:") && !plain.output.isEmpty)
      #expect(try await Command(["C.swift"], in: scratch.path).errors == remark + plain.errors)
    }

    @Test func `a message is true before the rewrite and after it`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.warned, to: "B.swift")
      let message =
        "B.swift:3:34: warning: after the rewrite, onChange(of: p) runs the newest closure instead of the one from before "
        + "the change: 'p' (plain property, nothing in the given paths makes B; a view around may change 'p') may be new instead of old; 'p' is the "
        + "observed value itself; --keep-old-captures keeps what legacy read\n"
      for arguments in [[], ["rewrite", "--dry-run"], ["rewrite"]] {
        #expect(try await Command(arguments + ["B.swift"], in: scratch.path).errors.hasPrefix(message))
      }
    }

    @Test func `a call that keeps its captures imports the shim at each deployment target`() async throws {
      let scratch = try Scratch()
      let view =
        "struct B: View {\n  let p, q: Int\n  var body: some View { Text(\"\").onChange(of: p) { _ in print(q) } }\n}\n"
      try scratch.write(view, to: "B.swift")
      let command = try await Command(
        ["rewrite", "--keep-old-captures", "--deployment-target", "iOS=18.0", "B.swift"], in: scratch.path)
      #expect(
        command.errors.contains(
          "  the form that keeps old captures needs the product OnChangeCompat at each deployment target\n"))
      let text = try scratch.read("B.swift")
      #expect(text.hasPrefix("import OnChangeCompat\n\nstruct B: View {"))
      #expect(
        text.contains(
          ".onChange(of: KeepingCaptures(p) { [q] _ in print(q) }) { before, now in before.action(now.value) }"))
    }

    /// The folder in which git applies a diff, from the folder in which the command runs.
    @Test(
      arguments: [
        (["../Store"], "work", "Store", true),
        (["../Store/Sources", "../Store/Tests"], "work", "Store", true),
        (["../Store/Sources/A.swift"], "work", "Store", true),
        (["../Plain/Sources"], "work", "Plain/Sources", true),
        (["../Plain/Sources", "../Plain/Tests"], "work", "Plain", true),
        (["../Plain", "../Store"], "work", "", true),
        (["$/Store/Sources"], "Store", "Store", false),
        (["."], "Store/Sources", "Store/Sources", false),
        (["Sources/../Tests"], "Store", "Store", false),
      ] as [([String], String, String, Bool)])
    func `git apply accepts a diff of files outside of the current folder`(
      paths: [String], current: String, root: String, isElsewhere: Bool
    ) async throws {
      let scratch = try Scratch()
      try scratch.write("", to: "work/empty")
      for folder in ["Store", "Plain"] {
        try scratch.write(Self.silent, to: "\(folder)/Sources/A.swift")
        try scratch.write(Self.silent, to: "\(folder)/Tests/B.swift")
      }
      try Self.git(["init", "-q"], in: scratch.path + "/Store")
      let arguments = paths.map { $0.replacing("$", with: scratch.path) }
      let command = try await Command(["rewrite", "--dry-run"] + arguments, in: scratch.path + "/" + current)
      try scratch.write(command.output, to: "all.diff")
      #expect(
        command.errors.contains("  to apply the diff, leave out --dry-run, or run `git apply` in ") == isElsewhere)
      try Self.git(["apply", scratch.path + "/all.diff"], in: root.isEmpty ? scratch.path : scratch.path + "/" + root)
      let again = try await Command(["check"] + arguments, in: scratch.path + "/" + current)
      #expect(again.status == 0, "\(command.output)\(again.errors)")
    }

    private static func git(_ arguments: [String], in folder: String) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = URL(filePath: folder)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    @Test func `git apply accepts a diff of files with special characters in their names`() async throws {
      let names = ["My App/A b.swift", "a\"b.swift", "a\\b.swift", "a\nb.swift", "a\tb.swift", "Größe é.swift"]
      let scratch = try Scratch()
      for name in names { try scratch.write(Self.silent, to: name) }
      let command = try await Command(["rewrite", "--dry-run", "."], in: scratch.path)
      #expect(command.output.contains("+++ b/My App/A b.swift\t\n"))
      try scratch.write(command.output, to: "all.diff")
      try Self.git(["apply", "all.diff"], in: scratch.path)
      for name in names { #expect(try scratch.read(name) == Self.silent.replacing("{ _ in }", with: "{ }"), "\(name)") }
    }

    @Test func `git apply accepts the diff and writes the same files as a rewrite`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.silent, to: "Sources/A.swift")
      try scratch.write(String(Self.warned.dropLast()), to: "Sources/B.swift")
      let diff = try await Command(["rewrite", "--dry-run", "Sources"], in: scratch.path).output
      try scratch.write(diff, to: "all.diff")
      try Self.git(["apply", "all.diff"], in: scratch.path)
      let written = try Scratch()
      try written.write(Self.silent, to: "Sources/A.swift")
      try written.write(String(Self.warned.dropLast()), to: "Sources/B.swift")
      #expect(try await Command(["rewrite", "Sources"], in: written.path).status == 0)
      for name in ["Sources/A.swift", "Sources/B.swift"] { #expect(try scratch.data(name) == written.data(name)) }
    }

    @Test func `a rewrite writes the file, and a second run changes nothing`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.warned, to: "B.swift")
      let first = try await Command(["rewrite", "."], in: scratch.path)
      #expect(first.status == 0)
      #expect(first.output.isEmpty)
      #expect(
        first.errors.hasPrefix("B.swift:3:34: warning: after the rewrite, onChange(of: p) runs the newest closure"))
      #expect(
        first.errors.contains("1 legacy call in 1 file: 1 rewritten (0 same, 0 note, 1 look)"))
      let text = try scratch.read("B.swift")
      #expect(text == Self.warned.replacing("{ _ in print(p) }", with: "{ print(p) }"))
      let second = try await Command(["check", "."], in: scratch.path)
      #expect(second.status == 0)
      #expect(try scratch.read("B.swift") == text)
    }

    @Test func `the command exits with 1 if a call is left for a person`() async throws {
      let scratch = try Scratch()
      try scratch.write("let a = Text(\"\").onChange(of: v, initial: true) { }\n", to: "A.swift")
      #expect(try await Command(["reverse", "A.swift"], in: scratch.path).status == 1)
    }

    @Test func `a file of an earlier Swift is read, with what is an error in Swift 6`() async throws {
      let scratch = try Scratch()
      try scratch.write("@available (iOS 16, *)\nstruct Line {}\n" + Self.silent, to: "A.swift")
      #expect(try await Command(["rewrite", "A.swift"], in: scratch.path).status == 0)
      #expect(try scratch.read("A.swift").contains("{ }"))
    }

    @Test func `the command exits with 2 for a bad file and still rewrites the others`() async throws {
      let scratch = try Scratch()
      try scratch.write("func onChange( {\n", to: "B.swift")
      try scratch.write(Self.silent, to: "A.swift")
      let command = try await Command(["rewrite", "A.swift", "B.swift", "C.swift"], in: scratch.path)
      #expect(command.status == 2)
      #expect(command.errors.contains("B.swift:1:15: error: not parsable as Swift"))
      #expect(
        command.errors.contains(
          "C.swift: error: there is no such file or folder. To fix, name an existing one, from the current folder or the settings'."
        ))
      #expect(try scratch.read("A.swift").contains("{ }"))
    }

    @Test(arguments: [
      (["rewrite", "--dry-run", "--interactive", "A.swift"], "flag '--interactive' had already been set"),
      (["rewrite", "--style", "three", "A.swift"], "The value 'three' is invalid"),
      (["reverse", "--keep-old-captures", "A.swift"], "Unknown option '--keep-old-captures'"),
      (
        ["rewrite", "--interactive", "--replace-backports", "A.swift"],
        "--replace-backports cannot be combined with --interactive. To fix, remove one of them."
      ),
      (["rewrite", "--max-look", "1", "A.swift"], "Unknown option '--max-look'"),
      (["--update-baseline", "A.swift"], "--update-baseline requires a file. To fix, add --baseline FILE."),
      ([], "To fix, name a file or a folder, or write \"paths\" in .onchange-migrate.json."),
      (["--unknown", "A.swift"], "Unknown option '--unknown'"),
      (["--unknown", "A.swift"], "To fix, write it as `onchange-migrate --help` lists it."),
    ])
    func `wrong arguments exit with 2 and say what is wrong`(arguments: [String], message: String) async throws {
      let scratch = try Scratch()
      try scratch.write(Self.silent, to: "A.swift")
      let command = try await Command(arguments, in: scratch.path)
      #expect(command.status == 2)
      #expect(command.errors.contains(message), "\(command.errors)")
    }

    @Test func `a folder without a Swift file is an error`() async throws {
      let scratch = try Scratch()
      try scratch.write("text", to: "empty/A.txt")
      let command = try await Command(["empty"], in: scratch.path)
      #expect(command.status == 2)
      #expect(
        command.errors.hasPrefix(
          "empty: error: there is no Swift file under this path. To fix, name a folder that has Swift files.\n"))
      try scratch.write(Self.silent, to: "A.swift")
      #expect(try await Command(["empty", "A.swift"], in: scratch.path).status == 1)
    }

    @Test func `the HTML report is one file without external resources`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.warned, to: "B.swift")
      #expect(try await Command(["--report", "report.html", "B.swift"], in: scratch.path).status == 1)
      let page = try scratch.read("report.html")
      #expect(page.hasPrefix("<!doctype html>"))
      #expect(!page.contains("http") && !page.contains("src="))
      #expect(page.contains("B.swift:3"))
      #expect(try await Command(["--report", "none/report.html", "B.swift"], in: scratch.path).status == 2)
    }
  #else
    @Test func `the command without its trait exits with 2 and says how to enable it`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.silent, to: "A.swift")
      let command = try await Command(["A.swift"], in: scratch.path)
      #expect(command.status == 2)
      #expect(command.errors.contains("swift run --traits Migrator onchange-migrate"))
      #expect(try scratch.read("A.swift") == Self.silent)
    }
  #endif
}
