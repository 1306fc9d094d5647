#if Migrator
  import CommandOutput
  import Foundation

  /// A program of the search path, which ends with this tool: an interruption kills it and all that it has started.
  struct ChildProcess {
    enum End: Equatable { case exited(Int32), crashed, tookTooLong }

    /// The largest output, in bytes: a compiler has written 558 MB.
    static let largestOutput: UInt64 = 64 << 20

    /// Runs a program to its end, or kills it after a limit of seconds.
    static func run(_ command: [String], writingTo output: String, in folder: String, limit: Double) throws -> End {
      try Data().write(to: URL(fileURLWithPath: output))
      guard let file = FileHandle(forWritingAtPath: output) else { throw CannotWrite(output, "it cannot be opened") }
      defer { try? file.close() }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      #if os(Linux)
        // NB: `timeout` ends it and what it has started even where this tool is killed.
        process.arguments = ["timeout", "-s", "KILL", "\(Int(limit) + 5)"] + command
      #else
        process.arguments = command
      #endif
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      // Otherwise the package manager passes the flags of several traits in random order, and compiles everything again.
      let own = ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]
      process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = file
      process.standardError = file
      let done = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in done.signal() }
      try process.run()
      let end = Date(timeIntervalSinceNow: limit)
      while done.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        let isInterrupted = Interruption.signalReceived != nil
        let isTooLong = (try? file.offset()).map { $0 > Self.largestOutput } ?? false
        guard isInterrupted || isTooLong || Date() > end else { continue }
        killAll(from: process.processIdentifier)
        done.wait()
        if isInterrupted { throw AnswerRun.Interrupted() }
        return .tookTooLong
      }
      return process.terminationReason == .uncaughtSignal ? .crashed : .exited(process.terminationStatus)
    }

    static func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }

    private static func killAll(from root: pid_t) {
      var parents: [pid_t: [pid_t]] = [:]
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = pid_t(name), let status = FileManager.default.contents(atPath: "/proc/\(name)/stat") else {
          continue
        }
        // The name in parentheses may have spaces.
        let rest = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        if rest.count > 1, let parent = pid_t(rest[1]) { parents[parent, default: []].append(number) }
      }
      var pending = [root]
      while let next = pending.popLast() {
        pending += parents[next] ?? []
        kill(next, SIGKILL)
      }
    }
  }
#endif
