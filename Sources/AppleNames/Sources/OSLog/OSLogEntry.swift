import Foundation

/// A line of the system's log, which does not exist here: an app's own code makes none, and a test makes its own.
open class OSLogEntry: NSObject {
  public let composedMessage: String
  public let date: Date
  fileprivate init(composedMessage: String, date: Date) {
    self.composedMessage = composedMessage
    self.date = date
  }
}

/// A message of a logger. No logger keeps its messages, so only a test makes one.
public final class OSLogEntryLog: OSLogEntry {
  public let level: Level
  public let subsystem: String
  public let category: String
  /// An entry for a test. Apple's systems have no such initializer.
  public init(
    _ composedMessage: String, level: Level = .notice, subsystem: String = "", category: String = "",
    date: Date = Date()
  ) {
    self.level = level
    self.subsystem = subsystem
    self.category = category
    super.init(composedMessage: composedMessage, date: date)
  }
}

/// The system's log, which keeps no entry here.
public final class OSLogStore {
  public final class Position {
    fileprivate init() {}
  }
  public init(scope: Scope) throws {}
  public func position(date: Date) -> Position { Position() }
  public func position(timeIntervalSinceEnd interval: TimeInterval) -> Position { Position() }
  public func position(timeIntervalSinceLatestBoot interval: TimeInterval) -> Position { Position() }
  public func getEntries(at position: Position? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<
    OSLogEntry
  > { AnySequence([]) }
}
