import Foundation

/// The files of one module of a project, as the scratch package gets them.
struct ProofModule {
  let name: String
  /// Their paths, without tests and manifests.
  let files: [String]
  /// The imports of its files.
  let imports: [ImportLine]

  /// - Parameter sources: All files that were read.
  /// - Returns: The modules by their names.
  static func all(of sources: [String: SourceFile], named name: String?, _ finder: ModuleFinder) -> [String:
    ProofModule]
  {
    var files: [String: [String]] = [:]
    var imports: [String: [ImportLine]] = [:]
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      guard (path as NSString).lastPathComponent != "Package.swift", let module = name ?? finder.module(of: path) else {
        continue
      }
      let own = ImportLine.all(in: String(decoding: source.contents, as: UTF8.self))
      guard !own.contains(where: { ["XCTest", "Testing"].contains($0.module) }) else { continue }
      files[module, default: []].append(path)
      imports[module, default: []] += own
    }
    return files.reduce(into: [:]) {
      $0[$1.key] = ProofModule(name: $1.key, files: $1.value, imports: imports[$1.key] ?? [])
    }
  }
}

/// A line that imports a module.
struct ImportLine: Equatable {
  var module: String
  /// Whether an `#if` encloses it.
  var isConditional: Bool

  static func all(in text: String) -> [ImportLine] {
    var depth = 0
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      switch words.first {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default: break
      }
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "private"].contains($0) })
      else { return nil }
      // `import struct Module.Name`, `import os.log`
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
      return ImportLine(module: String(name.prefix { $0 != "." && $0 != ";" }), isConditional: depth > 0)
    }
  }
}
