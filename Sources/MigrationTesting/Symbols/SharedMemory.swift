#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The memory of an app's global and static variables, which all hosts share.
  ///
  /// Only their own bytes are compared. Other threads may write the objects that these refer to.
  @MainActor
  final class SharedMemory {
    private struct Variable {
      let symbol: String
      let start: UnsafeRawPointer
      let count: Int
      /// Not zero once the initial value is made; nil for a value that the compiler has made.
      let isMade: UnsafeRawPointer?
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

    private let variables: [Variable]
    // Few, because each action of an observer compares all.
    private let spans: [Span]

    /// - Parameter symbols: the names, addresses and sizes of all variables of a program or library.
    /// - Parameter start: where it is in memory.
    init(_ symbols: [(name: String, address: UInt64, size: Int)], from start: UnsafeRawPointer) {
      var marks: [Substring: UnsafeRawPointer] = [:]
      for symbol in symbols where symbol.name.hasSuffix("_Wz") {
        marks[symbol.name.dropLast(3)] = start + Int(symbol.address)
      }
      variables = symbols.filter { Self.isVariable($0.name) }.map { symbol in
        // A mark has the name without the type.
        let mark = symbol.name.indices.lazy.reversed().compactMap { marks[symbol.name[..<$0]] }.first
        return Variable(symbol: symbol.name, start: start + Int(symbol.address), count: symbol.size, isMade: mark)
      }
      let ranges =
        variables.map { $0.start..<$0.start + $0.count }
        + variables.compactMap { $0.isMade.map { $0..<$0 + MemoryLayout<Int>.size } }
      spans = Self.joined(ranges).map(Span.init)
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
      let rest = symbol.dropFirst(2)
      // Threads that share such a value without a fault may write it at any time.
      if rest.contains("$s") || rest.contains("15Synchronization") { return false }
      let digits = rest.prefix(while: \.isNumber)
      let module = rest.dropFirst(digits.count).prefix(Int(digits) ?? 0)
      return !EngineTypes.declares(module: module) && module != "MigrationTesting"
    }

    func look() {
      for span in spans { span.before.copyMemory(from: span.start, byteCount: span.count) }
    }

    /// The names of the variables that have a different value than at the last look.
    var changes: [String] {
      var isSame = true
      for span in spans where isSame { isSame = memcmp(span.before, span.start, span.count) == 0 }
      if isSame { return [] }
      return variables.filter { one in
        let hadValue = one.isMade.map { before($0).load(as: Int.self) != 0 } ?? true
        return hadValue && memcmp(before(one.start), one.start, one.count) != 0
      }.map { Self.name(of: $0.symbol) }
    }

    private func before(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
      let span = spans.last { $0.start <= address }!
      return UnsafeRawPointer(span.before + (address - span.start))
    }

    /// The name of a variable, as in `Store.shared`.
    private static func name(of symbol: String) -> String {
      guard let text = runtimeDemangle(symbol, length: symbol.utf8.count, into: nil, size: nil, flags: 0) else {
        return symbol
      }
      defer { free(text) }
      var name = String(cString: text)
      if let type = name.range(of: " : ") { name = String(name[..<type.lowerBound]) }
      if name.hasPrefix("static ") { name.removeFirst(7) }
      // `(extension in Demo):`, and `(hidden in _50E2)` of a private name.
      name = name.replacingOccurrences(
        of: #"\(extension in \w+\):|\(| in _\w+\)"#, with: "", options: .regularExpression)
      return name.split(separator: ".").dropFirst().joined(separator: ".")
    }
  }
#endif
