import Foundation

/// The command as a process, beside the tests' own executable.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: [String], in folder: String) throws {
    let scratch = try Scratch()
    let out = scratch.url.appending(path: "out")
    let err = scratch.url.appending(path: "err")
    try Data().write(to: out)
    try Data().write(to: err)
    let process = Process()
    process.executableURL = Self.products.appending(path: "onchange-migrate")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: out, encoding: .utf8)
    errors = try String(contentsOf: err, encoding: .utf8)
  }

  /// Where the build that these tests are part of has put what it built.
  static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
