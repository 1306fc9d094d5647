#if !canImport(Darwin)
  public import Foundation

  /// A centre of notifications within this process: nothing reaches other processes.
  public final class CFNotificationCenter: @unchecked Sendable {
    fileprivate struct Entry {
      let observer: UnsafeRawPointer?
      let name: CFNotificationName?
      let call: CFNotificationCallback
    }
    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()
    fileprivate static let distributed = CFNotificationCenter()
    private let lock = NSLock()
    private var entries: [Entry] = []

    fileprivate func change(_ body: (inout [Entry]) -> Void) { lock.withLock { body(&entries) } }
    fileprivate func callbacks(for name: CFNotificationName?) -> [Entry] {
      lock.withLock { entries.filter { $0.name == nil || $0.name == name } }
    }
  }

  /// Gets the centre, the observer, the name, the object and the user info.
  public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
  ) -> Void

  /// The name of a notification.
  public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    /// One of the three centres, each within this process.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    public init(rawValue: CFString) { self.rawValue = rawValue }
  }

  /// What happens to notifications for an app that is suspended: none is here.
  public enum CFNotificationSuspensionBehavior: CFIndex, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

  /// One of the three centres, each within this process.
  public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
  /// One of the three centres, each within this process.
  public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
  /// One of the three centres, each within this process.
  public func CFNotificationCenterGetDistributedCenter() -> CFNotificationCenter! { .distributed }

  /// Calls the callback at each notification of that name; without a name, at each one.
  public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
  ) {
    guard let callBack else { return }
    let entry = CFNotificationCenter.Entry(
      observer: observer, name: name.map { CFNotificationName($0) }, call: callBack)
    center?.change { $0.append(entry) }
  }

  /// Ends the calls for that observer and name; without a name, for all of its names.
  public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
  ) { center?.change { $0.removeAll { $0.observer == observer && (name == nil || $0.name == name) } } }

  /// Ends all calls for that observer.
  public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center?.change { $0.removeAll { $0.observer == observer } }
  }

  /// Calls the observers of that name at once.
  public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
  ) {
    for entry in center?.callbacks(for: name) ?? [] {
      entry.call(center, entry.observer.map { UnsafeMutableRawPointer(mutating: $0) }, name, object, userInfo)
    }
  }
#endif
