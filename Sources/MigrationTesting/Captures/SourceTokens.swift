/// The words and marks of a Swift file, without comments and the text of string literals. The code in an interpolation
/// counts. A regular expression between slashes is read as operators.
struct SourceTokens {
  struct Token: Hashable {
    enum Kind { case word, number, mark }
    let kind: Kind
    let text: String
    /// From 1.
    let line: Int
    /// Whether it is a name in backticks, and so no keyword.
    var isEscaped = false
    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isWord(_ word: String) -> Bool { kind == .word && text == word && !isEscaped }
  }

  private(set) var all: [Token] = []
  /// The places at which a function or a variable is declared, by its name.
  private(set) var declared: [String: [Int]] = [:]
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ source: String) {
    bytes = Array(source.utf8)
    read(untilParenthesis: false)
    for place in all.indices.dropFirst() where all[place - 1].isWord("func") || all[place - 1].isWord("var") {
      declared[all[place].text, default: []].append(place)
    }
  }

  private func byte(_ distance: Int = 0) -> UInt8 { place + distance < bytes.count ? bytes[place + distance] : 0 }
  private func isNext(_ text: StaticString) -> Bool {
    for distance in 0..<text.utf8CodeUnitCount where byte(distance) != text.utf8Start[distance] { return false }
    return true
  }

  private mutating func advance() {
    if byte() == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, isEscaped: Bool = false) {
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    all.append(Token(kind: kind, text: text, line: line, isEscaped: isEscaped))
  }

  /// Reads to the end, or to the end of an interpolation.
  private mutating func read(untilParenthesis: Bool) {
    var depth = 0
    while place < bytes.count {
      let start = place
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while place < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readText(hashes: 0)
      case UInt8(ascii: "#") where textBehindHashes != nil:
        let hashes = textBehindHashes ?? 0
        place += hashes
        readText(hashes: hashes)
      case let next where Self.isLetter(next) || next == UInt8(ascii: "$"):
        while Self.isLetter(byte()) || Self.isDigit(byte()) || byte() == UInt8(ascii: "$") { place += 1 }
        add(.word, from: start)
      case let next where Self.isDigit(next):
        while Self.isLetter(byte()) || Self.isDigit(byte()) { place += 1 }
        add(.number, from: start)
      case UInt8(ascii: "`"):
        place += 1
        while place < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { place += 1 }
        add(.word, from: start + 1, isEscaped: true)
        if byte() == UInt8(ascii: "`") { place += 1 }
      case let next:
        place += 1
        add(.mark, from: start)
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if untilParenthesis, depth == 0 { return }
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte > 127
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
      } else {
        advance()
      }
    } while depth > 0 && place < bytes.count
  }

  /// The number of hashes before a string literal; nil if no literal follows them.
  private var textBehindHashes: Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func readText(hashes: Int) {
    let isLong = isNext("\"\"\"")
    place += isLong ? 3 : 1
    all.append(Token(kind: .mark, text: "\"", line: line))
    defer { all.append(Token(kind: .mark, text: "\"", line: line)) }
    while place < bytes.count {
      if isLong ? isNext("\"\"\"") : byte() == UInt8(ascii: "\""), isHashed(hashes, after: isLong ? 3 : 1) {
        place += (isLong ? 3 : 1) + hashes
        return
      }
      // An unfinished literal ends with its line.
      if !isLong, byte() == UInt8(ascii: "\n") { return }
      guard byte() == UInt8(ascii: "\\"), isHashed(hashes, after: 1) else {
        advance()
        continue
      }
      place += 1 + hashes
      if byte() == UInt8(ascii: "(") { read(untilParenthesis: true) } else { advance() }
    }
  }

  private func isHashed(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }
}
