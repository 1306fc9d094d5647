import CommandOutput
import Foundation

/// The package in which proofs are built: copies of a project's files, and the tests of its calls.
struct ScratchPackage {
  let folder: String
  let engine: EnginePackage
  /// The modules that tests need, without files that were left out.
  private(set) var modules: [ProofModule]
  private(set) var tests: [TestFile]
  private let sources: [String: SourceFile]
  /// The original of each file in the package.
  private(set) var origins: [String: String] = [:]

  init(
    folder: String, engine: EnginePackage, modules: [String: ProofModule], tests: [TestFile],
    sources: [String: SourceFile]
  ) {
    self.folder = folder
    self.engine = engine
    self.tests = tests
    self.sources = sources
    var needed = Set(tests.compactMap(\.module))
    var pending = Array(needed)
    while let next = pending.popLast() {
      for found in modules[next]?.imports ?? [] where modules[found.module] != nil {
        if needed.insert(found.module).inserted { pending.append(found.module) }
      }
    }
    self.modules = needed.sorted().compactMap { modules[$0] }
  }

  /// Takes files out: the paths of the project's, and the names of tests.
  mutating func leaveOut(_ files: Set<String>) {
    modules = modules.map { $0.without(files) }
    tests.removeAll { files.contains($0.name) }
  }

  /// Writes changed files, and removes files that no longer belong to it.
  mutating func write() throws(CannotWrite) {
    origins = [:]
    var texts: [String: [UInt8]] = [:]
    for module in modules {
      for path in module.files {
        guard let source = sources[path] else { continue }
        let file = "Sources/\(module.name)/\(Self.relative(path))"
        texts[file] = Self.renamed(source.contents)
        origins[file] = path
      }
      // NB: the package manager rejects a target without a file.
      if module.files.isEmpty { texts["Sources/\(module.name)/Empty.swift"] = [] }
    }
    for test in tests {
      let file = "Tests/ProofTests/\(test.name)"
      texts[file] = Self.renamed(Array(test.text.utf8))
      origins[file] = test.name
    }
    let used = modules.flatMap(\.files).compactMap { sources[$0]?.contents }
    texts["Package.swift"] = Array(ProofManifest(modules, engine: engine, texts: used).text.utf8)
    try OutputPath.makeFolder(folder)
    removeOthers(Set(texts.keys))
    for (file, bytes) in texts.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(file)"
      if FileManager.default.contents(atPath: path) == Data(bytes) { continue }
      try OutputPath.makeFolder((path as NSString).deletingLastPathComponent)
      try OutputPath.write(String(decoding: bytes, as: UTF8.self), to: path)
    }
  }

  /// The project's file, or the name of the test, behind a path in the scratch package.
  func origin(of path: String) -> String? {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
    let plain = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return plain.hasPrefix(root) ? origins[String(plain.dropFirst(root.count))] : nil
  }

  private func removeOthers(_ files: Set<String>) {
    for top in ["Sources", "Tests"] {
      guard let walk = FileManager.default.enumerator(atPath: "\(folder)/\(top)") else { continue }
      while let name = walk.nextObject() as? String {
        guard name.hasSuffix(".swift"), !files.contains("\(top)/\(name)") else { continue }
        try? FileManager.default.removeItem(atPath: "\(folder)/\(top)/\(name)")
      }
    }
  }

  private static func relative(_ path: String) -> String {
    // NB: the package manager skips folders whose names begin with a dot.
    path.split(separator: "/").filter { $0 != ".." && $0 != "." }
      .map { $0.hasPrefix(".") ? "_" + $0.dropFirst() : String($0) }.joined(separator: "/")
  }

  /// A file that imports the shim by its own name gets that name of Apple's that the shim has here.
  private static func renamed(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard ImportLine.all(in: text).contains(where: { $0.module == "OnChangeCompat" }) else { return bytes }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      ImportLine.all(in: String(line)).first?.module == "OnChangeCompat"
        ? line.replacingOccurrences(of: "OnChangeCompat", with: "SwiftUI") : String(line)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}

extension ProofModule {
  fileprivate func without(_ files: Set<String>) -> ProofModule {
    ProofModule(name: name, files: self.files.filter { !files.contains($0) }, imports: imports)
  }
}
