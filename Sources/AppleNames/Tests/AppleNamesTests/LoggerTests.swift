import Foundation
import OSLog
import os
import Testing

@Suite("A logger", .timeLimit(.minutes(20))) struct LoggerTests {
  private let logger = Logger(subsystem: "org.example", category: "tests")

  @Test func `a log line starts with its subsystem, category and level`() {
    #expect(logger.line(.info, "ready") == "[org.example:tests] info: ready")
    #expect(Logger().line(.default, "ready") == "notice: ready")
    let kinds: [OSLogType] = [.debug, .info, .default, .error, .fault]
    #expect(kinds.map(\.description) == ["debug", "info", "notice", "error", "fault"])
  }

  @Test func `a log names its lines, and a message's arguments take their places unless they are private`() {
    let log = OSLog(subsystem: "org.example", category: "tests")
    #expect(Logger(log).line(.error, "ready") == "[org.example:tests] error: ready")
    #expect(
      log.text("100 %% of %{public}d, %{private}@ and %d", [3, NSString("Ada"), 4]) == "100 % of 3, <private> and 4")
    #expect(log.text("100 %", []) == "100 %")
  }

  @Test func `a test makes the log entries that a view shows`() {
    let entry = OSLogEntryLog("ready", level: .error, category: "tests", date: Date(timeIntervalSince1970: 1))
    #expect([entry].sorted(using: KeyPathComparator(\.date)).map(\.composedMessage) == ["ready"])
    #expect(entry.level == .error && entry.category == "tests" && entry.subsystem.isEmpty)
  }

  @Test func `private values are masked, and values without a privacy option are written`() {
    let name = "Ada"
    #expect(Logger().line(.info, "\(name)") == "info: Ada")
    #expect(Logger().line(.info, "\(name, privacy: .public)") == "info: Ada")
    #expect(
      Logger().line(.info, "\(name, privacy: .private), \(name, privacy: .sensitive)") == "info: <private>, <private>"
    )
    let masked = Logger().line(.info, "\(name, privacy: .private(mask: .hash))")
    #expect(masked == Logger().line(.info, "\(name, privacy: .sensitive(mask: .hash))"))
    #expect(masked != Logger().line(.info, "\("Bob", privacy: .private(mask: .hash))"))
    #expect(!masked.contains(name))
  }

  @Test func `log values follow their format and alignment options`() {
    #expect(
      Logger().line(
        .info,
        "\(255, format: .hex(includePrefix: true, minDigits: 4)) \(-8, format: .octal) \(7, format: .decimal(minDigits: 2))"
      )
        == "info: 0x00ff -10 07")
    #expect(
      Logger().line(.info, "\(2.345, format: .fixed(precision: 1)) \(Float(0.5), format: .fixed)")
        == "info: 2.3 0.500000")
    #expect(
      Logger().line(.info, "\("a", align: .left(columns: 3))|\("b", align: .right(columns: 3))|") == "info: a  |  b|")
  }

  @Test func `each log method writes one line with its level`() {
    let lines = Lines()
    Logger.$output.withValue(.init { lines.add($0) }) {
      logger.log("log")
      logger.log(level: .error, "log")
      logger.trace("trace")
      logger.debug("debug")
      logger.info("info")
      logger.notice("notice")
      logger.warning("warning")
      logger.error("error")
      logger.critical("critical")
      logger.fault("fault")
      os_log("plain")
      os_log(.debug, "plain")
    }
    let prefix = "[org.example:tests] "
    #expect(lines.all.prefix(10).allSatisfy { $0.hasPrefix(prefix) })
    #expect(
      lines.all.map { $0.replacing(prefix, with: "") } == [
        "notice: log", "error: log", "debug: trace", "debug: debug", "info: info", "notice: notice",
        "error: warning", "error: error", "fault: critical", "fault: fault", "notice: plain", "debug: plain",
      ])
  }
}

/// Collects what a logger writes.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
