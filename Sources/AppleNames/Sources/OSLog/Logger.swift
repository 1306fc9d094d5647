import Foundation

/// Writes what an app reports, a line a message, to standard error.
public struct Logger: Sendable {
  private let name: String

  public init(subsystem: String, category: String) { name = "[\(subsystem):\(category)] " }

  public init() { name = "" }

  public init(_ logObj: OSLog) { name = logObj.name }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

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
