#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  /// Functions that the images of the process call by name, each by a slot in which the loader has put its address.
  ///
  ///     code of an image ─▶ slot ─▶ function          replaced: slot ─▶ other function
  ///
  /// An image that is linked statically with the function has no slot for it.
  struct ImportedFunctions {
    struct Replacement {
      let name: StaticString
      let function: UnsafeRawPointer
      /// Whether the image that defines the function must call the replacement as well.
      var includesDefiner = false
      /// The file name of the only image that is to call the replacement; nil for all.
      var image: StaticString?

      fileprivate var nameOfC: UnsafePointer<CChar> {
        UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
      }

      fileprivate func isMeant(for image: LoadedImage) -> Bool {
        guard let only = self.image else { return true }
        return image.name.map { String(cString: $0).hasSuffix("/\(only)") } ?? false
      }
    }

    /// `dl_iterate_phdr`, which the module of the C library leaves out.
    private typealias ForEachImage =
      @convention(c) (
        @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Int32, UnsafeMutableRawPointer
      ) -> Int32

    private let replacements: [Replacement]
    private var replaced: Set<Int> = []

    /// A quick test that rules out most names.
    private let firstLetters: Set<CChar>

    private init(_ replacements: [Replacement]) {
      self.replacements = replacements
      firstLetters = Set(replacements.map { $0.nameOfC.pointee })
    }

    /// Makes all loaded images call other functions. Returns whether some image calls each of them.
    static func replace(_ replacements: [Replacement]) -> Bool {
      guard let forEachImage = dlsym(nil, "dl_iterate_phdr") else { return false }
      var functions = ImportedFunctions(replacements)
      withUnsafeMutablePointer(to: &functions) { functions in
        _ = unsafeBitCast(forEachImage, to: ForEachImage.self)(
          { image, _, functions in
            functions.assumingMemoryBound(to: ImportedFunctions.self).pointee.replace(
              in: image.load(as: LoadedImage.self))
            return 0
          }, functions)
      }
      return functions.replaced.count == replacements.count
    }

    private mutating func replace(in image: LoadedImage) {
      guard let tables = ImageTables(image) else { return }
      tables.forEachSlot { address, symbol in
        let (name, isDefinedHere) = tables.symbol(symbol)
        guard firstLetters.contains(name.pointee) else { return }
        for (number, replacement) in replacements.enumerated()
        where (replacement.includesDefiner || !isDefinedHere) && replacement.isMeant(for: image) {
          guard strcmp(name, replacement.nameOfC) == 0, tables.write(replacement.function, at: address) else {
            continue
          }
          replaced.insert(number)
        }
      }
    }
  }

  /// The loader's description of an image, in its layout (`dl_phdr_info`).
  private struct LoadedImage {
    let base: UInt
    let name: UnsafePointer<CChar>?
    let headers: UnsafePointer<Elf64_Phdr>?
    let headerCount: UInt16
  }

  /// The tables of an image by which the loader finds functions of other images.
  private struct ImageTables {
    private var symbols: UnsafePointer<Elf64_Sym>?
    private var strings: UnsafePointer<CChar>?
    private var relocations: [(start: UInt, size: UInt)] = [(0, 0), (0, 0)]
    private var relativeCount = 0
    /// The range that the loader has made read-only after its work.
    private var readOnly: Range<UInt> = 0..<0
    private let base: UInt

    init?(_ image: LoadedImage) {
      base = image.base
      var dynamic: UnsafePointer<Elf64_Dyn>?
      for header in UnsafeBufferPointer(start: image.headers, count: Int(image.headerCount)) {
        let start = base &+ UInt(header.p_vaddr)
        switch header.p_type {
        case 2: dynamic = UnsafePointer(bitPattern: start)
        case 0x6474_e552: readOnly = start..<start &+ UInt(header.p_memsz)
        default: break
        }
      }
      guard var entry = dynamic else { return nil }
      while entry.pointee.d_tag != 0 {
        let value = UInt(entry.pointee.d_un.d_val)
        // Most loaders write addresses here, some leave offsets from the base.
        let address = value < base ? base &+ value : value
        switch entry.pointee.d_tag {
        case 2: relocations[0].size = value
        case 5: strings = UnsafePointer(bitPattern: address)
        case 6: symbols = UnsafePointer(bitPattern: address)
        case 7: relocations[1].start = address
        case 8: relocations[1].size = value
        case 23: relocations[0].start = address
        case 0x6fff_fff9: relativeCount = Int(value)
        default: break
        }
        entry += 1
      }
      if symbols == nil || strings == nil { return nil }
    }

    /// Goes over the slots for functions: those that calls go through, and those from which code takes an address.
    // Relocations without a symbol come first, and are most of them.
    func forEachSlot(_ body: (_ address: UInt, _ symbol: Int) -> Void) {
      #if arch(x86_64)
        let (call, data): (UInt32, UInt32) = (7, 6)
      #else
        let (call, data): (UInt32, UInt32) = (1026, 1025)
      #endif
      for (table, first) in [(relocations[0], 0), (relocations[1], relativeCount)] {
        guard let start = UnsafePointer<Elf64_Rela>(bitPattern: table.start) else { continue }
        var index = first
        let end = Int(table.size) / MemoryLayout<Elf64_Rela>.stride
        while index < end {
          let relocation = start[index]
          index += 1
          let kind = UInt32(truncatingIfNeeded: relocation.r_info)
          if kind == call || kind == data { body(base &+ UInt(relocation.r_offset), Int(relocation.r_info >> 32)) }
        }
      }
    }

    func symbol(_ number: Int) -> (name: UnsafePointer<CChar>, isDefinedHere: Bool) {
      let symbol = symbols![number]
      return (strings! + Int(symbol.st_name), symbol.st_shndx != 0)
    }

    func write(_ function: UnsafeRawPointer, at address: UInt) -> Bool {
      guard let slot = UnsafeMutablePointer<UnsafeRawPointer>(bitPattern: address) else { return false }
      guard readOnly.contains(address) else {
        slot.pointee = function
        return true
      }
      let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
      guard let page = UnsafeMutableRawPointer(bitPattern: address / size * size),
        mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0
      else { return false }
      slot.pointee = function
      mprotect(page, Int(size), PROT_READ)
      return true
    }
  }
#endif
