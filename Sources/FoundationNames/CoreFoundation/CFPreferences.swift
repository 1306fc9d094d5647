#if !canImport(Darwin)
  public import Foundation

  // Settings of an app, in Foundation's `UserDefaults`. User and host have no effect.

  /// The name of an owner of settings; only the current application differs.
  public nonisolated(unsafe) let kCFPreferencesCurrentApplication: CFString! = "kCFPreferencesCurrentApplication"
  /// The name of an owner of settings; only the current application differs.
  public nonisolated(unsafe) let kCFPreferencesAnyApplication: CFString! = "kCFPreferencesAnyApplication"
  /// The name of an owner of settings; only the current application differs.
  public nonisolated(unsafe) let kCFPreferencesCurrentUser: CFString! = "kCFPreferencesCurrentUser"
  /// The name of an owner of settings; only the current application differs.
  public nonisolated(unsafe) let kCFPreferencesAnyUser: CFString! = "kCFPreferencesAnyUser"
  /// The name of an owner of settings; only the current application differs.
  public nonisolated(unsafe) let kCFPreferencesCurrentHost: CFString! = "kCFPreferencesCurrentHost"
  /// The name of an owner of settings; only the current application differs.
  public nonisolated(unsafe) let kCFPreferencesAnyHost: CFString! = "kCFPreferencesAnyHost"

  private func defaults(of application: CFString!) -> UserDefaults? {
    application == kCFPreferencesCurrentApplication
      ? .standard : UserDefaults(suiteName: application.map { String(describing: $0) })
  }

  /// A kept setting; nil without.
  public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!) -> CFPropertyList? {
    defaults(of: applicationID)?.object(forKey: String(describing: key!)).map { $0 as AnyObject }
  }
  /// Keeps a setting; nil removes it.
  public func CFPreferencesSetAppValue(_ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!) {
    defaults(of: applicationID)?.set(value, forKey: String(describing: key!))
  }
  /// A kept setting as a Boolean; false without.
  public func CFPreferencesGetAppBooleanValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
  ) -> Bool {
    let value = CFPreferencesCopyAppValue(key, applicationID) as? NSNumber
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(value != nil)
    return value?.boolValue ?? false
  }
  /// A kept setting as an integer; 0 without.
  public func CFPreferencesGetAppIntegerValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
  ) -> CFIndex {
    let value = CFPreferencesCopyAppValue(key, applicationID) as? NSNumber
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(value != nil)
    return value?.intValue ?? 0
  }
  /// Writes what is kept.
  @discardableResult
  public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool {
    defaults(of: applicationID)?.synchronize() ?? false
  }
  /// A kept setting; nil without.
  public func CFPreferencesCopyValue(
    _ key: CFString!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
  ) -> CFPropertyList? { CFPreferencesCopyAppValue(key, applicationID) }
  /// Keeps a setting; nil removes it.
  public func CFPreferencesSetValue(
    _ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
  ) { CFPreferencesSetAppValue(key, value, applicationID) }
  /// Writes what is kept.
  @discardableResult
  public func CFPreferencesSynchronize(
    _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
  ) -> Bool { CFPreferencesAppSynchronize(applicationID) }

  /// A Boolean as C has it on Apple's systems.
  public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The name of an owner of settings; only the current application differs.
    public let boolValue: Bool
    /// A Boolean, as C has it.
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
    public var description: String { boolValue.description }
  }
#endif
