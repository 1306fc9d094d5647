import Foundation

/// Type-checks a piece of code against the modules that this package has just built, as a user's code is.
struct TypeChecker {
  /// The compiler's output.
  struct Result {
    let succeeded: Bool
    let output: String

    /// The messages of one kind, in order.
    func messages(_ kind: String) -> [String] {
      output.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("/"), let range = line.range(of: " \(kind): ") else { return nil }
        return String(line[range.upperBound...])
      }
    }

    var errors: [String] { messages("error") }
    var warnings: [String] { messages("warning") }
    /// The warnings, without those of legacy calls, which a page shows on purpose.
    var otherWarnings: [String] { warnings.filter { !$0.hasPrefix("'onChange(of:perform:)' is deprecated") } }
  }

  static func check(_ code: String, arguments: [String] = []) throws -> Result {
    try run(["-typecheck"] + arguments, code)
  }

  /// Type-checks tests that import another module, which is made of one file.
  static func check(
    _ code: String, importing module: (name: String, code: String), arguments: [String] = []
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contract-module-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "\(module.name).swiftmodule").path
    let emission = ["-emit-module", "-enable-testing", "-module-name", module.name, "-emit-module-path", path]
    let result = try run(emission + ["-parse-as-library"], module.code)
    guard result.succeeded, result.otherWarnings.isEmpty else { return result }
    return try check(code, arguments: ["-I", folder.path] + arguments)
  }

  /// A call of one of the shim's forms, as the compiler resolved it.
  struct Call {
    let form: String
    /// How many parameters the closure of that form has.
    let arity: Int
  }

  static func calls(_ code: String) throws -> [Call] {
    let result = try run(["-dump-ast"], code)
    guard result.succeeded else { throw Failure(description: result.output) }
    let reference =
      /declref_expr type=".*@escaping \(([^)]*)\) -> .*" location=(\S+) .*decl="OnChangeCompat\..*\.(onChange\([^"@]*)@/
    // A body whose type is opaque is written down twice.
    var places: Set<Substring> = []
    return result.output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: reference), places.insert(match.2).inserted else { return nil }
      return Call(form: String(match.3), arity: match.1.isEmpty ? 0 : match.1.split(separator: ",").count)
    }
  }

  /// Further arguments for a file with tests: the plug-in of swift-testing's macros.
  static var testingArguments: [String] { toolchain.map { ["-plugin-path", $0 + "/host/plugins"] } ?? [] }

  /// Further arguments for a package manifest.
  static var manifestArguments: [String] {
    toolchain.map { ["-I", $0 + "/pm/ManifestAPI", "-package-description-version", "6.2.0"] } ?? []
  }

  /// Where the compiler that is called has its libraries.
  private static var toolchain: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = path.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: "swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return compiler?.resolvingSymlinksInPath().appending(path: "../../lib/swift").standardized.path
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  private static func run(_ arguments: [String], _ code: String) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contract-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "code.swift")
    try Data(code.utf8).write(to: source)
    let output = folder.appending(path: "output.txt")
    try Data().write(to: output)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-I", modules.path, "-module-cache-path", cache.path] + plugIn + moduleMaps
      + arguments + [source.path]
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Result(
      succeeded: process.terminationStatus == 0, output: try String(contentsOf: output, encoding: .utf8))
  }

  /// The plug-in for `@Entry`, as a build passes it to the compiler.
  private static var plugIn: [String] {
    #if Macros
      let program = modules.appending(path: "../EntryMacro-tool").standardized
      return ["-load-plugin-executable", "\(program.path)#EntryMacro"]
    #else
      return toolchain.map { ["-plugin-path", $0 + "/host/plugins"] } ?? []
    #endif
  }

  /// The options that say where modules of C are. A build passes them too.
  private static var moduleMaps: [String] {
    #if OpenCombine
      let helpers = modules.appending(path: "../COpenCombineHelpers.build/module.modulemap").standardized
      return ["-Xcc", "-fmodule-map-file=\(helpers.path)"]
    #else
      return []
    #endif
  }

  /// Where the build that these tests are part of has put its modules.
  private static var modules: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules")
  }

  private static var cache: URL { FileManager.default.temporaryDirectory.appending(path: "contract-module-cache") }
}
