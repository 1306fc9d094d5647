/// The names of a unit's source files, as its table of lines has them.
struct SourceFiles {
  private var names: [Int: String] = [:]
  subscript(number: Int) -> String? { names[number] }

  init(_ sections: DebugEntries.Sections, at offset: Int) {
    var reader = ByteReader(sections.lines, at: offset)
    _ = reader.read(UInt32.self)
    guard reader.read(UInt16.self) == 4 else { return }
    reader.offset += 9
    let opcodes = Int(reader.read(UInt8.self))
    reader.offset += max(0, opcodes - 1)
    while !reader.isAtEnd, !reader.text().isEmpty {}
    var number = 1
    while !reader.isAtEnd {
      let name = reader.text()
      if name.isEmpty { return }
      names[number] = name.split(separator: "/").last.map(String.init) ?? name
      number += 1
      for _ in 0..<3 { _ = reader.uleb() }
    }
  }
}
