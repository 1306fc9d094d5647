import Foundation

/// An error of the compiler at a place in a generated file.
struct CompilerError: Hashable {
  var file: String
  var place: Place
  var message: String
  /// What the compiler adds to the error.
  var notes: [String] = []
  var notePlaces: [String] = []

  /// The errors in a compiler's output, in order. A file has its name, or its path.
  static func all(in output: String, wholePaths: Bool = false) -> [CompilerError] {
    var (seen, all): (Set<CompilerError>, [CompilerError]) = ([], [])
    for line in output.split(whereSeparator: \.isNewline) {
      if let mark = line.range(of: ": note: "), !all.isEmpty {
        all[all.count - 1].notes.append(plain(line[mark.upperBound...]))
        all[all.count - 1].notePlaces.append(String(line.prefix { $0 != ":" }))
      }
      guard let mark = line.range(of: ": error: ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count == 3, let error = at(parts, plain(line[mark.upperBound...]), wholePaths) else { continue }
      if seen.insert(error).inserted { all.append(error) }
    }
    return all
  }

  /// A message that names a type as the code does: `'Guild' (aka 'StandIn')`.
  private static func plain(_ message: Substring) -> String {
    message.replacingOccurrences(of: #" \(aka '[^']*'\)"#, with: "", options: .regularExpression)
  }

  private static func at(_ parts: [Substring], _ message: String, _ isWhole: Bool) -> CompilerError? {
    guard parts.count >= 3, let number = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    let file = isWhole ? String(parts[0]) : (String(parts[0]) as NSString).lastPathComponent
    return CompilerError(file: file, place: Place(line: number, column: column), message: message)
  }

  static let crashMessage = "the compiler crashes on it"
  static let slowMessage = "the compiler takes too long on it"
  var isMissingName: Bool { message.hasPrefix("cannot find type '") || message.hasPrefix("cannot find '") }
  /// Whether no smaller part than the file can be blamed.
  var isFatal: Bool { [Self.crashMessage, Self.slowMessage].contains(message) }

  /// Whether the compiler gave up an expression, which it names by its start.
  var isSlow: Bool { message.hasPrefix("the compiler is unable to type-check this expression in reasonable time") }

  static func crash(in output: String, wholePaths: Bool = false) -> CompilerError? {
    guard output.contains("Stack dump:") else { return nil }
    // The last lines of the list say what was compiled: `While type-checking 'f()' (at /…/Call3.swift:7:1)`.
    for line in output.split(whereSeparator: \.isNewline).reversed() where line.contains("While ") {
      for part in line.split(whereSeparator: { " ()[]'\"".contains($0) }) {
        let fields = part.split(separator: ":")
        if let error = at(fields, crashMessage, wholePaths), error.file.hasSuffix(".swift") { return error }
      }
    }
    return nil
  }

  var quoted: [String] { Self.quoted(in: message) }

  static func quoted(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }
}
