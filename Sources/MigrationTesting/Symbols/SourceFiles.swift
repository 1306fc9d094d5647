/// The names of a unit's source files, as its table of lines has them.
struct SourceFiles {
  private var names: [Int: String] = [:]

  subscript(number: Int) -> String? { names[number] }

  init(_ sections: DebugEntries.Sections, at offset: Int) {
    var reader = ByteReader(sections.lines, at: offset)
    let isLong = reader.read(UInt32.self) == 0xffff_ffff
    if isLong { _ = reader.read(UInt64.self) }
    let size = isLong ? 8 : 4
    let version = reader.read(UInt16.self)
    guard (2...5).contains(version) else { return }
    if version == 5 { reader.offset += 2 }
    reader.offset += size
    reader.offset += version >= 4 ? 5 : 4
    let opcodes = Int(reader.read(UInt8.self))
    reader.offset += max(0, opcodes - 1)
    if version == 5 {
      readEntries(&reader, size, sections) { _, _ in }
      var found: [Int: String] = [:]
      readEntries(&reader, size, sections) { found[$0] = $1 }
      names = found
      return
    }
    while !reader.isAtEnd, !reader.text().isEmpty {}
    var number = 1
    while !reader.isAtEnd {
      let name = reader.text()
      if name.isEmpty { return }
      names[number] = Self.last(name)
      number += 1
      for _ in 0..<3 { _ = reader.uleb() }
    }
  }

  private static func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// A list whose entries all have the same parts, as it says in front of them.
  private func readEntries(
    _ reader: inout ByteReader, _ size: Int, _ sections: DebugEntries.Sections, _ body: (Int, String) -> Void
  ) {
    let parts = (0..<Int(reader.read(UInt8.self))).map { _ in (reader.uleb(), reader.uleb()) }
    let count = Int(min(reader.uleb(), 1 << 20))
    for number in 0..<count where !reader.isAtEnd {
      for (part, form) in parts {
        var text: String?
        switch form {
        case 0x08: text = reader.text()
        case 0x0e, 0x1f:
          let offset = Int(truncatingIfNeeded: reader.number(size))
          var texts = ByteReader(form == 0x0e ? sections.texts : sections.lineTexts, at: offset)
          text = texts.text()
        case 0x0b: reader.offset += 1
        case 0x05: reader.offset += 2
        case 0x06: reader.offset += 4
        case 0x0f: _ = reader.uleb()
        case 0x1e: reader.offset += 16
        default: return
        }
        if part == 1, let text { body(number, Self.last(text)) }
      }
    }
  }
}
