#if !canImport(Darwin)
  public import Foundation

  /// A line of the system's log, which does not exist here: an app's own code makes none, and a test makes its own.
  open class OSLogEntry: NSObject {
    /// The text, with its values.
    public let composedMessage: String
    /// The time of the report.
    public let date: Date

    fileprivate init(composedMessage: String, date: Date) {
      self.composedMessage = composedMessage
      self.date = date
    }
  }

  /// A message of a logger. No logger keeps its messages, so only a test makes one.
  public final class OSLogEntryLog: OSLogEntry {
    /// The kind of a message.
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

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
    /// The one part of the log: entries of this process.
    public enum Scope: Int, Sendable { case currentProcessIdentifier = 1 }
    /// A place in the log.
    public final class Position {
      fileprivate init() {}
    }
    /// The log of the scope; never throws.
    public init(scope: Scope) throws {}
    /// A place in the log; the date has no effect.
    public func position(date: Date) -> Position { Position() }
    /// A place in the log; the interval has no effect.
    public func position(timeIntervalSinceEnd interval: TimeInterval) -> Position { Position() }
    /// A place in the log; the interval has no effect.
    public func position(timeIntervalSinceLatestBoot interval: TimeInterval) -> Position { Position() }
    /// No entries: no logger keeps its messages.
    ///
    /// - Parameters:
    ///   - position: where to begin; not used.
    ///   - predicate: which entries to return; not used.
    public func getEntries(at position: Position? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<
      OSLogEntry
    > { AnySequence([]) }
  }
#endif
