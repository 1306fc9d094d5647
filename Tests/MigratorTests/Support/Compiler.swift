import Foundation

/// Type-checks files against the modules that this package has just built, as a user's code is.
struct Compiler {
  let succeeded: Bool
  let output: String

  init(_ files: [String]) async throws {
    let modules = Command.products.appending(path: "Modules")
    let plugIn = Command.products.appending(path: "EntryMacro-tool").path
    let scratch = try Scratch()
    let out = scratch.url.appending(path: "out")
    try Data().write(to: out)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path, "-module-cache-path",
        scratch.url.appending(path: "cache").path, "-load-plugin-executable", "\(plugIn)#EntryMacro",
      ] + Self.moduleMaps + files
    let handle = try FileHandle(forWritingTo: out)
    process.standardOutput = handle
    process.standardError = handle
    try await process.runToEnd()
    succeeded = process.terminationStatus == 0
    output = try String(contentsOf: out, encoding: .utf8)
  }

  /// The options that say where modules of C are. A build passes them too.
  private static var moduleMaps: [String] {
    #if OpenCombine
      let helpers = Command.products.appending(path: "COpenCombineHelpers.build/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(helpers.path)"]
    #else
      return []
    #endif
  }

  /// The messages of one kind, without places.
  func messages(_ kind: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("/"), let range = line.range(of: " \(kind): ") else { return nil }
      return String(line[range.upperBound...])
    }
  }
}
