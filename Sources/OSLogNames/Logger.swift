// The names that `import OSLog` and `import os` give where no system module has these names.
@_exported public import Foundation

#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import OSLog
#else
  /// Writes what an app reports, a line a message, to standard error.
  public struct Logger: Sendable {
    private let name: String

    /// A logger whose lines begin with both names in brackets.
    ///
    /// - Parameters:
    ///   - subsystem: the app that reports.
    ///   - category: the part of it.
    public init(subsystem: String, category: String) { name = "[\(subsystem):\(category)] " }

    /// A logger whose lines begin with the kind, without a subsystem.
    public init() { name = "" }

    /// A logger with the names of the log.
    public init(_ logObj: OSLog) { name = logObj.name }

    /// Writes a message of the kind `notice`.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// - Parameter level: the kind that the line begins with.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a line that begins with `debug`, as this module has no kind below it.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a line that begins with `debug`.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a line that begins with `info`.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes a line that begins with `notice`, as `log(_:)` does.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a line that begins with `error`, as the system's logger does.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a line that begins with `error`.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a line that begins with `fault`, as the system's logger does.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes a line that begins with `fault`.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    /// Receives each line; a test replaces it.
    // NB: a structure, because a task-local value of a function type crashes in release builds (Swift 6.3).
    package struct Output: Sendable {
      package let write: @Sendable (String) -> Void
      package init(write: @escaping @Sendable (String) -> Void) { self.write = write }
    }

    @TaskLocal package static var output = Output { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    private func write(_ type: OSLogType, _ message: OSLogMessage) { Self.output.write(line(type, message)) }

    package func line(_ type: OSLogType, _ message: OSLogMessage) -> String { "\(name)\(type): \(message.text)" }
  }

  /// How much a message matters.
  public struct OSLogType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(rawValue: 0x00)
    public static let info = OSLogType(rawValue: 0x01)
    public static let debug = OSLogType(rawValue: 0x02)
    public static let error = OSLogType(rawValue: 0x10)
    public static let fault = OSLogType(rawValue: 0x11)

    public var description: String {
      switch self {
      case .info: "info"
      case .debug: "debug"
      case .error: "error"
      case .fault: "fault"
      default: "notice"
      }
    }
  }

  /// Writes a message that is a plain string.
  public func os_log(_ message: OSLogMessage) { Logger().log(message) }
  /// - Parameter type: how much it matters.
  public func os_log(_ type: OSLogType, _ message: OSLogMessage) { Logger().log(level: type, message) }
  /// Writes a message, whose format has the places of the arguments.
  ///
  /// - Parameters:
  ///   - message: a format as of `String(format:)`. `%{public}@` counts as `%@`; a private value is not written.
  ///   - log: the log with the names that the line begins with.
  ///   - type: how much it matters.
  ///   - args: the values for the places.
  @_disfavoredOverload
  public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
  ) {
    os_log(type, log: log, message, arguments: args)
  }

  /// Writes a message, whose format has the places of the arguments.
  ///
  /// - Parameters:
  ///   - type: how much it matters.
  ///   - log: the log with the names that the line begins with.
  ///   - message: a format as of `String(format:)`. `%{public}@` counts as `%@`; a private value is not written.
  ///   - args: the values for the places.
  @_disfavoredOverload
  public func os_log(_ type: OSLogType, log: OSLog, _ message: StaticString, _ args: any CVarArg...) {
    os_log(type, log: log, message, arguments: args)
  }

  private func os_log(_ type: OSLogType, log: OSLog, _ message: StaticString, arguments: [any CVarArg]) {
    guard log !== OSLog.disabled else { return }
    Logger(log).log(level: type, "\(log.text(message, arguments), privacy: .public)")
  }
#endif
