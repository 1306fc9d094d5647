import Foundation
import Testing

/// A text before, what is asked for, the text after, and what is said of it.
struct Golden: CustomTestStringConvertible {
  let name: String
  let title: String
  let arguments: [String]
  let before: String
  let after: String
  let says: [String]

  static let folder = URL(filePath: #filePath).appending(path: "../../Golden").standardized

  static let all: [Golden] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? Golden(file: $0) }
  }()

  init(file: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let match = try #require(
      text.wholeMatch(of: /(?s)(.*?)\noptions:(.*?)\n--- before\n(.*?)--- after\n(.*?)--- says\n(.*)/),
      "\(file) has no before, after and says")
    name = file
    title = String(match.1)
    arguments = match.2.split(separator: " ").map(String.init)
    before = String(match.3)
    after = String(match.4)
    says = match.5.split(separator: "\n").map(String.init)
  }

  var testDescription: String { "\(name): \(title)" }
}
