/// Reads this process's debug information about code. Only read where a report needs it, and only of files in the
/// format of Linux; elsewhere nothing is known.
@MainActor
final class DebugInformation {
  /// A closure or function of the source.
  struct Function {
    /// Without folders.
    var file = ""
    /// With folders, as the compiler was given it; empty if it is not known.
    var path = ""
    var line = 0
    /// The parameters in order; captures come last.
    var parameters: [String] = []
    /// Whether it is a closure in braces, and not a function or a reference to one.
    var isClosure = false
  }

  /// The code of this process, which does not change.
  static let process = DebugInformation()
  private var known: [UnsafeRawPointer: Function?] = [:]

  /// - Returns: nil for code without debug information.
  func function(at code: UnsafeRawPointer) -> Function? {
    if let function = known[code] { return function }
    let found = find(code)
    known[code] = .some(found)
    return found
  }

  #if os(Linux)
    private var images: [String: Image?] = [:]

    private func find(_ code: UnsafeRawPointer) -> Function? {
      image(of: code).flatMap { $0.image.function(at: $0.address) }
    }

    private func image(of code: UnsafeRawPointer) -> (image: Image, address: UInt64)? {
      guard let (path, offset) = ExecutableImage.find(code) else { return nil }
      if images[path] == nil { images[path] = .some(ExecutableImage(path: path).map(Image.init)) }
      guard let image = images[path] ?? nil, let address = image.image.address(ofFileOffset: offset) else { return nil }
      return (image, address)
    }

    /// The variables of the program or library that has the code.
    func variables(beside code: UnsafeRawPointer) -> SharedMemory? {
      image(of: code).map { $0.image.variables(from: code - Int($0.address)) }
    }
  #else
    private func find(_ code: UnsafeRawPointer) -> Function? { nil }
    #if BundledEngine
      func variables(beside code: UnsafeRawPointer) -> SharedMemory? { nil }
    #endif
  #endif
}

#if os(Linux)
  @MainActor
  private final class Image {
    let image: ExecutableImage
    private let sections: DebugEntries.Sections
    /// The unit that has the code of a range of addresses.
    private var ranges: [(low: UInt64, high: UInt64, unit: Int)] = []
    private var units: [Int: [String: DebugInformation.Function]] = [:]
    private var names: [Int: [UInt64: String]] = [:]

    init(_ image: ExecutableImage) {
      self.image = image
      var sections = DebugEntries.Sections()
      sections.info = image.section(".debug_info")
      sections.abbreviations = image.section(".debug_abbrev")
      sections.texts = image.section(".debug_str")
      sections.ranges = image.section(".debug_ranges")
      sections.lines = image.section(".debug_line")
      self.sections = sections
      var place = 0
      while place < sections.info.count {
        let start = place
        guard let unit = DebugEntries.Unit(sections, at: start, next: &place) else { continue }
        var entries = DebugEntries(unit, sections)
        if let entry = entries.next() { noteRanges(of: entry, unit) }
      }
    }

    private func noteRanges(of entry: DebugEntries.Entry, _ unit: DebugEntries.Unit) {
      var base: UInt64 = 0
      if case .address(let low) = entry[.low] { base = low }
      if case .number(let offset) = entry[.ranges] {
        var reader = ByteReader(sections.ranges, at: Int(truncatingIfNeeded: offset))
        while !reader.isAtEnd {
          let (low, high) = (reader.read(UInt64.self), reader.read(UInt64.self))
          if low == 0, high == 0 { return }
          if low == .max { base = high } else { ranges.append((base &+ low, base &+ high, unit.start)) }
        }
      } else if case .number(let length) = entry[.high] {
        ranges.append((base, base &+ length, unit.start))
      }
    }

    private var memory: SharedMemory?

    func variables(from start: UnsafeRawPointer) -> SharedMemory {
      if let memory { return memory }
      let found = SharedMemory(image.variables, from: start)
      memory = found
      return found
    }

    func function(at address: UInt64) -> DebugInformation.Function? {
      for range in ranges where range.low <= address && address < range.high {
        if units[range.unit] == nil { read(range.unit) }
        guard var name = names[range.unit]?[address] else { continue }
        // The linker numbers functions of one name: `…TA.12`.
        if let dot = name.lastIndex(of: "."), name[dot...].dropFirst().allSatisfy(\.isNumber) {
          name = String(name[..<dot])
        }
        // A function of the compiler passes the captures on. It has the closure's name.
        if name.hasSuffix("TA"), units[range.unit]?[String(name.dropLast(2))] != nil { name.removeLast(2) }
        guard var found = units[range.unit]?[name], found.line > 0 else { continue }
        found.isClosure = Self.isClosure(name)
        return found
      }
      return nil
    }

    /// Whether a mangled name is that of a closure in braces: it ends in `U_` or `U0_`, before a suffix of async code.
    private static func isClosure(_ name: String) -> Bool {
      var name = Substring(name)
      if name.hasSuffix("TY0_") { name = name.dropLast(4) }
      guard name.last == "_" else { return false }
      let mark = name.dropLast().last { !$0.isNumber }
      return mark == "U"
    }

    private func read(_ start: Int) {
      units[start] = [:]
      var next = 0
      guard let unit = DebugEntries.Unit(sections, at: start, next: &next) else { return }
      var entries = DebugEntries(unit, sections)
      var files: SourceFiles?
      var source = ""
      var all: [Int: (name: String, function: DebugInformation.Function)] = [:]
      var origins: [Int: Int] = [:]
      var lows: [Int: UInt64] = [:]
      // With its depth, because parameters of nested functions are not its own.
      var current: (place: Int, depth: Int)?
      while let entry = entries.next() {
        if let open = current, entry.depth <= open.depth { current = nil }
        switch DebugEntries.Tag(rawValue: entry.tag) {
        case .unit:
          source = entries.text(entry[.name]) ?? ""
          if case .number(let offset) = entry[.lines] {
            files = SourceFiles(sections, at: Int(truncatingIfNeeded: offset))
          }
        case .function:
          var function = DebugInformation.Function()
          if case .number(let line) = entry[.line] { function.line = Int(line) }
          if case .number(let file) = entry[.file] { function.file = files?[Int(file)] ?? "" }
          if !function.file.isEmpty, source.hasSuffix("/" + function.file) { function.path = source }
          all[entry.place] = (entries.text(entry[.linkageName]) ?? "", function)
          if case .address(let low) = entry[.low] { lows[entry.place] = low }
          for attribute in [DebugEntries.Attribute.origin, .specification] {
            if case .entry(let place) = entry[attribute] { origins[entry.place] = place }
          }
          current = (entry.place, entry.depth)
        case .parameter:
          if let open = current, entry.depth == open.depth + 1, let name = entries.text(entry[.name]),
            !name.hasPrefix("$")
          {
            all[open.place]?.function.parameters.append(name)
          }
        default: break
        }
      }
      // Includes functions without their own code, which an optimised build has inlined.
      for (place, (described, from)) in all {
        var (name, function) = (described, from)
        if let origin = origins[place].flatMap({ all[$0] }) {
          if name.isEmpty { name = origin.name }
          if function.line == 0 {
            (function.line, function.file) = (origin.function.line, origin.function.file)
            function.path = origin.function.path
          }
        }
        if let low = lows[place] { names[start, default: [:]][low] = name }
        // A definition has parameters; its declaration has none, and may come in any order.
        if lows[place] != nil && function.line > 0 || (units[start]?[name]?.line ?? 0) == 0 {
          units[start]?[name] = function
        }
      }
    }
  }
#endif
