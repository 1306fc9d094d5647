import Foundation

/// An error of the compiler at a place in a generated file.
struct CompilerError: Hashable {
  var file: String
  var place: Place
  var message: String

  /// The errors in a compiler's output, in order.
  static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let mark = line.range(of: ": error: ") else { return nil }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]) else { return nil }
      let error = CompilerError(
        file: (String(parts[0]) as NSString).lastPathComponent, place: Place(line: number, column: column),
        message: String(line[mark.upperBound...]))
      return seen.insert(error).inserted ? error : nil
    }
  }

  /// The texts in quotes.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }
}
