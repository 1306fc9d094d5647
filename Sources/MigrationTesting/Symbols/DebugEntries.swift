/// The entries of a unit of debug information (DWARF 4 and 5), read in order.
struct DebugEntries {
  /// The sections that entries refer to.
  struct Sections {
    var info = UnsafeRawBufferPointer(start: nil, count: 0)
    var abbreviations = UnsafeRawBufferPointer(start: nil, count: 0)
    var texts = UnsafeRawBufferPointer(start: nil, count: 0)
    var lineTexts = UnsafeRawBufferPointer(start: nil, count: 0)
    var textOffsets = UnsafeRawBufferPointer(start: nil, count: 0)
    var addresses = UnsafeRawBufferPointer(start: nil, count: 0)
    var ranges = UnsafeRawBufferPointer(start: nil, count: 0)
    var lines = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  enum Tag: UInt64 {
    case parameter = 0x05, unit = 0x11, function = 0x2e, variable = 0x34
  }

  enum Attribute: UInt64 {
    case name = 0x03, lines = 0x10, low = 0x11, high = 0x12, origin = 0x31, file = 0x3a, line = 0x3b
    case specification = 0x47, ranges = 0x55, linkageName = 0x6e, textOffsets = 0x72, addresses = 0x73
    case artificial = 0x34
  }

  /// The value of an attribute.
  enum Value {
    case number(UInt64)
    case address(UInt64)
    /// A reference to an entry, by its position in the section.
    case entry(Int)
    case text(Place)
    case none
  }

  /// The position of a text; most are never read.
  enum Place {
    case here(Int), texts(Int), lineTexts(Int), indexed(Int)
  }

  /// The head of a unit.
  struct Unit {
    let start: Int
    let end: Int
    let version: Int
    let isLong: Bool
    let abbreviations: Int
    let firstEntry: Int
    var textOffsets = 8
    var addresses = 8
    var offsetSize: Int { isLong ? 8 : 4 }

    /// - Returns: nil at the end of the section, and for a unit that is of another kind.
    init?(_ sections: Sections, at start: Int, next: inout Int) {
      var reader = ByteReader(sections.info, at: start)
      var length = UInt64(reader.read(UInt32.self))
      isLong = length == 0xffff_ffff
      if isLong { length = reader.read(UInt64.self) }
      let size = isLong ? 8 : 4
      guard length > 0, length <= UInt64(sections.info.count) else {
        next = sections.info.count
        return nil
      }
      end = reader.offset + Int(length)
      next = end
      self.start = start
      version = Int(reader.read(UInt16.self))
      guard version == 4 || version == 5 else { return nil }
      if version == 5 {
        let kind = reader.read(UInt8.self)
        guard kind == 1, reader.read(UInt8.self) == 8 else { return nil }
        abbreviations = Int(reader.number(size))
      } else {
        abbreviations = Int(reader.number(size))
        guard reader.read(UInt8.self) == 8 else { return nil }
      }
      firstEntry = reader.offset
    }
  }

  private struct Abbreviation {
    let tag: UInt64
    let hasChildren: Bool
    let attributes: [(name: UInt64, form: UInt64, constant: UInt64)]
  }

  let sections: Sections
  private(set) var unit: Unit
  private var reader: ByteReader
  private var table: ByteReader
  private var abbreviations: [UInt64: Abbreviation] = [:]

  init(_ unit: Unit, _ sections: Sections) {
    (self.unit, self.sections) = (unit, sections)
    reader = ByteReader(sections.info, at: unit.firstEntry)
    table = ByteReader(sections.abbreviations, at: unit.abbreviations)
  }

  // MARK: Entries

  struct Entry {
    let place: Int
    /// The depth of nesting.
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
      for (name, form, constant) in abbreviation.attributes {
        let value = value(form, constant)
        if isKnown, Attribute(rawValue: name) != nil { entry.attributes.append((name, value)) }
      }
      if abbreviation.hasChildren { depth += 1 }
      if entry.tag == Tag.unit.rawValue {
        if case .number(let base) = entry[.textOffsets] { unit.textOffsets = Int(base) }
        if case .number(let base) = entry[.addresses] { unit.addresses = Int(base) }
      }
      return entry
    }
    return nil
  }

