#if Migrator
  import Foundation
  import MigrationTesting
  import OnChangeCompat
  import Testing

  @testable import MigratorCore

  /// The plans, reports and output of `--prove`; Tests/Proving runs it on a package.
  @Suite("Proofs", .timeLimit(.minutes(20))) struct ProofTests {
    private static let view = """
      import SwiftUI
      public struct Cart: View {
        let price: Int
        @State var v = 0
        public var body: some View {
          Text("").onChange(of: v) { _ in
            print(price)
          }
          Text("").onChange(of: v) { _ in print(price, 2) }
        }
      }

      """

    /// Answers for a compiler and for processes.
    private struct Tools: ProofTools {
      /// The outputs of the builds, in order.
      var builds: [String?] = [nil]
      var run: @Sendable (ProofTest) -> ProofRun = { _ in .ended(facts: nil, said: "") }
      let count = Count()

      final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var number = 0
        var next: Int {
          lock.withLock {
            defer { number += 1 }
            return number
          }
        }
      }

      func build(_ folder: String) throws -> String? {
        let number = count.next
        return number < builds.count ? builds[number]?.replacing("FOLDER", with: folder) : nil
      }

      func run(_ test: ProofTest, in folder: String) -> ProofRun { run(test) }
    }

    private static func engine(_ scratch: Scratch) throws -> EnginePackage {
      try scratch.write("let package = Package(\n  name: \"OnChangeCompat\",\n)", to: "Compat/Package.swift")
      return try EnginePackage(scratch.path + "/Compat", around: [])
    }

    private static func lines(_ files: [String: String], _ tools: Tools, edit: (inout TestFile) -> Void = { _ in })
      throws
      -> [String]
    {
      let scratch = try Scratch()
      for (name, text) in files { try scratch.write(text, to: "p/Sources/" + name) }
      let result = Project(paths: [scratch.path + "/p"], options: Options()).run()
      var tests = TestFile.all(of: result.files)
      for position in tests.indices { edit(&tests[position]) }
      var prover = Prover(
        result.files, tests: tests, sources: result.sources, engine: try engine(scratch),
        folder: scratch.path + "/proof", module: nil, tools: tools)
      return try prover.run { _ in }.flatMap(\.calls).compactMap(\.proofLine).map {
        String($0.dropFirst((scratch.path + "/p/Sources/").count))
      }
    }

    private static func facts(_ text: String) -> ProofRun { .ended(facts: Array(text.utf8), said: "") }

    private static func observer(_ line: Int, runs: Int = 1, _ more: String = "", unvaried: String = "") -> String {
      "{\"file\":\"Cart.swift\",\"line\":\(line),\"runs\":\(runs)\(more),\"unvaried\":[\(unvaried)]}"
    }

    private static func report(_ isCovered: Bool, _ observers: [String], _ divergences: String = "") -> ProofRun {
      facts(
        "{\"isCovered\":\(isCovered),\"verdict\":\"said\",\"observers\":[\(observers.joined(separator: ","))],\"divergences\":[\(divergences)]}"
      )
    }

    @Test func `each call gets a line with the result of its own test`() throws {
      let tools = Tools(run: { test in
        test.name.contains(":6 ")
          ? Self.report(true, [Self.observer(6), Self.observer(9)])
          : Self.report(
            false, [Self.observer(6), Self.observer(9)],
            "{\"script\":\"tap \\\"Buy\\\"\",\"file\":\"Cart.swift\",\"line\":9}")
      })
      #expect(
        try Self.lines(["Shop/Cart.swift": Self.view], tools) == [
          "Shop/Cart.swift:6:14: onChange(of: v): covered same",
          "Shop/Cart.swift:9:14: onChange(of: v): differs (tap \"Buy\")",
        ])
    }

    @Test(arguments: [
      (report(false, [observer(7)], "{\"script\":\"tap A\",\"file\":\"\",\"line\":0}"), "differs (tap A)"),
      (
        report(false, [observer(7), observer(9)], "{\"script\":\"tap A\",\"file\":\"Cart.swift\",\"line\":9}"),
        "differs (at Cart.swift:9: tap A)"
      ),
      (report(true, [observer(9)]), "never ran (no script shows the call. To fix, give the view a preview that does.)"),
      (report(true, [observer(30)]), "covered same"), (report(true, [observer(0)]), "covered same"),
      (report(true, []), "never ran (no script shows the call. To fix, give the view a preview that does.)"),
      (
        report(false, [observer(6, runs: 0, ",\"advice\":\"change v\"")]), "never ran (change v)"
      ),
      (
        report(false, [observer(6, unvaried: "\"price\"")]),
        "never ran (nothing changed 'price' together with the observed value)"
      ),
      (
        report(false, [observer(6), observer(9, runs: 0)]),
        "never ran (beside it, Cart.swift:9: never ran)"
      ),
      (report(false, [observer(6)]), "never ran (said)"),
      (.tookTooLong(seconds: 7), "never ran (the test did not end within 7 s. To fix, raise --prove-limit.)"),
      (
        .crashed(said: "x\nShop/Cart.swift:8: Fatal error: none left\ny"),
        "never ran (the test crashed: Shop/Cart.swift:8: Fatal error: none left)"
      ),
      (.crashed(said: ""), "never ran (the test crashed)"),
      (
        .ended(facts: nil, said: "✘ Test a recorded an issue at b: no"),
        "never ran (the test failed: Test a recorded an issue at b: no)"
      ),
      (.ended(facts: nil, said: ""), "never ran (the test compared nothing)"),
    ])
    func `the result of a test's process decides the proof of the call`(run: ProofRun, phrase: String) throws {
      let lines = try Self.lines(["Shop/Cart.swift": Self.view], Tools(run: { _ in run }))
      #expect(lines[0] == "Shop/Cart.swift:6:14: onChange(of: v): " + phrase)
    }

    @Test func `a file that does not compile prevents proofs of its calls and of dependent files`() throws {
      let other = Self.view.replacing("Cart", with: "Other")
      let needing = Self.view.replacing("Cart", with: "Needing")
      let builds = [
        "[1/2] Compiling\nFOLDER/Sources/Shop/ROOT/p/Sources/Shop/Cart.swift:1:8: error: no such module 'Kingfisher'\n",
        "FOLDER/Sources/Shop/ROOT/p/Sources/Shop/Needing.swift:4:3: error: cannot find 'Cart' in scope\nFOLDER/Tests/ProofTests/CartMigrationTests.swift:9:1: error: cannot find 'Cart' in scope",
      ]
      let ends = Self.report(true, [#"{"file":"Other.swift","line":6,"runs":1,"unvaried":[]}"#])
      let lines = try Self.linesOfBuilds(
        ["Shop/Cart.swift": Self.view, "Shop/Other.swift": other, "Shop/Needing.swift": needing], builds, ends)
      #expect(
        lines == [
          "Shop/Cart.swift:6:14: onChange(of: v): does not build (Cart.swift:1: no such module 'Kingfisher')",
          "Shop/Cart.swift:9:14: onChange(of: v): does not build (Cart.swift:1: no such module 'Kingfisher')",
          "Shop/Needing.swift:6:14: onChange(of: v): does not build (Needing.swift:4: cannot find 'Cart' in scope, for Cart.swift:1: no such module 'Kingfisher')",
          "Shop/Needing.swift:9:14: onChange(of: v): does not build (Needing.swift:4: cannot find 'Cart' in scope, for Cart.swift:1: no such module 'Kingfisher')",
          "Shop/Other.swift:6:14: onChange(of: v): covered same",
          "Shop/Other.swift:9:14: onChange(of: v): never ran (no script shows the call. To fix, give the view a preview that does.)",
        ])
    }

    /// Builds that say errors in files below the scratch folder.
    private static func linesOfBuilds(_ files: [String: String], _ builds: [String?], _ end: ProofRun) throws
      -> [String]
    {
      let scratch = try Scratch()
      let root = String(scratch.path.dropFirst())
      for (name, text) in files { try scratch.write(text, to: "p/Sources/" + name) }
      let result = Project(paths: [scratch.path + "/p"], options: Options()).run()
      let tools = Tools(builds: builds.map { $0?.replacing("ROOT", with: root) }, run: { _ in end })
      var prover = Prover(
        result.files, tests: TestFile.all(of: result.files), sources: result.sources, engine: try engine(scratch),
        folder: scratch.path + "/proof", module: nil, tools: tools)
      return try prover.run { _ in }.flatMap(\.calls).compactMap(\.proofLine).map {
        String($0.dropFirst((scratch.path + "/p/Sources/").count))
      }
    }

    @Test func `a build error outside the sources prevents every proof`() throws {
      let lines = try Self.lines(
        ["Shop/Cart.swift": Self.view], Tools(builds: ["warning: x\nerror: no network\n"]))
      #expect(lines[0].hasSuffix("does not build (no network)"))
    }

    @Test func `a hidden call, a call outside views and one that needs values are not built`() throws {
      let hidden = "#if os(iOS) || os(watchOS)\n\(Self.view.replacing("Cart", with: "Phone"))#endif\n"
      let asking = Self.view.replacing("Cart", with: "Asking").replacing("let price: Int", with: "let price: Price")
      let modifier = """
        struct Counting: ViewModifier {
          let price: Int
          @State var v = 0
          func body(content: Content) -> some View { content.onChange(of: v) { _ in print(price) } }
        }
        """
      let tools = Tools(run: { _ in Self.report(true, [Self.observer(0)]) })
      let files = ["Shop/Hidden.swift": hidden, "Shop/Asking.swift": asking, "Shop/Modifier.swift": modifier]
      let lines = try Self.lines(files, tools)
      #expect(tools.count.next == 0)
      #expect(lines.filter { $0.hasSuffix("never ran (write values for price)") }.count == 2)
      #expect(lines.filter { $0.hasSuffix("never ran (hidden here by #if os(iOS) || os(watchOS))") }.count == 2)
      #expect(lines.filter { $0.hasSuffix("never ran (the call is in no view that a test can make)") }.count == 1)
      // Once a user has written the value, the test runs.
      let edited = try Self.lines(["Shop/Asking.swift": asking], tools) {
        $0.text = $0.text.replacing("(.disabled(\"write values for price\"))", with: "")
      }
      #expect(edited.allSatisfy { $0.hasSuffix("covered same") })
    }

    @Test(arguments: [
      ("os(Linux)", false), ("os(macOS)", true), ("!os(iOS)", false), ("os(iOS) || os(Linux)", false),
      ("os(Linux) && DEBUG", false), ("os(Linux) && !DEBUG", true), ("FLAG", false), ("FLAG && os(tvOS)", true),
      ("canImport(SwiftUI)", false), ("canImport(WidgetKit)", true), ("canImport(UIKit)", false), ("false", true),
      ("targetEnvironment(simulator)", true), ("(os(iOS) || os(tvOS)) && swift(>=6)", true),
    ])
    func `an #if condition that is certainly false hides its calls`(condition: String, isHidden: Bool) {
      let text = "#if \(condition)\n\(Self.view)#endif\n"
      let calls = Migration().migrate([("A.swift", SourceText(text))])[0].calls
      #expect(calls.map(\.hidingCondition) == Array(repeating: isHidden ? "#if \(condition)" : nil, count: 2))
    }

    @Test func `an #else or #elseif branch that is not compiled hides its calls`() {
      func hiding(_ before: String, _ after: String = "") -> String? {
        Migration().migrate([("A.swift", SourceText(before + Self.view + after + "#endif\n"))])[0].calls[0]
          .hidingCondition
      }
      #if os(Linux)
        #expect(hiding("#if os(iOS)\n#else\n") == nil)
        #expect(hiding("#if os(Linux)\n#else\n") == "#else behind #if os(Linux)")
        #expect(hiding("#if os(Linux)\n#elseif DEBUG\n") == "#elseif DEBUG behind #if os(Linux)")
        #expect(hiding("#if os(iOS)\n#elseif os(tvOS)\n") == "#elseif os(tvOS)")
      #endif
    }

    @Test func `the scratch package contains the project's modules and stand-ins for Apple's modules`() throws {
      let scratch = try Scratch()
      try scratch.write("import Models\nimport OnChangeCompat\n@main struct A {}\n", to: "Sources/Shop/A.swift")
      try scratch.write("#if canImport(UIKit)\nimport UIKit\n#endif\nimport os.log\n", to: "Sources/Models/M.swift")
      try scratch.write("class Unused {}\n", to: "Sources/Unused/U.swift")
      try scratch.write("import XCTest\n", to: "Sources/Shop/ATests.swift")
      let sources = try ["Shop/A", "Models/M", "Unused/U", "Shop/ATests"].map {
        try SourceFile(path: scratch.path + "/Sources/\($0).swift")
      }
      let all = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
      var test = try #require(
        TestFile.all(of: Migration().migrate([("Cart.swift", SourceText(Self.view))]), module: "Shop").first)
      test.text += "import OnChangeCompat\n"
      var package = ScratchPackage(
        folder: scratch.path + "/proof", engine: try Self.engine(scratch),
        modules: ProofModule.all(of: all, named: nil, ModuleFinder()), tests: [test], sources: all)
      try package.write()
      let manifest = try scratch.read("proof/Package.swift")
      #expect(manifest.contains(".target(name: \"Shop\", dependencies: [\"Models\"] + names),"))
      #expect(manifest.contains(".target(name: \"Models\", dependencies: names),"))
      #expect(manifest.contains("[\"SwiftUI\", \"Combine\", \"os\"].map"))
      #expect(manifest.contains("Compat/Sources/AppleNames"))
      #expect(!manifest.contains("UIKit") && !manifest.contains("Unused"))
      #expect(manifest.contains("traits: [\"LegacyOnChange\", \"Macros\"]"))
      #expect(manifest.contains("package: \"Compat\""))
      let files = package.origins.keys.sorted()
      #expect(files.count == 3 && !files.contains { $0.contains("ATests") })
      let copy = try #require(files.first { $0.hasSuffix("A.swift") })
      #expect(try scratch.read("proof/" + copy) == "import Models\nimport SwiftUI\n@main struct A {}\n")
      #expect(try scratch.read("proof/Tests/ProofTests/CartMigrationTests.swift").hasSuffix("import SwiftUI\n"))
      package.leaveOut([scratch.path + "/Sources/Shop/A.swift", "CartMigrationTests.swift"])
      try package.write()
      #expect(!scratch.exists("proof/" + copy))
      #expect(scratch.exists("proof/Sources/Shop/Empty.swift"))
    }

    @Test func `the engine package is found around the tool, by a path or by a URL`() throws {
      let scratch = try Scratch()
      let engine = try Self.engine(scratch)
      #expect(engine.identity == "Compat")
      #expect(try EnginePackage(nil, around: ["/none", scratch.path + "/Compat/.build/debug/tool"]) == engine)
      let url = try EnginePackage("https://example.com/a/OnChangeCompat.git", around: [])
      #expect(url.identity == "OnChangeCompat")
      #expect(
        url.dependency(traits: ["Macros"])
          == ".package(url: \"https://example.com/a/OnChangeCompat.git\", .upToNextMinor(from: \"0.1.0\"), traits: [\"Macros\"])"
      )
      #expect(throws: EnginePackage.Missing.self) { try EnginePackage(scratch.path, around: []) }
      let missing = #expect(throws: EnginePackage.Missing.self) { try EnginePackage(nil, around: ["/none/tool"]) }
      #expect(missing?.description.contains("To fix, add --package with its folder or its URL") == true)
    }

    @Test func `the first error of each file is read from a build`() {
      let said = """
        /p/A.swift:3:8: error: no such module 'X'
         1 | import X
        /p/A.swift:4:1: error: later
        /p/B.swift:1:1: warning: unused
        error: emit-module command failed
        /p/C.swift:9: error: also this
        """
      #expect(
        BuildError.first(in: said) == [
          BuildError(file: "/p/A.swift", line: 3, message: "no such module 'X'"),
          BuildError(file: "/p/C.swift", line: 9, message: "also this"),
        ])
    }

    @Test func `a process is ended at its time limit, and a crash is distinguished from an exit`() throws {
      let scratch = try Scratch()
      let output = scratch.path + "/out"
      #expect(try SwiftTools.run(["tail", "-f", "/dev/null"], writingTo: output, limit: 1) == .tookTooLong)
      #expect(try SwiftTools.run(["sh", "-c", "kill -SEGV $$"], writingTo: output, limit: 100) == .crashed)
      #expect(try SwiftTools.run(["sh", "-c", "echo said; exit 3"], writingTo: output, limit: 100) == .exited(3))
      #expect(try scratch.read("out") == "said\n")
    }

    @Test func `JSON, SARIF, the HTML report, the summary and the exit status include the proof`() throws {
      var file = Migration().migrate([("Cart.swift", SourceText(Self.view))])[0]
      file.calls[0].proof = Proof(.differs, "tap <A>")
      file.calls[1].proof = Proof(.same)
      let json = try JSONFormat.text([file], Options())
      #expect(json.contains("\"detail\" : \"tap <A>\""))
      #expect(json.contains("\"outcome\" : \"differs\""))
      #expect(json.contains("\"outcome\" : \"provenSame\""))
      #expect(json.contains("\"provenSame\" : 1"))
      #expect(try SARIFFormat.text([file], Options()).contains("; its test: differs (tap <A>)"))
      #expect(HTMLReport([file], Options()).text.contains("<strong>Its test:</strong> differs (tap &lt;A&gt;)"))
      #expect(Summary([file]).text(Options()).contains("\n  proofs: covered same 1, differs 1"))
      #expect(ExitStatus([file], isCheck: false).code == 1)
      file.calls[0].proof = Proof(.same)
      #expect(ExitStatus([file], isCheck: false).code == 0)
    }

    @Test(arguments: [
      (["--package", "."], "--package requires --prove. To fix, add --prove."),
      (["--prove", "--write"], "--write and --prove cannot be combined. To fix, choose one."),
      (["--prove-limit", "3"], "--prove-limit requires --prove. To fix, add --prove."),
      (["--prove", "--reverse"], "--prove cannot be combined with --reverse. To fix, remove one of them."),
      (["--prove", "--prove-limit", "0"], "a number of seconds from 1"),
      (["--prove", "--package", "/"], "there is no package OnChangeCompat in this folder"),
    ])
    func `wrong arguments exit with 2 and say what is wrong`(arguments: [String], message: String) async throws {
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "A.swift")
      let command = try await Command(arguments + ["A.swift"], in: scratch.path)
      #expect(command.status == 2)
      #expect(command.errors.contains(message), "\(command.errors)")
    }

    @Test func `--prove exits with 0 if there is no call to prove`() async throws {
      let scratch = try Scratch()
      try scratch.write("struct A {}\n", to: "A.swift")
      let command = try await Command(["--prove", "A.swift"], in: scratch.path)
      #expect(command.status == 0, "\(command.errors)")
      #expect(command.output.isEmpty)
    }
  }

  /// The reader of reports understands the kit's facts.
  @MainActor
  @Suite("Facts of reports", .timeLimit(.minutes(20))) struct ProofFactsTests {
    private struct Varied: View {
      @State private var count = 0
      @State private var shown = ""
      static let line = #line + 6
      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        let price = count * 3
        Button("More") { count = min(count + 1, 3) }
        Text(shown)
          .onChange(of: count) { _ in shown = "\(price)" }
      }
    }

    private struct Fixed: View {
      let price: Int
      @State private var isOn = false
      @State private var shown = ""
      static let line = #line + 3
      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Toggle("On", isOn: $isOn).onChange(of: isOn) { new in shown = "\(new) \(price)" }
      }
    }

    /// A legacy call that never runs, beside a modern one, which is not a call of the tool.
    private struct Mixed: View {
      @Environment(\.colorScheme) private var scheme
      @State private var count = 0
      @State private var shown = ""
      static let line = #line + 4
      @available(*, deprecated, message: "calls the legacy form")
      var body: some View {
        Text(shown)
          .onChange(of: scheme) { _ in shown = "\(scheme)" }
          .onChange(of: count) { shown = "\(count)" }
      }
    }

    private func proof(_ report: MigrationReport, _ line: Int, among others: Int...) throws -> Proof {
      let facts = try #require(ProofFacts(line: try ReportLog.line(of: report)))
      var call = CallReport(
        path: "a/ProofTests.swift", place: Place(line: line, column: 1), outcome: .rewritten, observed: "v")
      call.before = "one line"
      return facts.proof(of: call, among: ([line] + others).map { $0...$0 })
    }

    @Test func `a difference is reported with its script`() async throws {
      let report = await previewMigration(depth: 2) { Varied() }
      let proof = try proof(report, Varied.line)
      #expect(proof.outcome == .differs)
      #expect(proof.detail.contains("More"), "\(proof)")
    }

    @Test func `a proven report proves the call at its observer's line`() async throws {
      let report = await previewMigration(depth: 4) { Fixed(price: 1) }
      #expect(try proof(report, Fixed.line) == Proof(.same))
      #expect(try proof(report, 1, among: Fixed.line).outcome == .neverRan)
    }

    @Test func `a call whose observer is on its line gets the advice of that observer`() async throws {
      let report = await previewMigration(depth: 1) { Mixed() }
      let proof = try proof(report, Mixed.line)
      #expect(proof.outcome == .neverRan)
      #expect(proof.detail.hasPrefix("nothing changes Mixed.scheme. To fix, "), "\(proof)")
    }
  }
#endif
