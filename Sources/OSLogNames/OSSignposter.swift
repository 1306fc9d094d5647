#if !canImport(Darwin)
  import Foundation

  /// The number of an interval.
  public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    /// A number that no other call returns.
    public init(log: OSLog) { self.init(UInt64.random(in: 1..<UInt64.max - 8)) }
    /// The number of the object, as long as it exists.
    public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
  }

  /// The kind of a signpost.
  public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
  }

  /// An interval that has begun.
  public final class OSSignpostIntervalState: Codable, @unchecked Sendable {
    let id: UInt64
    init(_ id: OSSignpostID) { self.id = id.rawValue }
    /// A number or a kind; nothing is recorded.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  }

  /// Marks places in time for Instruments. Here it records nothing.
  public struct OSSignposter: Sendable {
    public init() {}
    /// Keeps no name: nothing is recorded.
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logHandle: OSLog) {}
    public init(logger: Logger) {}
    public static let disabled = OSSignposter()
    /// Always false: nothing is recorded.
    public var isEnabled: Bool { false }

    /// A number that no other call returns.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    /// The number of the object, as long as it exists.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    /// Records nothing.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
      OSSignpostIntervalState(id)
    }
    /// Records nothing, and does not make the message.
    public func beginInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
    /// Records nothing.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
      OSSignpostIntervalState(id)
    }
    /// Records nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Records nothing, and does not make the message.
    public func endInterval(
      _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Records nothing.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Records nothing, and does not make the message.
    public func emitEvent(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Runs the closure.
    public func withIntervalSignpost<T>(
      _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Runs the closure, and does not make the message.
    public func withIntervalSignpost<T>(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
      around task: () throws -> T
    ) rethrows -> T { try task() }
  }

  /// Records nothing.
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
  ) {}
  /// Records nothing.
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
  ) {}
#endif
