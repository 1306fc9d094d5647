#if Migrator
  import Foundation
  @testable import MigratorCore
  import Testing

  /// Cached findings are those that a new run would make.
  @Suite("The cache", .timeLimit(.minutes(20))) struct CacheTests {
    private static let view = """
      struct A: View, Priced {
        @State var v = 0
        let missing: Other
        var body: some View {
          Text("é🙂").onChange(of: v) { new in report(new) }.onChange(of: v, perform: { _ in print(missing) })
        }
      }

      """

    /// A clock at which all files are old enough for their stamps to count.
    private static let later: @Sendable () -> Int64 = {
      Int64(Date(timeIntervalSinceNow: 3600).timeIntervalSince1970) * 1_000_000_000
    }

    private func findings(_ scratch: Scratch, cached: Bool, _ options: Options = Options()) throws -> String {
      let cache = cached ? ResultCache(folder: scratch.path + "/cache", now: Self.later) : nil
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

    // MARK: Files that are not opened

    private func run(
      _ scratch: Scratch, _ options: Options = Options(), settings: Settings = Settings(), tool: String = "1",
      now: @escaping @Sendable () -> Int64 = later
    ) -> Project.Result {
      let cache = ResultCache(folder: scratch.path + "/cache", tool: tool, now: now)
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

    private func grades(_ result: Project.Result) -> [Verdict.Grade?] {
      result.files.flatMap(\.calls).map(\.verdict?.grade)
    }

    @Test func `an unchanged file without findings is not opened`() throws {
      let scratch = try project()
      let first = run(scratch)
      #expect(first.openedCount == 3 && first.classifiedCount > 0)
      let second = run(scratch)
      #expect(second.openedCount == 1 && second.classifiedCount == 0)
      #expect(second.readCount == 3)
      #expect(second.files.map(\.after) == first.files.map(\.after))
    }

    @Test func `a file that was changed just before a run is read again in the next`() throws {
      let scratch = try project()
      let now: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) * 1_000_000_000 }
      _ = run(scratch, now: now)
      #expect(run(scratch, now: now).openedCount == 3)
      #expect(run(scratch).openedCount == 3)
      // The run before has found the files old enough.
      #expect(run(scratch).openedCount == 1)
    }

    @Test(arguments: [false, true])
    func `an edit that keeps size and modification date is noticed`(isReplaced: Bool) throws {
      let scratch = try project()
      let file = scratch.url.appending(path: "p/B.swift")
      // A whole second, which Foundation sets without a loss.
      let date = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      #expect(grades(run(scratch)) == [.same, .look])
      let before = try #require(FileStamp(path: file.path))
      let text = try scratch.read("p/B.swift").replacing("report", with: "rebort")
      if isReplaced {
        try Data(text.utf8).write(to: file, options: .atomic)
      } else {
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      }
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      let after = try #require(FileStamp(path: file.path))
      #expect(after.size == before.size && after.modified == before.modified)
      #expect((after.inode != before.inode) == isReplaced)
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

    @Test func `a file that a date alone changed is read, and the cached findings count`() throws {
      let scratch = try project()
      _ = run(scratch)
      let path = scratch.url.appending(path: "p/C.swift").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
      let touched = run(scratch)
      #expect(touched.openedCount == 2 && touched.classifiedCount == 0)
      #expect(run(scratch).openedCount == 1)
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
        try scratch.write("IPHONEOS_DEPLOYMENT_TARGET = \(version);", to: "p/P.xcodeproj/project.pbxproj")
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
      let cache = ResultCache(folder: scratch.path + "/cache", now: Self.later)
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

    @Test func `only a volume with stamps for each change spares a reading`() {
      let mounts = """
        36 35 254:0 / / rw,noatime shared:1 - ext4 /dev/vda rw
        40 36 0:52 / /mnt/a\\040b rw - nfs4 server:/ rw
        """
      #expect(StampedVolumes.system(of: 254 << 8, mounts: mounts) == "ext4")
      #expect(StampedVolumes.system(of: 52, mounts: mounts) == "nfs4")
      #expect(StampedVolumes.system(of: 53, mounts: mounts) == nil)
    }
  }
#endif
