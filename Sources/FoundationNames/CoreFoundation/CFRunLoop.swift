#if !canImport(Darwin)
  public import Foundation

  public typealias CFRunLoop = RunLoop
  /// A source of a run loop. It sends nothing.
  public final class CFRunLoopSource: Sendable {}
  /// An observer of a run loop. It is never called.
  public final class CFRunLoopObserver: Sendable {}
  /// A port of the kernel of Apple's systems. It receives nothing.
  public final class CFMachPort: Sendable {}

  /// The name of a run loop's mode.
  public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    /// The run loop of Foundation, in the spelling of C.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
  }

  /// The run loop of Foundation, in the spelling of C.
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }
  /// The run loop of Foundation, in the spelling of C.
  public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
  /// Does nothing: the source sends nothing.
  public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
  /// Does nothing: the source sends nothing.
  public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
  /// Does nothing: the observer is never called.
  public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
  /// Does nothing: the observer is never called.
  public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
  /// Runs the closure later on the run loop, in its common modes.
  public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    rl?.perform(inModes: [.common]) { block() }
  }
  /// Does nothing: the run loop wakes up by itself.
  public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

  /// A source that sends nothing.
  public func CFMachPortCreateRunLoopSource(
    _ allocator: CFAllocator!, _ port: CFMachPort!, _ order: CFIndex
  ) -> CFRunLoopSource! { CFRunLoopSource() }
  /// Does nothing.
  public func CFMachPortInvalidate(_ port: CFMachPort!) {}

  extension RunLoop.Mode {
    public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
    public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  }
#endif
