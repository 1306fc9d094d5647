import Foundation

/// The command as a process, beside the tests' own executable.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// - Parameters:
  ///   - input: What a person types.
  ///   - shell: A line of the shell with the command as `"$@"`; nil to call it without one.
  ///   - caches: The folder for what the command keeps; nil for one of its own.
  init(
    _ arguments: [String], in folder: String, input: String = "", shell: String? = nil, caches: String? = nil
  ) async throws {
    let scratch = try Scratch()
    let typed = scratch.url.appending(path: "in")
    try Data(input.utf8).write(to: typed)
    let out = scratch.url.appending(path: "out")
    let err = scratch.url.appending(path: "err")
    try Data().write(to: out)
    try Data().write(to: err)
    let process = Process()
    let tool = Self.products.appending(path: "onchange-migrate")
    process.executableURL = shell == nil ? tool : URL(filePath: "/bin/sh")
    process.arguments = (shell.map { ["-c", $0, "sh", tool.path] } ?? []) + arguments
    // A test must not find what a different test left in the cache.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": (caches ?? scratch.path) + "/cache", "HOME": caches ?? scratch.path], uniquingKeysWith: { $1 })
    process.standardInput = try FileHandle(forReadingFrom: typed)
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try await process.runToEnd()
    status = process.terminationStatus
    output = try String(contentsOf: out, encoding: .utf8)
    errors = try String(contentsOf: err, encoding: .utf8)
  }

  /// Where the build that these tests are part of has put what it built.
  static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
