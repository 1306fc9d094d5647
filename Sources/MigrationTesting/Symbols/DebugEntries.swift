/// The entries of a unit of debug information, read in order: DWARF 4 with offsets of 32 bits, which Swift writes.
struct DebugEntries {
  struct Sections {
    var info = UnsafeRawBufferPointer(start: nil, count: 0)
    var abbreviations = UnsafeRawBufferPointer(start: nil, count: 0)
    var texts = UnsafeRawBufferPointer(start: nil, count: 0)
    var ranges = UnsafeRawBufferPointer(start: nil, count: 0)
    var lines = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  enum Tag: UInt64 { case parameter = 0x05, unit = 0x11, function = 0x2e }

  enum Attribute: UInt64 {
    case name = 0x03, lines = 0x10, low = 0x11, high = 0x12, origin = 0x31, file = 0x3a, line = 0x3b
    case specification = 0x47, ranges = 0x55, linkageName = 0x6e
  }

  /// The value of an attribute.
  enum Value {
    case number(UInt64)
    case address(UInt64)
    /// A reference to an entry, by its position in the section.
    case entry(Int)
    /// A position in the section of texts. Most are never read.
    case text(Int)
    case inlineText(Int)
    case none
  }

  /// The head of a unit.
  struct Unit {
    let start: Int
    let end: Int
    let abbreviations: Int
    let firstEntry: Int

    /// - Returns: nil at the end of the section, and for a unit of a different version.
    init?(_ sections: Sections, at start: Int, next: inout Int) {
      var reader = ByteReader(sections.info, at: start)
      let length = Int(reader.read(UInt32.self))
      guard length > 0, length <= sections.info.count else {
        next = sections.info.count
        return nil
      }
      end = reader.offset + length
      next = end
      self.start = start
      guard reader.read(UInt16.self) == 4 else { return nil }
      abbreviations = Int(reader.read(UInt32.self))
      guard reader.read(UInt8.self) == 8 else { return nil }
      firstEntry = reader.offset
    }
  }

  private struct Abbreviation {
    let tag: UInt64
    let hasChildren: Bool
    let attributes: [(name: UInt64, form: UInt64)]
  }

  let sections: Sections
  let unit: Unit
  private var reader: ByteReader
  private var table: ByteReader
  private var abbreviations: [UInt64: Abbreviation] = [:]

  init(_ unit: Unit, _ sections: Sections) {
    (self.unit, self.sections) = (unit, sections)
    reader = ByteReader(sections.info, at: unit.firstEntry)
    table = ByteReader(sections.abbreviations, at: unit.abbreviations)
  }

  struct Entry {
    let place: Int
    let depth: Int
    let tag: UInt64
    var attributes: [(name: UInt64, value: Value)] = []
    subscript(name: Attribute) -> Value { attributes.first { $0.name == name.rawValue }?.value ?? .none }
    var isKnown: Bool { Tag(rawValue: tag) != nil }
  }

  private var depth = 0

  /// The next entry; nil after the last one.
  mutating func next() -> Entry? {
    while reader.offset < unit.end {
      let place = reader.offset
      let code = reader.uleb()
      if code == 0 {
        depth -= 1
        continue
      }
      guard let abbreviation = abbreviation(code) else { return nil }
      var entry = Entry(place: place, depth: depth, tag: abbreviation.tag)
      let isKnown = entry.isKnown
      for (name, form) in abbreviation.attributes {
        let value = value(form)
        if isKnown, Attribute(rawValue: name) != nil { entry.attributes.append((name, value)) }
      }
      if abbreviation.hasChildren { depth += 1 }
      return entry
    }
    return nil
  }

  private mutating func abbreviation(_ code: UInt64) -> Abbreviation? {
    if let known = abbreviations[code] { return known }
    while !table.isAtEnd {
      let number = table.uleb()
      if number == 0 { return nil }
      let tag = table.uleb()
      let hasChildren = table.read(UInt8.self) != 0
      var attributes: [(UInt64, UInt64)] = []
      while true {
        let (name, form) = (table.uleb(), table.uleb())
        if name == 0, form == 0 { break }
        attributes.append((name, form))
      }
      let read = Abbreviation(tag: tag, hasChildren: hasChildren, attributes: attributes)
      abbreviations[number] = read
      if number == code { return read }
    }
    return nil
  }

  private mutating func value(_ form: UInt64) -> Value {
    switch form {
    case 0x01: return .address(reader.read(UInt64.self))
    case 0x0b, 0x0c: return .number(reader.number(1))
    case 0x05: return .number(reader.number(2))
    case 0x06, 0x17: return .number(reader.number(4))
    case 0x07: return .number(reader.number(8))
    case 0x0d, 0x0f: return .number(reader.uleb())
    case 0x19: return .number(1)
    case 0x08:
      let place = reader.offset
      reader.skipText()
      return .inlineText(place)
    case 0x0e: return .text(Int(reader.number(4)))
    case 0x10: return .entry(Int(reader.number(4)))
    case 0x11...0x14: return .entry(unit.start + Int(truncatingIfNeeded: reader.number(1 << (Int(form) - 0x11))))
    case 0x15: return .entry(unit.start + Int(truncatingIfNeeded: reader.uleb()))
    case 0x03: skip(reader.number(2))
    case 0x04: skip(reader.number(4))
    case 0x0a: skip(reader.number(1))
    case 0x09, 0x18: skip(reader.uleb())
    case 0x16: return value(reader.uleb())
    case 0x20: skip(8)
    // After an unknown form, the rest cannot be read.
    default: reader.offset = unit.end
    }
    return .none
  }

  private mutating func skip(_ count: UInt64) { reader.offset += Int(min(count, UInt64(sections.info.count))) }

  func text(_ value: Value) -> String? {
    var reader: ByteReader
    switch value {
    case .inlineText(let offset): reader = ByteReader(sections.info, at: offset)
    case .text(let offset): reader = ByteReader(sections.texts, at: offset)
    default: return nil
    }
    return reader.text()
  }
}
