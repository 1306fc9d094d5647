#if Migrator
  import Foundation
  import MigratorCore
  import Testing

  /// Findings that are kept are those that a new run would make.
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

    private func findings(_ scratch: Scratch, cached: Bool, _ options: Options = Options()) throws -> String {
      let cache = cached ? ResultCache(folder: scratch.path + "/cache") : nil
      let result = Project(paths: [scratch.path + "/p"], options: options, cache: cache).run()
      let diff = try Output(result: result, options: options, showsDiff: true, isCheck: false, isWritten: false)
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
      for broken in [String(text.dropLast(40)), "", "{}", text.replacing("\"calls\"", with: "\"cells\"")] {
        try scratch.write(broken, to: "cache/" + name)
        #expect(try findings(scratch, cached: true) == plain)
      }
    }
  }
#endif
