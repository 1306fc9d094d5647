import Foundation
import Testing

/// The code in the documentation is code: it compiles.
@Suite("Documentation") struct DocumentationTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The Swift blocks of a page, joined to one file: later blocks may use what earlier ones declare.
  private static func code(in page: String) throws -> String {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let blocks = text.matches(of: /```swift\n((?s:.*?))```/).map { String($0.1) }
    return blocks.filter { !$0.hasPrefix("// in Package.swift") }.joined(separator: "\n")
  }

  @Test(arguments: ["README.md"])
  func `every block of Swift on a page compiles without a warning`(page: String) throws {
    let code = try Self.code(in: page)
    #expect(!code.isEmpty)
    let result = try TypeChecker.check(code, arguments: ["-parse-as-library"] + TypeChecker.testingArguments)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }
}
