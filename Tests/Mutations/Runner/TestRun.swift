import Foundation

/// Runs some suites with one mutation, until a test fails.
struct TestRun: Sendable {
  let bundle: URL
  let mutant: Int
  let suites: [String]
  /// The time limit in seconds. A longer run counts as one that does not end.
  let patience: Int

  enum Outcome: Sendable, Equatable {
    case passed
    /// The name of the first test that failed, or the way in which the process ended.
    case failed(String)
  }

  func outcome() throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = bundle
    // One test after the other, because the time limit also counts while a test waits for its turn.
    process.arguments = ["--testing-library", "swift-testing", "--no-parallel"] + suites.flatMap { ["--filter", $0] }
    process.environment = ProcessInfo.processInfo.environment.merging([
      MutatedSources.variable: "\(mutant)", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let watchdog = DispatchWorkItem { [id = process.processIdentifier] in kill(id, SIGALRM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(patience), execute: watchdog)
    let failure = firstFailure(in: pipe.fileHandleForReading)
    if failure != nil { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    watchdog.cancel()
    if let failure { return .failed(failure) }
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return .passed
    case (.exit, let status): return .failed("the tests end with status \(status)")
    case (_, SIGALRM): return .failed("the tests do not end")
    case (_, let signal): return .failed("the tests end with signal \(signal)")
    }
  }

  /// Reads the output until a test fails, or until the output ends.
  private func firstFailure(in output: FileHandle) -> String? {
    var rest = Data()
    while true {
      let data = output.availableData
      if data.isEmpty { return nil }
      rest.append(data)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        // NB: the line for a starting test case (◇) quotes its arguments, which can contain such a message.
        if line.contains(" recorded an issue "), let sign = line.firstIndex(of: "✘"), !line[..<sign].contains("◇") {
          return name(in: line)
        }
      }
    }
  }

  private func name(in line: String) -> String {
    let parts = line.components(separatedBy: "\"")
    if parts.count > 2 { return parts[1] }
    let words = line.components(separatedBy: " ")
    return words.firstIndex(of: "recorded").map { words[$0 - 1] } ?? line
  }
}
