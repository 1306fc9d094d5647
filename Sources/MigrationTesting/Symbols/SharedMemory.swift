#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The memory of an app's global and static variables. Only their bytes are compared here: see `SharedValues`.
  @MainActor
  final class SharedMemory {
    struct Variable {
      let symbol: String
      let start: UnsafeRawPointer
      let count: Int
      /// Where the runtime notes that the initial value is made; nil for a value that the compiler has made.
      let mark: UnsafeRawPointer?
      /// Its bytes at the last look, and those of its mark.
      fileprivate let before: UnsafeRawPointer
      fileprivate let markBefore: UnsafeRawPointer?
      var isMade: Bool { Self.isMade(mark) }
      /// Whether it had a value at the last look, and has a different one now.
      var isChanged: Bool { Self.isMade(markBefore) && memcmp(before, start, count) != 0 }
      // NB: while a thread makes the value, the other half of the mark has its number, and the value is not to be read.
      private static func isMade(_ mark: UnsafeRawPointer?) -> Bool { mark.map { $0.load(as: Int32.self) < 0 } ?? true }
      /// `Store.shared`
      var name: String { SharedMemory.name(in: SharedMemory.demangled(symbol)) }
      var type: Substring {
        let text = SharedMemory.demangled(symbol)
        return text.range(of: " : ").map { text[$0.upperBound...] } ?? ""
      }
    }

    /// Variables and marks side by side, with the bytes of the last look. Never freed: a program is read once.
    private struct Span {
      let start: UnsafeRawPointer
      let count: Int
      let before: UnsafeMutableRawPointer

      init(_ range: Range<UnsafeRawPointer>) {
        (start, count) = (range.lowerBound, range.upperBound - range.lowerBound)
        before = .allocate(byteCount: count, alignment: MemoryLayout<Int>.alignment)
      }
    }

    private var variables: [Variable] = []
    private let types: DemangledType
    private var typed: [Substring: [(variable: Variable, type: Any.Type)]] = [:]
    // Few, because each action of an observer compares all.
    private let spans: [Span]

    /// - Parameter symbols: the names, addresses and sizes of all variables of a program or library.
    /// - Parameter start: where it is in memory.
    init(_ symbols: [(name: String, address: UInt64, size: Int)], from start: UnsafeRawPointer) {
      var marks: [Substring: UnsafeRawPointer] = [:]
      for symbol in symbols where symbol.name.hasSuffix("_Wz") {
        marks[symbol.name.dropLast(3)] = start + Int(symbol.address)
      }
      let found = symbols.filter { Self.isVariable($0.name) }.map { symbol in
        // A mark has the name without the type.
        let mark = symbol.name.indices.lazy.reversed().compactMap { marks[symbol.name[..<$0]] }.first
        return (symbol: symbol.name, start: start + Int(symbol.address), count: symbol.size, mark: mark)
      }
      let classes = Set(symbols.lazy.map(\.name).filter { $0.hasSuffix("LLCN") })
      types = DemangledType { classes.contains($0) }
      let ranges =
        found.map { $0.start..<$0.start + $0.count }
        + found.compactMap { $0.mark.map { $0..<$0 + MemoryLayout<Int>.size } }
      spans = Self.joined(ranges).map(Span.init)
      func before(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
        let span = spans.last { $0.start <= address }!
        return UnsafeRawPointer(span.before + (address - span.start))
      }
      variables = found.map { one in
        Variable(
          symbol: one.symbol, start: one.start, count: one.count, mark: one.mark, before: before(one.start),
          markBefore: one.mark.map(before))
      }
    }

    private static func joined(_ ranges: [Range<UnsafeRawPointer>]) -> [Range<UnsafeRawPointer>] {
      var joined: [Range<UnsafeRawPointer>] = []
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = joined.last, range.lowerBound < last.upperBound + MemoryLayout<Int>.size {
          joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
          joined.append(range)
        }
      }
      return joined
    }

    /// Whether a symbol is a variable of the app, and not one that a macro or the engine declares.
    private static func isVariable(_ symbol: String) -> Bool {
      guard symbol.hasPrefix("$s"), symbol.hasSuffix("vpZ") || symbol.hasSuffix("vp") else { return false }
      // Threads that share such a value without a fault may write it at any time.
      if symbol.dropFirst(2).contains("$s") || symbol.contains("15Synchronization") { return false }
      let module = module(of: symbol)
      return !EngineTypes.declares(module: module) && module != "MigrationTesting"
    }

    private static func module(of symbol: String) -> Substring {
      let digits = symbol.dropFirst(2).prefix(while: \.isNumber)
      return symbol.dropFirst(2 + digits.count).prefix(Int(digits) ?? 0)
    }

    /// The variables of a module whose content may change while their bytes stay the same, with their types.
    func variables(of module: Substring) -> [(variable: Variable, type: Any.Type)] {
      if let known = typed[module] { return known }
      func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
      let found = variables.filter { Self.module(of: $0.symbol) == module }.compactMap { one in
        types.type(named: one.type).flatMap { !isCopyable($0) || _openExistential($0, do: isPlain) ? nil : (one, $0) }
      }
      typed[module] = found
      return found
    }

    func look() { for span in spans { span.before.copyMemory(from: span.start, byteCount: span.count) } }

    var isSame: Bool {
      for span in spans where memcmp(span.before, span.start, span.count) != 0 { return false }
      return true
    }

    /// The variables that have a different value than at the last look.
    var changes: [Variable] { isSame ? [] : variables.filter(\.isChanged) }

    /// `static Shop.Store.shared : Shop.Store`
    nonisolated private static func demangled(_ symbol: String) -> String {
      guard let text = runtimeDemangle(symbol, length: symbol.utf8.count, into: nil, size: nil, flags: 0) else {
        return symbol
      }
      defer { free(text) }
      return String(cString: text)
    }

    nonisolated private static func name(in text: String) -> String {
      guard let mark = text.range(of: " : ") else { return text }
      var name = String(text[..<mark.lowerBound])
      if name.hasPrefix("static ") { name.removeFirst(7) }
      // `(extension in Demo):`, and `(hidden in _50E2)` of a private name.
      name = name.replacingOccurrences(
        of: #"\(extension in \w+\):|\(| in _\w+\)"#, with: "", options: .regularExpression)
      // `static last : Swift.Int in Local #1 in Shop.run() -> ()`
      if let type = text.range(of: #"(?<= in )\w+(?= #\d+ in )"#, options: .regularExpression) {
        return "\(text[type]).\(name)"
      }
      return name.split(separator: ".").dropFirst().joined(separator: ".")
    }
  }
#endif
