#if os(Linux)
  import Foundation

  /// An executable file or library of this process, with the sections that a linker and a debugger read.
  struct ExecutableImage {
    private let file: UnsafeRawBufferPointer
    private var sections: [String: Range<Int>] = [:]

    /// The image that has the code, and the code's address in that image's own numbers.
    static func find(_ code: UnsafeRawPointer) -> (path: String, fileOffset: Int)? {
      guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
      let address = UInt(bitPattern: code)
      for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
        // 55e0c0000000-55e0c0010000 r-xp 00002000 fe:00 1234   /path
        let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard parts.count == 6 else { continue }
        let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard ends.count == 2, (ends[0]..<ends[1]).contains(address), let offset = UInt(parts[2], radix: 16) else {
          continue
        }
        return (String(parts[5]).trimmingCharacters(in: .whitespaces), Int(address - ends[0] + offset))
      }
      return nil
    }

    // Never unmapped, because later reports of the same process read it again.
    init?(path: String) {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let size = Int(lseek(descriptor, 0, SEEK_END))
      guard size > 64, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), Int(bitPattern: start) != -1
      else { return nil }
      file = UnsafeRawBufferPointer(start: start, count: size)
      // An ELF file of 64 bits whose least byte comes first.
      guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return nil }
      readSections()
    }

    private mutating func readSections() {
      var header = ByteReader(file, at: 0x28)
      let table = Int(header.read(UInt64.self))
      header.offset = 0x3a
      let size = Int(header.read(UInt16.self))
      let count = Int(header.read(UInt16.self))
      let names = Int(header.read(UInt16.self))
      func section(_ index: Int) -> (name: Int, flags: UInt64, range: Range<Int>) {
        var reader = ByteReader(file, at: table + index * size)
        let name = Int(reader.read(UInt32.self))
        _ = reader.read(UInt32.self)
        let flags = reader.read(UInt64.self)
        _ = reader.read(UInt64.self)
        let start = Int(truncatingIfNeeded: reader.read(UInt64.self))
        let length = Int(truncatingIfNeeded: reader.read(UInt64.self))
        guard start >= 0, length >= 0, start <= file.count, length <= file.count - start else {
          return (name, flags, 0..<0)
        }
        return (name, flags, start..<start + length)
      }
      let texts = section(names).range
      let isCompressed: UInt64 = 0x800
      for index in 0..<count {
        let (name, flags, range) = section(index)
        if flags & isCompressed != 0 { continue }
        var reader = ByteReader(file, at: texts.lowerBound + name)
        sections[reader.text()] = range
      }
    }

    /// The bytes of a section; none if there is no such section.
    func section(_ name: String) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: file[sections[name] ?? 0..<0])
    }

    /// An entry of the symbol table, as the format lays it out.
    private struct Symbol {
      var name: UInt32
      var kind: UInt8
      var visibility: UInt8
      var section: UInt16
      var address: UInt64
      var size: UInt64
    }

    /// The names, addresses and sizes of Swift's variables, with the marks of their values and classes.
    var variables: [(name: String, address: UInt64, size: Int)] {
      guard let texts = section(".strtab").baseAddress else { return [] }
      var found: [(name: String, address: UInt64, size: Int)] = []
      for symbol in section(".symtab").bindMemory(to: Symbol.self) where symbol.kind & 0xf == 1 && symbol.section != 0 {
        let name = texts.advanced(by: Int(symbol.name)).assumingMemoryBound(to: CChar.self)
        // Most names end differently: variables end in `vp` or `vpZ`, marks in `Wz`, classes in `CN`.
        guard name.pointee != 0, "pZzN".utf8.contains(UInt8(bitPattern: name[strlen(name) - 1])) else { continue }
        found.append((String(cString: name), symbol.address, Int(symbol.size)))
      }
      return found
    }

    func address(ofFileOffset offset: Int) -> UInt64? {
      var header = ByteReader(file, at: 0x20)
      let table = Int(header.read(UInt64.self))
      header.offset = 0x36
      let size = Int(header.read(UInt16.self))
      for index in 0..<Int(header.read(UInt16.self)) {
        var reader = ByteReader(file, at: table + index * size)
        let isLoaded = reader.read(UInt32.self) == 1
        _ = reader.read(UInt32.self)
        let start = reader.read(UInt64.self)
        let address = reader.read(UInt64.self)
        _ = reader.read(UInt64.self)
        let length = reader.read(UInt64.self)
        if isLoaded, UInt64(offset) >= start, UInt64(offset) - start < length {
          return address + UInt64(offset) - start
        }
      }
      return nil
    }
  }
#endif
