#if !canImport(Darwin)
  public import Foundation

  // The system here neither sleeps nor ends a process for these.
  extension ProcessInfo {
    /// What an activity asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
      public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
      public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
      public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
      public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
      public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
      public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
      public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
      public static let background = ActivityOptions(rawValue: 0xFF)
      public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
      public static let userInteractive = ActivityOptions(rawValue: 0x00FF_FFFF | 0xFF_0000_0000)
    }

    /// A token for `endActivity`; nothing else happens.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    /// Does nothing.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Runs the closure.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    /// Runs the closure later with false: no time runs out.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
      DispatchQueue.global().async { block(false) }
    }

    /// Does nothing.
    public func disableSuddenTermination() {}
    /// Does nothing.
    public func enableSuddenTermination() {}
    /// Does nothing.
    public func disableAutomaticTermination(_ reason: String) {}
    /// Does nothing.
    public func enableAutomaticTermination(_ reason: String) {}
    /// Always false; a new value is dropped.
    public var automaticTerminationSupportEnabled: Bool {
      get { false }
      set {}
    }
    /// Always false: this is no Vision Pro.
    public var isiOSAppOnVision: Bool { false }
  }
#endif
