#if !canImport(Darwin)
  public import Dispatch

  /// A source of events about memory. Linux's Dispatch has none: no event arrives.
  public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

  extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal = MemoryPressureEvent(rawValue: 1)
      public static let warning = MemoryPressureEvent(rawValue: 2)
      public static let critical = MemoryPressureEvent(rawValue: 4)
      public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source that never sends an event.
    public class func makeMemoryPressureSource(
      eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { SilentSource(DispatchSource.makeUserDataAddSource(queue: queue)) }
  }

  extension DispatchSourceMemoryPressure {
    /// Always normal.
    public var data: DispatchSource.MemoryPressureEvent { .normal }
  }
#endif
