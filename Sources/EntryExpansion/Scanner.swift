/// Reads the parts of one declaration, passing over comments, strings and brackets as wholes. What is not Swift it
/// passes over byte by byte, because the compiler has a better message for that.
struct Scanner {
  let bytes: [UInt8]
  private(set) var position = 0
  init(_ source: String) { bytes = Array(source.utf8) }
  var isAtEnd: Bool { position >= bytes.count }
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the next bytes are these.
  func isAt(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[min(position, bytes.count)...].starts(with: wanted)
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Passes over blanks and comments, and says where what follows begins.
  // Not inlined, and not `skipTrivia()` and then `position`: optimised, the caller gets the position from before
  // (Swift 6.3.1, seen by the tests in release).
  @inline(never) mutating func startOfToken() -> Int {
    skipTrivia()
    return position
  }

  /// Passes over blanks and comments.
  mutating func skipTrivia() {
    while !isAtEnd {
      if isAt("//") {
        skipLine()
      } else if isAt("/*") {
        skipBlockComment()
      } else if isAtNewline || isAt(" ") || isAt("\t") {
        position += 1
      } else {
        return
      }
    }
  }

  /// Passes over the rest of the line.
  mutating func skipLine() { while !isAtEnd, !isAtNewline { position += 1 } }

  /// Passes over the next name or key word, and returns it without backticks; nil if there is none.
  mutating func word() -> String? {
    let start = position
    if skip("`") {
      while !isAtEnd, !isAt("`") { position += 1 }
      defer { _ = skip("`") }
      return text(start + 1..<position)
    }
    while !isAtEnd, Self.isPartOfWord(bytes[position]) { position += 1 }
    return start == position ? nil : text(start..<position)
  }

  /// Passes over a string, something in brackets, a name, or one byte of anything else.
  mutating func skipToken() {
    if skipString() || word() != nil { return }
    if isAt("(") || isAt("[") || isAt("{") {
      skipBrackets()
    } else {
      position += 1
    }
  }

  /// Passes over what is between brackets, and over them.
  mutating func skipBrackets() {
    position += 1
    while !isAtEnd {
      skipTrivia()
      if skip(")") || skip("]") || skip("}") { return }
      if !isAtEnd { skipToken() }
    }
  }

  /// Passes over what is between angle brackets, and over them.
  mutating func skipGenericArguments() {
    position += 1
    while !isAtEnd {
      skipTrivia()
      if skip(">") { return }
      if isAt("<") {
        skipGenericArguments()
      } else if !skip("->"), !isAtEnd {
        skipToken()
      }
    }
  }

  mutating func skipAttribute() {
    position += 1
    repeat { _ = word() } while skip(".") || skip("::")
    if isAt("<") { skipGenericArguments() }
    // Only without a blank; what comes behind one belongs to the declaration.
    if isAt("(") { skipBrackets() }
  }

  private var isAtNewline: Bool { isAt("\n") || isAt("\r") }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    while !isAtEnd, !skip("*/") { if isAt("/*") { skipBlockComment() } else { position += 1 } }
  }
}

extension Scanner {
  /// Passes over a string or a regular expression in `#/ /#`, if there is one.
  private mutating func skipString() -> Bool {
    let start = position
    while skip("#") {}
    let hashes = position - start
    if skip("\"\"\"") {
      skipString(to: "\"\"\"", hashes: hashes, isMultiline: true)
    } else if skip("\"") {
      skipString(to: "\"", hashes: hashes, isMultiline: false)
    } else if hashes > 0, skip("/") {
      skipString(to: "/", hashes: hashes, isMultiline: true)
    } else {
      position = start
      return false
    }
    return true
  }

  private mutating func skipString(to delimiter: StaticString, hashes: Int, isMultiline: Bool) {
    while !isAtEnd, isMultiline || !isAtNewline {
      let start = position
      if skip(delimiter), skip(hashes: hashes) { return }
      position = start
      if skip("\\"), skip(hashes: hashes) {
        // An interpolation may have strings in it; of any other escape one byte more is enough.
        if isAt("(") { skipBrackets() } else if !isAtEnd { position += 1 }
      } else {
        position = start + 1
      }
    }
  }

  private mutating func skip(hashes: Int) -> Bool {
    for _ in 0..<hashes where !skip("#") { return false }
    return true
  }
}
