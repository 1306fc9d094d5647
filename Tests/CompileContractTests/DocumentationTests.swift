import Foundation
import Testing

/// The code in the documentation is code: it compiles.
@Suite("Documentation", .timeLimit(.minutes(5))) struct DocumentationTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The Swift blocks of a page, in order.
  private static func blocks(in page: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.matches(of: /```swift\n((?s:.*?))```/).map { String($0.1) }
  }

  private static func isManifest(_ block: String) -> Bool { block.hasPrefix("// swift-tools-version") }

  /// README.md, and the articles that have code.
  private static let pages: [String] = {
    let articles = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    let pages = ["README.md"] + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    return pages.filter { (try? blocks(in: $0))?.isEmpty == false }
  }()

  private static let folder = "Compat/Documentation.docc"

  @Test(arguments: pages)
  func `the code on a page is one file that compiles without a warning`(page: String) throws {
    // Here the views are in the same file as the tests, so their module is not imported.
    let code = try Self.blocks(in: page).filter { !Self.isManifest($0) }.joined(separator: "\n")
      .replacing(/@testable import [A-Za-z]+\n/, with: "")
    let result = try TypeChecker.check(code, arguments: ["-parse-as-library"] + TypeChecker.testingArguments)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }

  @Test(arguments: pages)
  func `a manifest on a page compiles`(page: String) throws {
    for manifest in try Self.blocks(in: page).filter(Self.isManifest) {
      let result = try TypeChecker.check(manifest, arguments: TypeChecker.manifestArguments)
      #expect(result.succeeded, "the compiler said: \(result.output)")
      #expect(result.warnings == [])
    }
  }

  @Test(arguments: ["Support/SignUpForm.swift", "SignUpFormTests.swift"])
  func `the form in the documentation is the one that is tested`(file: String) throws {
    let source = try String(contentsOf: Self.root.appending(path: "Tests/ConformanceTests/\(file)"), encoding: .utf8)
    let page = try String(contentsOf: Self.root.appending(path: "\(Self.folder)/SignUpForm.md"), encoding: .utf8)
    #expect(page.contains(source.replacing("import Testing\n\n", with: "")))
  }

  @Test func `the README has code of both kinds`() throws {
    let blocks = try Self.blocks(in: "README.md")
    #expect(blocks.filter(Self.isManifest).count == 1)
    #expect(blocks.count == 3)
  }
}
