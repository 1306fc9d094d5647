#if !canImport(Darwin)
  public import Foundation

  public typealias CFRunLoop = RunLoop
  /// A source of a run loop, which never fires.
  public final class CFRunLoopSource: Sendable {}
  /// A port for messages, which receives none.
  public final class CFMachPort: Sendable {
    package init() {}
  }

  /// The modes of a run loop.
  public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  }
  public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
  public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode

  public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }
  /// A source that never fires.
  public func CFMachPortCreateRunLoopSource(
    _ allocator: CFAllocator?, _ port: CFMachPort!, _ order: CFIndex
  ) -> CFRunLoopSource! { CFRunLoopSource() }
  // Without effect: a source never fires, and a port receives nothing.
  public func CFMachPortInvalidate(_ port: CFMachPort!) {}
  public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
  public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
  /// Always true, until the source is released.
  public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { true }
#endif
