import Foundation

/// An error of a compiler, at a place in a file.
package struct BuildError: Sendable, Equatable {
  package var file: String
  package var line: Int
  package var message: String

  /// The first error of each file in a build's output, in order.
  package static func first(in output: String) -> [BuildError] {
    var files: Set<String> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("/"), let mark = line.range(of: ": error: ") else { return nil }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 2, let number = parts.dropFirst().lazy.compactMap({ Int($0) }).first else { return nil }
      let file = String(parts[0])
      guard files.insert(file).inserted else { return nil }
      return BuildError(file: file, line: number, message: String(line[mark.upperBound...]))
    }
  }

  /// The first line of an error without a file.
  package static func general(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let error = lines.first { $0.hasPrefix("error: ") || $0.contains(": error: ") } ?? lines.last
    return error.map { $0.hasPrefix("error: ") ? String($0.dropFirst("error: ".count)) : String($0) } ?? "it failed"
  }

  /// The undeclared name, if that is the error.
  var missingName: String? {
    guard message.hasPrefix("cannot find "), let start = message.firstIndex(of: "'") else { return nil }
    return String(message[message.index(after: start)...].prefix { $0 != "'" })
  }
}
