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
      let bytes: UnsafeRawBufferPointer
      /// Where the bytes of the last look are.
      let before: UnsafeMutableRawPointer
      /// Not zero once the initial value is made; nil for a value that the compiler has made.
      let isMade: UnsafeRawPointer?
      var hadValue = false
    }
    // Never freed: one for each program and library.
    private var variables: [Variable] = []

    /// - Parameter symbols: the names, addresses and sizes of all variables of a program or library.
    /// - Parameter start: where it is in memory.
    init(_ symbols: [(name: String, address: UInt64, size: Int)], from start: UnsafeRawPointer) {
      var marks: [Substring: UnsafeRawPointer] = [:]
      for symbol in symbols where symbol.name.hasSuffix("_Wz") {
        marks[symbol.name.dropLast(3)] = start + Int(symbol.address)
      }
      for symbol in symbols where Self.isVariable(symbol.name) {
        // A mark has the name without the type.
        let mark = symbol.name.indices.lazy.reversed().compactMap { marks[symbol.name[..<$0]] }.first
        let bytes = UnsafeRawBufferPointer(start: start + Int(symbol.address), count: symbol.size)
        let before = UnsafeMutableRawPointer.allocate(byteCount: symbol.size, alignment: 1)
        variables.append(Variable(symbol: symbol.name, bytes: bytes, before: before, isMade: mark))
      }
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
      for index in variables.indices {
        let one = variables[index]
        variables[index].hadValue = one.isMade.map { $0.load(as: Int.self) != 0 } ?? true
        if variables[index].hadValue { one.before.copyMemory(from: one.bytes.baseAddress!, byteCount: one.bytes.count) }
      }
    }

    /// The names of the variables that have a different value than at the last look.
    var changes: [String] {
      variables.filter { $0.hadValue && memcmp($0.before, $0.bytes.baseAddress!, $0.bytes.count) != 0 }
        .map { Self.name(of: $0.symbol) }
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
