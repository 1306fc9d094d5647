#if Migrator
  import Foundation
  @testable import MigratorCore
  import Testing

  /// Cached findings are those that a new run would make.
  @Suite("The cache", .onWorkerThreads, .timeLimit(.minutes(20))) struct CacheTests {
    private static let view = """
      struct A: View, Priced {
        @State var v = 0
        let missing: Other
        var body: some View {
          Text("é🙂").onChange(of: v) { new in report(new) }.onChange(of: v, perform: { _ in print(missing) })
        }
      }

      """

    private func findings(_ scratch: Scratch, cached: Bool, _ options: Options = Options()) throws -> String {
      let cache = cached ? ResultCache(folder: scratch.path + "/cache") : nil
      let result = Project(paths: [scratch.path + "/p"], options: options, cache: cache).run()
      let diff = try Output(result, options, .diff)
        .text(.text)
      return try JSONFormat.text(result.files, options) + SARIFFormat.text(result.files, options)
        + HTMLReport(result.files, options).text + diff.out + diff.error + "\(result.parsedCount)"
    }

    private func entries(_ scratch: Scratch) throws -> [String: Date] {
      let folder = scratch.url.appending(path: "cache")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let values = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
          return (name, try #require(values[.modificationDate] as? Date))
        })
    }

    @Test func `a second run over the same files repeats the findings and writes no cache entry`() throws {
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "p/A.swift")
      try scratch.write(
        "extension Priced { func report(_ v: Int) { print(cost) }; var cost: Int { 1 } }", to: "p/B.swift")
      try scratch.write("func onChange( {", to: "p/C.swift")
      let plain = try findings(scratch, cached: false)
      #expect(try findings(scratch, cached: true) == plain)
      let first = try entries(scratch)
      #expect(first.count == 1)
      #expect(try findings(scratch, cached: true) == plain)
      #expect(try entries(scratch) == first)
    }

    @Test func `cached findings equal uncached ones after any change`() throws {
      let scratch = try Scratch()
      let changes: [(String, String?)] = [
        ("p/A.swift", Self.view), ("p/B.swift", "extension Priced { func report(_ v: Int) {} }"),
        ("p/B.swift", "extension Priced { func report(_ v: Int) { print(cost) } }"),
        ("p/C.swift", "extension Priced { var cost: Int { 1 } }"), ("p/C.swift", "let cost = 2"),
        ("p/D.swift", "final class Other {}"), ("p/D.swift", "struct Other {}"), ("p/B.swift", nil),
        ("p/A.swift", Self.view + "// changed\n"), ("p/A.swift", Self.view), ("p/D.swift", nil),
        ("p/M.xcdatamodeld/M.xcdatamodel/contents", "<model><entity name=\"Item\"/></model>"),
        ("p/M.xcdatamodeld/M.xcdatamodel/contents", "<model><entity name=\"Other\"/></model>"),
        ("p/M.xcdatamodeld/M.xcdatamodel/contents", "<model></model>"),
        ("p/G.pb.swift", "extension Priced { var cost: Int { 1 } }"), ("p/G.pb.swift", "let cost = 2"),
        ("p/G.pb.swift", nil), ("p/G.swift", "// @generated\nlet cost = 2"), ("p/G.swift", "// @generated"),
      ]
      for (name, text) in changes {
        if let text {
          try scratch.write(text, to: name)
        } else {
          try FileManager.default.removeItem(at: scratch.url.appending(path: name))
        }
        for options in [Options(), Options(style: .two), Options(keepsOldCaptures: true)] {
          #expect(try findings(scratch, cached: true, options) == findings(scratch, cached: false, options))
        }
      }
    }

    @Test func `a changed data model changes the cached findings`() throws {
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "p/A.swift")
      let model = "p/M.xcdatamodeld/M.xcdatamodel/contents"
      var found: Set<String> = []
      for entity in ["Item", "Other"] {
        try scratch.write("<model><entity name=\"\(entity)\"/></model>", to: model)
        found.insert(try findings(scratch, cached: true))
      }
      #expect(found.count == 2)
    }

    @Test func `what is read for answers has the classes of data models`() throws {
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "p/A.swift")
      let entity = "<model><entity name=\"Transaction\" codeGenerationType=\"class\"/></model>"
      try scratch.write(entity, to: "p/M.xcdatamodeld/M.xcdatamodel/contents")
      var project = Project(paths: [scratch.path + "/p"], options: Options(), settings: Settings())
      #expect(project.run().sources["Entities"] == nil)
      project.needsSources = true
      #expect(project.run().sources["Entities"]?.text.string.contains("class Transaction: NSManagedObject") == true)
    }

    @Test func `a broken entry is not used`() throws {
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "p/A.swift")
      let plain = try findings(scratch, cached: true)
      let name = try #require(try entries(scratch).keys.first)
      let text = try scratch.read("cache/" + name)
      for broken in [String(text.dropLast(40)), "", "{}", text.replacing("missing", with: "mislaid")] {
        try scratch.write(broken, to: "cache/" + name)
        #expect(try findings(scratch, cached: true) == plain)
      }
    }

    private func run(
      _ scratch: Scratch, _ options: Options = Options(), settings: Settings = Settings(), tool: String = "1"
    ) -> Project.Result {
      let cache = ResultCache(folder: scratch.path + "/cache", tool: tool)
      return Project(paths: [scratch.path + "/p"], options: options, settings: settings, cache: cache).run()
    }

    /// A view with a call, and two files without one.
    private func project() throws -> Scratch {
      let scratch = try Scratch()
      try scratch.write(Self.view, to: "p/A.swift")
      try scratch.write("extension Priced { func report(_ v: Int) {} }", to: "p/B.swift")
      try scratch.write("final class Unused {}", to: "p/C.swift")
      return scratch
    }

    private static func project(_ version: String) -> String {
      """
      {rootObject = R; objects = {
        R = {isa = PBXProject; targets = (T);};
        T = {isa = PBXNativeTarget; name = P; buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \(version);};};
      };}
      """
    }

    private func grades(_ result: Project.Result) -> [Verdict.Grade?] {
      result.files.flatMap(\.calls).map(\.verdict?.grade)
    }

    @Test func `the findings of unchanged files are not made again`() throws {
      let scratch = try project()
      let first = run(scratch)
      #expect(first.classifiedCount > 0)
      let second = run(scratch)
      #expect(second.classifiedCount == 0)
      #expect(second.readCount == 3)
      #expect(second.files.map(\.after) == first.files.map(\.after))
    }

    @Test func `an edit that keeps size and modification date is noticed`() throws {
      let scratch = try project()
      let file = scratch.url.appending(path: "p/B.swift")
      let date = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      #expect(grades(run(scratch)) == [.same, .look])
      try Data(try scratch.read("p/B.swift").replacing("report", with: "rebort").utf8).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      #expect(grades(run(scratch)) == [.look, .look])
    }

    @Test func `an added file and a removed file are noticed`() throws {
      let scratch = try project()
      #expect(run(scratch).classifiedCount > 0)
      try scratch.write("final class Other {}", to: "p/D.swift")
      #expect(grades(run(scratch)) == [.same, .note])
      #expect(run(scratch).classifiedCount == 0)
      try FileManager.default.removeItem(at: scratch.url.appending(path: "p/D.swift"))
      #expect(grades(run(scratch)) == [.same, .look])
    }

    @Test func `changed settings, a changed project and an updated tool make a new run`() throws {
      let scratch = try project()
      #expect(run(scratch).classifiedCount > 0)
      #expect(run(scratch).classifiedCount == 0)
      var options = Options()
      options.stableTypes = ["Other"]
      #expect(grades(run(scratch, options)) == [.same, .same])
      var settings = Settings()
      settings.folder = scratch.path
      settings.excluded = ["B.swift"]
      #expect(grades(run(scratch, settings: settings)) == [.look, .look])
      #expect(run(scratch).classifiedCount > 0)
      for version in ["v15", "v16", "v17"] {
        try scratch.write("let package = Package(name: \"P\", platforms: [.iOS(.\(version))])", to: "p/Package.swift")
        let result = run(scratch)
        #expect(result.classifiedCount > 0)
        #expect(result.files.contains { $0.lackingSystems != nil } == (version != "v17"))
      }
      try FileManager.default.removeItem(at: scratch.url.appending(path: "p/Package.swift"))
      for version in ["15.0", "16.0", "17.0"] {
        try scratch.write(Self.project(version), to: "p/P.xcodeproj/project.pbxproj")
        let result = run(scratch)
        #expect(result.files.contains { $0.lackingSystems?.contains(version) == true } == (version != "17.0"))
        #expect(run(scratch).classifiedCount == 0)
      }
      #expect(run(scratch, tool: "2").classifiedCount > 0)
      #expect(run(scratch, tool: "2").classifiedCount == 0)
    }

    @Test func `a cached call has all facts of the new one`() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ShopProject").path
      let scratch = try Scratch()
      let cache = ResultCache(folder: scratch.path + "/cache")
      for options in [Options(), Options(keepsOldCaptures: true), Options(direction: .reverse)] {
        var results: [Project.Result] = []
        for _ in 1...2 { results.append(Project(paths: [folder], options: options, cache: cache).run()) }
        #expect(results[0].classifiedCount > 0 && results[1].classifiedCount == 0)
        let reports = results.map {
          $0.files.map { String(reflecting: ($0.calls, $0.edits, $0.problem, $0.backports)) }
        }
        #expect(reports[0] == reports[1])
      }
    }
  }
#endif