  /// Reads the table of abbreviations up to `code`.
  private mutating func abbreviation(_ code: UInt64) -> Abbreviation? {
    if let known = abbreviations[code] { return known }
    while !table.isAtEnd {
      let number = table.uleb()
      if number == 0 { return nil }
      let tag = table.uleb()
      let hasChildren = table.read(UInt8.self) != 0
      var attributes: [(UInt64, UInt64, UInt64)] = []
      while true {
        let (name, form) = (table.uleb(), table.uleb())
        let constant = form == 0x21 ? table.uleb() : 0
        if name == 0, form == 0 { break }
        attributes.append((name, form, constant))
      }
      let read = Abbreviation(tag: tag, hasChildren: hasChildren, attributes: attributes)
      abbreviations[number] = read
      if number == code { return read }
    }
    return nil
  }

  private mutating func value(_ form: UInt64, _ constant: UInt64) -> Value {
    switch form {
    case 0x01: return .address(reader.read(UInt64.self))
    case 0x0b, 0x0c: return .number(reader.number(1))
    case 0x05: return .number(reader.number(2))
    case 0x06: return .number(reader.number(4))
    case 0x07: return .number(reader.number(8))
    case 0x0d, 0x0f, 0x22, 0x23: return .number(reader.uleb())
    case 0x17: return .number(reader.number(unit.offsetSize))
    case 0x19: return .number(1)
    case 0x21: return .number(constant)
    case 0x08:
      let place = reader.offset
      reader.skipText()
      return .text(.here(place))
    case 0x0e: return .text(.texts(Int(truncatingIfNeeded: reader.number(unit.offsetSize))))
    case 0x1f: return .text(.lineTexts(Int(truncatingIfNeeded: reader.number(unit.offsetSize))))
    case 0x1a: return .text(.indexed(Int(truncatingIfNeeded: reader.uleb())))
    case 0x25...0x28: return .text(.indexed(Int(reader.number(Int(form) - 0x24))))
    case 0x1b: return .address(address(reader.uleb()))
    case 0x29...0x2c: return .address(address(reader.number(Int(form) - 0x28)))
    case 0x10: return .entry(Int(truncatingIfNeeded: reader.number(unit.offsetSize)))
    case 0x11...0x14: return .entry(unit.start + Int(truncatingIfNeeded: reader.number(1 << (Int(form) - 0x11))))
    case 0x15: return .entry(unit.start + Int(truncatingIfNeeded: reader.uleb()))
    case 0x03: skip(reader.number(2))
    case 0x04: skip(reader.number(4))
    case 0x0a: skip(reader.number(1))
    case 0x09, 0x18: skip(reader.uleb())
    case 0x16: return value(reader.uleb(), 0)
    case 0x1c: skip(4)
    case 0x1d: skip(UInt64(unit.offsetSize))
    case 0x1e: skip(16)
    case 0x20, 0x24: skip(8)
    // After an unknown form, the rest cannot be read.
    default: reader.offset = unit.end
    }
    return .none
  }

  private mutating func skip(_ count: UInt64) { reader.offset += Int(min(count, UInt64(sections.info.count))) }

  private func address(_ index: UInt64) -> UInt64 {
    var reader = ByteReader(sections.addresses, at: unit.addresses + 8 * Int(min(index, 1 << 32)))
    return reader.read(UInt64.self)
  }

  func text(_ value: Value) -> String? {
    guard case .text(let place) = value else { return nil }
    var reader: ByteReader
    switch place {
    case .here(let offset): reader = ByteReader(sections.info, at: offset)
    case .texts(let offset): reader = ByteReader(sections.texts, at: offset)
    case .lineTexts(let offset): reader = ByteReader(sections.lineTexts, at: offset)
    case .indexed(let index):
      var offsets = ByteReader(sections.textOffsets, at: unit.textOffsets + unit.offsetSize * index)
      reader = ByteReader(sections.texts, at: Int(truncatingIfNeeded: offsets.number(unit.offsetSize)))
    }
    return reader.text()
  }
}
