import CommandOutput
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The toolchain of this machine.
package struct SwiftTools: ProofTools {
  private let limit: Int

  /// - Parameter limit: The seconds that one test may take.
  package init(limit: Int) { self.limit = limit }

  package func build(_ folder: String) throws -> String? {
    let output = folder + "/build.log"
    let end = try Self.run(
      ["swift", "build", "--build-tests", "--package-path", folder], writingTo: output, limit: nil)
    return end == .exited(0) ? nil : Self.text(output)
  }

  package func run(_ test: ProofTest, in folder: String) -> ProofRun {
    let number = UUID().uuidString
    let files = (facts: "\(folder)/.build/\(number).facts", output: "\(folder)/.build/\(number).log")
    defer { for file in [files.facts, files.output] { try? FileManager.default.removeItem(atPath: file) } }
    let binary = "\(folder)/.build/debug/ProofsPackageTests.xctest"
    let filter = "\(test.suite)/`?\(Self.escaped(test.name))`?\\(\\)"
    let end = try? Self.run(
      [binary, "--testing-library", "swift-testing", "--filter", filter], writingTo: files.output, limit: limit,
      environment: ["ONCHANGE_MIGRATION_REPORTS": files.facts])
    switch end {
    case .tookTooLong: return .tookTooLong(seconds: limit)
    case .crashed: return .crashed(said: Self.text(files.output))
    case .exited, nil:
      let facts = FileManager.default.contents(atPath: files.facts).map { [UInt8]($0) }
      return .ended(facts: facts?.split(separator: 0x0A).first.map(Array.init), said: Self.text(files.output))
    }
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// A text as a regular expression.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character.isASCII, !character.isLetter, !character.isNumber, character != " " { result.append("\\") }
      result.append(character)
    }
  }

  // MARK: Processes

  enum End: Equatable { case exited(Int32), crashed, tookTooLong }

  /// Runs a program of the search path to its end, or kills it once the time is up.
  static func run(
    _ command: [String], writingTo output: String, limit: Int?, environment: [String: String] = [:]
  ) throws -> End {
    try Data().write(to: URL(fileURLWithPath: output))
    guard let file = FileHandle(forWritingAtPath: output) else { throw CannotWrite(output, "it cannot be opened") }
    defer { try? file.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    // Otherwise the package manager passes the flags of several aliases in random order, and compiles everything
    // again.
    let own = ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment.merging(own.merging(environment) { $1 }) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    let done = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in done.signal() }
    try process.run()
    if let limit {
      guard done.wait(timeout: .now() + .seconds(limit)) == .success else {
        kill(process.processIdentifier, SIGKILL)
        done.wait()
        return .tookTooLong
      }
    } else {
      done.wait()
    }
    return process.terminationReason == .uncaughtSignal ? .crashed : .exited(process.terminationStatus)
  }
}
