// What `import OSLog` and `import os` give where the modules of these names are not the system's.
@_exported public import Foundation

#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import OSLog
#else
  /// Writes what an app reports, a line a message, to standard error.
  public struct Logger: Sendable {
    private let name: String

    /// - Parameters:
    ///   - subsystem: which app reports.
    ///   - category: which part of it.
    public init(subsystem: String, category: String) { name = "[\(subsystem):\(category)] " }

    public init() { name = "" }

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

    private func write(_ type: OSLogType, _ message: OSLogMessage) {
      FileHandle.standardError.write(Data((line(type, message) + "\n").utf8))
    }

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
#endif
