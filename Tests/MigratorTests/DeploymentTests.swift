#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// A project's deployment targets, and the imports that its files need for them.
  @Suite("Deployment targets", .onWorkerThreads, .timeLimit(.minutes(20))) struct DeploymentTests {
    private static let view = """
      // A header
      import SwiftUI  // the views

      struct A: View {
        @State var v = 0
        var body: some View { Text("").onChange(of: v) { _ in } }
      }

      """

    /// The rewritten file of a project with some files besides.
    private func rewritten(
      _ files: [String: String], _ options: Options = Options(), text: String = view
    ) throws -> (text: String?, summary: String) {
      let scratch = try Scratch()
      try scratch.write("[core]\n", to: ".git/config")
      for (name, text) in files { try scratch.write(text, to: name) }
      let path = try scratch.write(text, to: "Sources/App/A.swift")
      let result = Project(paths: [path], options: options).run()
      return (
        result.files.first?.after.map { String(decoding: $0, as: UTF8.self) }, Summary(result.files).text(options)
      )
    }

    private static func manifest(_ platforms: String, _ more: String = "") -> String {
      "import PackageDescription\nlet package = Package(name: \"P\", platforms: [\(platforms)], targets: [\(more)])\n"
    }

    private static let added = view.replacing("{ _ in }", with: "{ }").replacing(
      "// the views\n", with: "// the views\nimport OnChangeCompat\n")

    @Test(arguments: [
      (".iOS(.v15)", "iOS 15.0"), (".iOS(\"16.4\"), .macOS(.v14)", "iOS 16.4"), (".macOS(.v10_15)", "macOS 10.15"),
      (".watchOS(.v9), .tvOS(.v16)", "tvOS 16.0, watchOS 9.0"),
    ])
    func `a package below the modern form gets the import and a hint about the dependency`(
      platforms: String, systems: String
    ) throws {
      let (text, summary) = try rewritten(["Package.swift": Self.manifest(platforms)])
      #expect(text == Self.added)
      #expect(
        summary.contains(
          "  1 file will get `import OnChangeCompat`, because the modern form is missing in \(systems) "
            + "(Package.swift)\n"))
      #expect(summary.contains("the project does not mention OnChangeCompat. To fix, add to the package"))
    }

    @Test(arguments: [".iOS(.v17)", ".iOS(.v17), .macOS(.v14), .visionOS(.v1)", ".custom(\"x\", versionString: \"1\")"])
    func `a package that has the modern form gets no import`(platforms: String) throws {
      let (text, summary) = try rewritten(["Package.swift": Self.manifest(platforms)])
      #expect(text == Self.view.replacing("{ _ in }", with: "{ }"))
      #expect(!summary.contains("import"))
    }

    @Test func `a package that mentions the shim gets no hint, and no import is added twice`() throws {
      let manifest = Self.manifest(".iOS(.v15)", ".target(name: \"App\", dependencies: [\"OnChangeCompat\"])")
      let (text, summary) = try rewritten(["Package.swift": manifest])
      #expect(text == Self.added)
      #expect(!summary.contains("does not mention"))
      let again = Self.view.replacing("import SwiftUI", with: "import OnChangeCompat\nimport SwiftUI")
      let second = try rewritten(["Package.swift": manifest], text: again)
      #expect(second.text == again.replacing("{ _ in }", with: "{ }"))
      #expect(!second.1.contains("import"))
    }

    @Test func `a project file that cannot be read leaves the oldest system unknown`() throws {
      let summary = try rewritten(["App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 16.4; {"]).summary
      #expect(summary.contains("the oldest system of 1 file is unknown"))
    }

    @Test func `named targets override the project's, and a setting names a different shim module`() async throws {
      let files = ["Package.swift": Self.manifest(".iOS(.v15)")]
      var options = Options()
      options.deploymentTargets = ["iOS": try #require(SystemVersion("17"))]
      #expect(try rewritten(files, options).text == Self.view.replacing("{ _ in }", with: "{ }"))
      options.deploymentTargets = ["iOS": try #require(SystemVersion("14.5"))]
      options.shimModule = "Backports"
      #expect(try rewritten(files, options).text == Self.added.replacing("OnChangeCompat", with: "Backports"))
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "A.swift")
      #expect(
        try await Command(["rewrite", "--dry-run", "--deployment-target", "iOS=16", "A.swift"], in: scratch.path).output
          .contains(
            "+import OnChangeCompat"))
      let wrong = try await Command(["--deployment-target", "iOS16", "A.swift"], in: scratch.path)
      #expect(wrong.status == 2)
      #expect(
        wrong.errors.contains("expected PLATFORM=VERSION, found 'iOS16'. To fix, write iOS=15.0; the platforms are"))
    }

    @Test func `a file without a package or a project gets no import, and the summary says what to do`() throws {
      let unknown = "  the oldest system of 1 file is unknown, without a package or Xcode project. To fix, "
      let (text, summary) = try rewritten([:])
      #expect(text == Self.view.replacing("{ _ in }", with: "{ }"))
      #expect(summary.hasSuffix("\n\(unknown)pass --deployment-target PLATFORM=VERSION, such as iOS=15.0"))
      let scratch = try Scratch()
      let path = try scratch.write(Self.view, to: "A.swift")
      let files = Project(paths: [path], options: Options()).run().files
      #expect(
        Summary(files).text(Options(), isWritten: true).hasSuffix(
          "\n\(unknown)add `import OnChangeCompat` for systems before iOS 17, macOS 14, tvOS 17 or watchOS 10"))
      #expect(try JSONFormat.text(files, Options()).contains("\"unknownSystems\" : 1"))
    }

    @Test func `the oldest system matters only to files that are rewritten and lack the import`() throws {
      let modern = Self.view.replacing("{ _ in }", with: "{ }")
      let imported = Self.view.replacing("import SwiftUI", with: "import OnChangeCompat\nimport SwiftUI")
      var options = Options()
      #expect(!(try rewritten([:], text: modern).summary.contains("unknown")))
      #expect(!(try rewritten([:], text: imported).summary.contains("unknown")))
      options.deploymentTargets = ["iOS": try #require(SystemVersion("17"))]
      #expect(!(try rewritten([:], options).summary.contains("unknown")))
      options = Options()
      options.direction = .reverse
      #expect(!(try rewritten([:], options, text: modern).summary.contains("unknown")))
    }

    @Test(arguments: [
      ("struct A {}\n", "import M\n\nstruct A {}\n"), ("// c\nstruct A {}\n", "// c\nimport M\n\nstruct A {}\n"),
      ("import B", "import B\nimport M"), ("import B\r\nimport C\r\n", "import B\r\nimport C\r\nimport M\r\n"),
      ("@_exported import M\n", nil),
    ])
    func `the import follows the header and other imports, and is not repeated`(before: String, after: String?) throws {
      let text = SourceText(before)
      let edit = ShimImport(module: "M", file: try ParsedFile(path: "A.swift", text: text)).edit
      #expect(edit.flatMap { [$0].applied(to: text.bytes) }.map { String(decoding: $0, as: UTF8.self) } == after)
    }

    @Test func `versions are compared number by number`() throws {
      let versions = try ["9", "10.0", "10.15.4", "10.15.10", "11"].map { try #require(SystemVersion($0)) }
      #expect(versions.sorted() == versions)
      #expect(SystemVersion("15") == SystemVersion("15.0.0"))
      #expect(["", "x", "15.", "1.2.3.4", "-1"].allSatisfy { SystemVersion($0) == nil })
    }
  }
#endif
