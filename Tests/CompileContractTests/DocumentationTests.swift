import Foundation
import Testing

/// The code in the documentation is code: it compiles.
@Suite("Documentation", .onWorkerThreads, .timeLimit(.minutes(20))) struct DocumentationTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The Swift blocks of a page, in order.
  private static func blocks(in page: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.matches(of: /```swift\n((?s:.*?))```/).map { String($0.1) }
  }

  private static func isManifest(_ block: String) -> Bool { block.hasPrefix("// swift-tools-version") }

  private static let folder = "Compat/Documentation.docc"
  private static let catalogs = [
    folder, "Sources/ViewEngine/Documentation.docc", "Sources/MigrationTesting/Documentation.docc",
  ]

  /// README.md, and the articles that have code.
  private static let pages: [String] = {
    let articles = catalogs.flatMap { catalog in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalog).path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
    }
    return (["README.md"] + articles).filter { (try? blocks(in: $0))?.isEmpty == false }
  }()

  @Test(arguments: pages)
  func `the code on a page is one file that compiles without a warning`(page: String) throws {
    // Here the views are in the same file as the tests, so their module is not imported.
    let code = try Self.blocks(in: page).filter { !Self.isManifest($0) }.joined(separator: "\n")
      .replacing(/@testable import [A-Za-z]+\n/, with: "")
    let result = try TypeChecker.check(code, arguments: ["-parse-as-library"] + TypeChecker.testingArguments)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.otherWarnings == [])
  }

  @Test(arguments: pages)
  func `a manifest on a page compiles`(page: String) throws {
    for manifest in try Self.blocks(in: page).filter(Self.isManifest) {
      let result = try TypeChecker.check(manifest, arguments: TypeChecker.manifestArguments)
      #expect(result.succeeded, "the compiler said: \(result.output)")
      #expect(result.otherWarnings == [])
    }
  }

  @Test func `the README's blocks are one package`() throws {
    let all = try Self.blocks(in: "README.md")
    let (manifests, blocks) = (all.filter(Self.isManifest), all.filter { !Self.isManifest($0) })
    let manifest = try #require(manifests.count == 1 ? manifests[0] : nil)
    // The first block belongs to an app.
    try #require(blocks.count == 5)
    let (sources, tests) = ([blocks[1], blocks[3]], [blocks[2], blocks[4]])
    let module = "Thermostats"
    #expect(manifest.contains(".target(name: \"\(module)\""))
    #expect(manifest.contains(".testTarget(\n      name: \"\(module)Tests\",\n      dependencies: ["))
    for test in tests {
      #expect(test.contains("@testable import \(module)\n"))
      // The manifest has each module that a test imports.
      for name in test.matches(of: /\nimport ([A-Za-z]+)/).map({ String($0.1) }) where name != "Testing" {
        #expect(manifest.contains(".product(name: \"\(name)\""))
      }
      let result = try TypeChecker.check(
        test, importing: (module, sources.joined(separator: "\n")),
        arguments: ["-parse-as-library"] + TypeChecker.testingArguments)
      #expect(result.succeeded, "the compiler said: \(result.output)")
      #expect(result.otherWarnings == [])
    }
  }

  /// The words of a page. The bars of a table and the marks of lists are none.
  private static func wordCount(of page: String) throws -> Int {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
  }

  @Test func `a guide has at most 1,200 words, and all pages 22,000`() throws {
    let articles = try Self.articles()
    for page in articles {
      let count = try Self.wordCount(of: page)
      #expect(count <= 1_200, "\(page): move results to Tests/Results, or make a second page for a second task")
    }
    let all = try (["README.md"] + articles).reduce(0) { try $0 + Self.wordCount(of: $1) }
    #expect(all <= 22_000)
  }

  private static func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test func `the README names every article, and each of its links leads to a file`() throws {
    let readMe = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let links = Set(readMe.matches(of: /\]\(([^#:)]+)\)/).map { String($0.1) })
    #expect(try Self.articles().filter { !links.contains($0) } == [])
    let lost = links.filter { !FileManager.default.fileExists(atPath: Self.root.appending(path: $0).path) }
    #expect(lost.sorted() == [])
  }
}
